import type { Logger } from '@berea/server';
import type { RateLimiter } from '../admission/rate-limiter.js';
import type { Upstream, Upstreams } from './upstreams.js';

/** Longer than a service takes to say that its database hangs. */
const PROBE_MS = 3_000;
/** For this long after its start the gateway reports ready only once all services are. */
const START_MS = 30_000;

/** `unavailable`: it answers that something it needs (the database) is down; `degraded`: it works without a part of that. */
type State = 'ready' | 'degraded' | 'unavailable' | 'unreachable';

/**
 * Readiness of the gateway. Concurrent callers share one round of probes.
 *
 * A service that is unreachable, or cannot write because a disk is full, affects its own area only, so the gateway stays
 * ready, degraded; the same holds for Redis. It is not ready while a service reports its database as unavailable, while no
 * service answers, and after the start until everything was ready once.
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
    const broken = services.filter(({ state }) => state === 'unavailable' || state === 'unreachable');
    const missing = [
      ...services.filter(({ state }) => state !== 'ready').map(({ name, state }) => `${name} is ${state}`),
      ...(this.limiter.isHealthy ? [] : ['redis is unavailable']),
    ];
    this.logChange(missing.join(', '));
    this.isStarting &&= broken.length > 0 && this.now() < this.startedAt + START_MS;
    const closed =
      this.isStarting || broken.some(({ state }) => state === 'unavailable') || broken.length === services.length;
    if (closed) throw new Error(`Not ready: ${missing.join(', ')}`);
    return missing.length ? 'degraded' : undefined;
  }

  private logChange(missing: string): void {
    if (missing !== this.missing)
      this.log.info({ missing }, missing ? 'services or Redis unavailable' : 'all services available');
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
      return 'unavailable';
    }
    const { status } = (await body.json()) as { status?: unknown };
    return status === 'degraded' ? 'degraded' : 'ready';
  } catch {
    return 'unreachable';
  }
}
