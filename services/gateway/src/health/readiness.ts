import type { Logger } from '@berea/server';
import type { RateLimiter } from '../limits/rate-limiter.js';
import type { Upstream, Upstreams } from '../proxy/upstreams.js';

/** Longer than a service takes to say that its database hangs. */
const PROBE_MS = 3_000;
/** So long after its start the gateway waits for all services before it opens. */
const START_MS = 30_000;

/** `unable`: it answers, and says that what it needs (the database) is away; `degraded`: that it serves without a part of it. */
type State = 'ready' | 'degraded' | 'unable' | 'away';

/**
 * Whether the gateway can serve. Callers that ask at the same time share one round of questions.
 *
 * A service that is away, or cannot write since a disk is full, costs its own area only, so the gateway stays open, degraded;
 * so does Redis. It is closed while a
 * service says that the database is away, when nobody answers, and at the start, until everything was ready once.
 */
export class Readiness {
  private probing: Promise<void | 'degraded'> | undefined;
  private isStarting = true;
  private readonly startedAt: number;
  private missing = '';

  constructor(
    private readonly upstreams: Upstreams,
    private readonly limiter: RateLimiter,
    private readonly log: Logger,
    private readonly now: () => number = Date.now,
  ) {
    this.startedAt = now();
  }

  /** @throws Error naming what is missing */
  check(): Promise<void | 'degraded'> {
    this.probing ??= this.probe().finally(() => (this.probing = undefined));
    return this.probing;
  }

  private async probe(): Promise<void | 'degraded'> {
    const services = await Promise.all(
      this.upstreams.all.map(async (upstream) => ({ name: upstream.name as string, state: await stateOf(upstream) })),
    );
    const broken = services.filter(({ state }) => state === 'unable' || state === 'away');
    const missing = [
      ...services.filter(({ state }) => state !== 'ready').map(({ name, state }) => `${name} is ${state}`),
      ...(this.limiter.isHealthy ? [] : ['redis is away']),
    ];
    this.logChange(missing.join(', '));
    this.isStarting &&= broken.length > 0 && this.now() < this.startedAt + START_MS;
    const closed =
      this.isStarting || broken.some(({ state }) => state === 'unable') || broken.length === services.length;
    if (closed) throw new Error(`Not ready: ${missing.join(', ')}`);
    return missing.length ? 'degraded' : undefined;
  }

  private logChange(missing: string): void {
    if (missing !== this.missing) this.log.info({ missing }, missing ? 'not ready' : 'everything is ready');
    this.missing = missing;
  }
}

async function stateOf({ background }: Upstream): Promise<State> {
  try {
    const { statusCode, body } = await background.request({
      path: '/health/ready',
      method: 'GET',
      signal: AbortSignal.timeout(PROBE_MS),
    });
    if (statusCode !== 200) {
      await body.dump();
      return 'unable';
    }
    const { status } = (await body.json()) as { status?: unknown };
    return status === 'degraded' ? 'degraded' : 'ready';
  } catch {
    return 'away';
  }
}
