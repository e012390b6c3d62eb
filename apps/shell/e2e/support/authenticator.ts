import { generate } from 'otplib';

const STEP_S = 30;
const stepNow = (): number => Math.floor(Date.now() / 1_000 / STEP_S);

/**
 * The authenticator app that holds the secret. The service takes the codes of the step before and of the step after,
 * too, and none twice: so two uses need no waiting, and neither code runs out while it is typed.
 */
export class Authenticator {
  private used = 0;

  constructor(private readonly secret: string) {}

  /** A code that is good now and was not used yet. */
  async code(): Promise<string> {
    this.used = Math.max(this.used + 1, stepNow());
    if (this.used > stepNow() + 1) throw new Error('Every code that is good now was used.');
    return this.at(this.used);
  }

  /** A code that is good neither now nor soon. */
  async wrongCode(): Promise<string> {
    const good = await Promise.all([-1, 0, 1, 2].map((steps) => this.at(stepNow() + steps)));
    return ['000000', '111111', '222222', '333333', '444444'].find((code) => !good.includes(code)) ?? '';
  }

  private at(step: number): Promise<string> {
    return generate({ secret: this.secret, epoch: step * STEP_S });
  }
}
