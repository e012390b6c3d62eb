import { DrainRate } from './pace.js';
import { BusyError } from './upstream-error.js';

export interface BulkheadSettings {
  /** How many may be inside at once. */
  readonly maxActive: number;
  /** How many may wait for a place. */
  readonly maxQueued: number;
  /** How long each may wait, in milliseconds. */
  readonly maxWaitMs: number;
}

/** Places do not become free evenly: who may wait should expect one well before their time is over. */
const WAIT_SHARE = 0.5;

/** Bounds what is under way to one service, so that its slowness does not pile up here; the few that wait do so in order. */
export class Bulkhead {
  private active = 0;
  private reserved = 0;
  private readonly queue = new Set<() => void>();
  private readonly drainRate = new DrainRate();

  constructor(private readonly settings: BulkheadSettings) {}

  /** How many are inside and how many wait. */
  get load(): { active: number; queued: number } {
    return { active: this.active, queued: this.queue.size };
  }

  /**
   * Announces somebody who will want a place as soon as it is known who they are, so that no more come so far than
   * could be let in or wait.
   * @returns what ends the announcement; undefined for whom neither a place nor one to wait at is left
   */
  reserve(): (() => void) | undefined {
    const coming = this.active + this.queue.size + this.reserved;
    if (coming >= this.settings.maxActive + this.queueLimit) return undefined;
    this.reserved += 1;
    return () => {
      this.reserved -= 1;
    };
  }

  /**
   * Takes a place.
   * @returns what gives the place back; calling it again does nothing
   * @throws BusyError when no place, or none soon enough, is free
   */
  async acquire(): Promise<() => void> {
    if (this.active < this.settings.maxActive) this.active += 1;
    else await this.wait();
    let here = true;
    return () => {
      if (here) this.release();
      here = false;
    };
  }

  /** How many may wait with a prospect: whoever would still wait when their time is over is better told at once. */
  private get queueLimit(): number {
    const { maxQueued, maxWaitMs } = this.settings;
    return Math.min(maxQueued, Math.max(1, Math.ceil(this.drainRate.expectedWithin(maxWaitMs * WAIT_SHARE))));
  }

  private wait(): Promise<void> {
    if (this.queue.size >= this.queueLimit) return Promise.reject(new BusyError());
    return new Promise((resolve, reject) => {
      const admit = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.queue.delete(admit);
        reject(new BusyError());
      }, this.settings.maxWaitMs);
      this.queue.add(admit);
    });
  }

  /** The place goes to whoever waits longest, if anybody does. */
  private release(): void {
    this.drainRate.released(this.active === this.settings.maxActive);
    const [next] = this.queue;
    if (!next) {
      this.active -= 1;
      return;
    }
    this.queue.delete(next);
    next();
  }
}
