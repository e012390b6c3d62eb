import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What may take long and therefore runs in slices, with the rest of the service going first. */
const IN_SLICES: ReadonlySet<string> = new Set([
  'GET /api/bible/search',
  'POST /api/bible/study-tools',
  'POST /api/study/verify',
  'POST /api/chat/messages',
]);

/** The quick requests under way in this process: readers of chapters above all. Long work lets them go first. */
export class Foreground {
  private underWay = 0;
  private whenIdle: Promise<void> | undefined;
  private idle: () => void = () => undefined;

  /** @returns what ends it; once */
  enter(): () => void {
    this.underWay += 1;
    let here = true;
    return () => {
      if (here) this.leave();
      here = false;
    };
  }

  /** Resolves when no quick request is under way, or after so many milliseconds: long work is not to wait for ever. */
  async quiet(most: number): Promise<void> {
    if (this.underWay === 0) return;
    this.whenIdle ??= new Promise((resolve) => (this.idle = resolve));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, most)));
    await Promise.race([this.whenIdle, late]);
    clearTimeout(timer);
  }

  private leave(): void {
    this.underWay -= 1;
    if (this.underWay > 0) return;
    this.whenIdle = undefined;
    this.idle();
  }
}

/** One for the process, as its one thread is. */
export const foreground = new Foreground();

export function trackForeground(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!IN_SLICES.has(routeOf(request))) reply.raw.once('close', foreground.enter());
    done();
  });
}

const routeOf = ({ method, routeOptions }: FastifyRequest): string => `${method} ${routeOptions.url ?? ''}`;
