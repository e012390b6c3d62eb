import type { Logger } from '@berea/server';
import type { Upstream, Upstreams } from '../proxy/upstreams.js';

const PROBE_MS = 1_000;

/** Whether every service behind this door is ready. Callers that ask at the same time share one round of questions. */
export class Readiness {
  private asking: Promise<void> | undefined;
  private missing = '';

  constructor(
    private readonly upstreams: Upstreams,
    private readonly log: Logger,
  ) {}

  /** @throws Error naming the services that are not ready */
  check(): Promise<void> {
    this.asking ??= this.ask().finally(() => (this.asking = undefined));
    return this.asking;
  }

  private async ask(): Promise<void> {
    const answers = await Promise.all(
      this.upstreams.all.map(async (upstream) => ({ name: upstream.name, ready: await isReady(upstream) })),
    );
    const missing = answers
      .filter(({ ready }) => !ready)
      .map(({ name }) => name)
      .join(', ');
    if (missing !== this.missing) this.log.info({ missing }, missing ? 'not ready' : 'everything is ready');
    this.missing = missing;
    if (missing) throw new Error(`Not ready: ${missing}`);
  }
}

async function isReady({ background }: Upstream): Promise<boolean> {
  try {
    const { statusCode, body } = await background.request({
      path: '/health/ready',
      method: 'GET',
      signal: AbortSignal.timeout(PROBE_MS),
    });
    await body.dump();
    return statusCode === 200;
  } catch {
    return false;
  }
}
