import type { Logger } from '@berea/server';
import type { AuthConfig } from '../core/auth-config.js';
import type { OneTimeSecrets } from '../one-time/one-time-tokens.service.js';
import type { RedirectTargets } from '../core/redirect-targets.js';
import { composeMail } from './compose-mail.js';
import type { Mailer, MailKind } from './mailer.js';

/** Writes mails and sees to it that the time of an answer does not tell whether one was sent. */
export class MailDesk {
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly mailer: Mailer,
    private readonly config: AuthConfig,
    private readonly targets: RedirectTargets,
    private readonly log: Logger,
  ) {}

  /** With a mail server, `work` goes on behind the answer and its failure is only logged; else it is awaited. */
  async run(work: () => Promise<void>): Promise<void> {
    if (!this.mailer.remote) return work();
    const running = work()
      .catch((error: unknown) => this.log.error({ err: error }, 'a mail could not be sent'))
      .finally(() => this.underWay.delete(running));
    this.underWay.add(running);
  }

  /** Mails the secrets to `to`; the link leads on to `redirectTo` where that is allowed. */
  async send(kind: MailKind, to: string, { code, linkToken }: OneTimeSecrets, redirectTo: string): Promise<void> {
    const query = new URLSearchParams({ token: linkToken, type: kind, redirect_to: this.targets.resolve(redirectTo) });
    const link = `${this.config.externalUrl}/verify?${query.toString()}`;
    await this.mailer.send(composeMail(kind, to, link, code, linkToken));
  }

  /** Resolves when every mail under way is handed over or given up. */
  async settled(): Promise<void> {
    await Promise.all(this.underWay);
  }
}
