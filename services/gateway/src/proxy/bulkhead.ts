import { BusyError } from './upstream-error.js';

export interface BulkheadSettings {
  /** How many may be inside at once. */
  readonly inside: number;
  /** How many may wait for a place. */
  readonly queue: number;
  /** How long each may wait, in milliseconds. */
  readonly waitMs: number;
}

/** Bounds what is under way to one service, so that its slowness does not pile up here; the few that wait do so in order. */
export class Bulkhead {
  private inside = 0;
  private readonly queue = new Set<() => void>();

  constructor(private readonly settings: BulkheadSettings) {}

  /** How many are inside and how many wait. */
  get load(): { inside: number; waiting: number } {
    return { inside: this.inside, waiting: this.queue.size };
  }

  /** Whether nobody else would even be let wait. */
  get full(): boolean {
    return this.inside >= this.settings.inside && this.queue.size >= this.settings.queue;
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

  private wait(): Promise<void> {
    if (this.queue.size >= this.settings.queue) return Promise.reject(new BusyError());
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
    const [next] = this.queue;
    if (!next) {
      this.inside -= 1;
      return;
    }
    this.queue.delete(next);
    next();
  }
}
