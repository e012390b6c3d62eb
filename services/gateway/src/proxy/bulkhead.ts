import { Pace } from './pace.js';
import { BusyError } from './upstream-error.js';

export interface BulkheadSettings {
  /** How many may be inside at once. */
  readonly inside: number;
  /** How many may wait for a place. */
  readonly queue: number;
  /** How long each may wait, in milliseconds. */
  readonly waitMs: number;
}

/** Places do not become free evenly: who may wait should expect one well before their time is over. */
const PROSPECT = 0.5;

/** Bounds what is under way to one service, so that its slowness does not pile up here; the few that wait do so in order. */
export class Bulkhead {
  private inside = 0;
  private announced = 0;
  private readonly queue = new Set<() => void>();
  private readonly pace = new Pace();

  constructor(private readonly settings: BulkheadSettings) {}

  /** How many are inside and how many wait. */
  get load(): { inside: number; waiting: number } {
    return { inside: this.inside, waiting: this.queue.size };
  }

  /**
   * Announces somebody who will want a place as soon as it is known who they are, so that no more come so far than
   * could be let in or wait.
   * @returns what ends the announcement; undefined for whom neither a place nor one to wait at is left
   */
  announce(): (() => void) | undefined {
    const coming = this.inside + this.queue.size + this.announced;
    if (coming >= this.settings.inside + this.worthWaiting) return undefined;
    this.announced += 1;
    return () => {
      this.announced -= 1;
    };
  }

  /**
   * Takes a place.
   * @returns what gives the place back; calling it again does nothing
   * @throws BusyError when no place, or none soon enough, is free
   */
  async enter(): Promise<() => void> {
    if (this.inside < this.settings.inside) this.inside += 1;
    else await this.wait();
    let here = true;
    return () => {
      if (here) this.leave();
      here = false;
    };
  }

  /** How many may wait with a prospect: whoever would still wait when their time is over is better told at once. */
  private get worthWaiting(): number {
    const { queue, waitMs } = this.settings;
    return Math.min(queue, Math.max(1, Math.ceil(this.pace.within(waitMs * PROSPECT))));
  }

  private wait(): Promise<void> {
    if (this.queue.size >= this.worthWaiting) return Promise.reject(new BusyError());
    return new Promise((resolve, reject) => {
      const admit = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.queue.delete(admit);
        reject(new BusyError());
      }, this.settings.waitMs);
      this.queue.add(admit);
    });
  }

  /** The place goes to whoever waits longest, if anybody does. */
  private leave(): void {
    this.pace.left(this.inside === this.settings.inside);
    const [next] = this.queue;
    if (!next) {
      this.inside -= 1;
      return;
    }
    this.queue.delete(next);
    next();
  }
}
