import type { RouteMeta } from '@berea/contracts';
import type { FastifyInstance } from 'fastify';
import { metaOf } from '../contract-meta.js';

/** Whether a route reads the library and answers at once. Not those whose work is itself sliced, nor streams, which stay open. */
const isQuick = (meta: RouteMeta | undefined): boolean => meta?.shared === true && !meta.class;

/** Counts the quick requests under way in this process, chapters above all, so that long work can yield to them. */
export class QuickRequests {
  private underWay = 0;
  private idle: Promise<void> | undefined;
  private resolveIdle: () => void = () => undefined;
  private awaited = 0;

  /** How many are under way. */
  get load(): number {
    return this.underWay;
  }

  /** @returns to be called when the request has ended; a second call does nothing */
  begin(): () => void {
    this.underWay += 1;
    let open = true;
    return () => {
      if (open) this.end();
      open = false;
    };
  }

  /**
   * Does work that quick requests themselves wait for, such as loading the library: nothing pauses for them meanwhile.
   * Otherwise each of its steps would wait for requests that wait for its end.
   */
  async awaiting<T>(work: () => Promise<T>): Promise<T> {
    this.awaited += 1;
    try {
      return await work();
    } finally {
      this.awaited -= 1;
    }
  }

  /** Resolves when no quick request is under way, or after `maxWaitMs`: long work must not starve. */
  async whenIdle(maxWaitMs: number): Promise<void> {
    if (this.underWay === 0 || this.awaited > 0) return;
    this.idle ??= new Promise((resolve) => (this.resolveIdle = resolve));
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, maxWaitMs)));
    await Promise.race([this.idle, timeout]);
    clearTimeout(timer);
  }

  private end(): void {
    this.underWay -= 1;
    if (this.underWay > 0) return;
    this.idle = undefined;
    this.resolveIdle();
  }
}

/** One for the process, which has one thread. */
export const quickRequests = new QuickRequests();

/** Counts the requests of `fastify` that read the library, as long as they are under way. */
export function trackQuickRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (isQuick(metaOf(request))) reply.raw.once('close', quickRequests.begin());
    done();
  });
}
