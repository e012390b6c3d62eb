import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Routes whose work may take long and therefore runs in slices; all others are quick. */
const SLICED_ROUTES: ReadonlySet<string> = new Set([
  'GET /api/bible/search',
  'POST /api/bible/study-tools',
  'POST /api/study/verify',
  'POST /api/chat/messages',
]);

/** Counts the quick requests under way in this process, chapters above all, so that long work can yield to them. */
export class QuickRequests {
  private underWay = 0;
  private idle: Promise<void> | undefined;
  private resolveIdle: () => void = () => undefined;

  /** @returns to be called when the request has ended; a second call does nothing */
  begin(): () => void {
    this.underWay += 1;
    let open = true;
    return () => {
      if (open) this.end();
      open = false;
    };
  }

  /** Resolves when no quick request is under way, or after `maxWaitMs`: long work must not starve. */
  async whenIdle(maxWaitMs: number): Promise<void> {
    if (this.underWay === 0) return;
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

/** Counts every request of `fastify` that is not one of the sliced routes. */
export function trackQuickRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!SLICED_ROUTES.has(routeOf(request))) reply.raw.once('close', quickRequests.begin());
    done();
  });
}

const routeOf = ({ method, routeOptions }: FastifyRequest): string => `${method} ${routeOptions.url ?? ''}`;
