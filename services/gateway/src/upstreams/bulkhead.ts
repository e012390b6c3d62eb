import type { BulkheadSettings } from '../config/settings.js';
import { BusyError } from './upstream-error.js';

/** Calls do not end at an even pace: one is queued only if it can expect to start within this share of its waiting time. */
const WAIT_SHARE = 0.5;

/**
 * Limits how many calls are active at one service, with a short queue in order of arrival, so that a slow service does
 * not fill the memory and the connections of the gateway.
 *
 * Our own, since cockatiel's bulkhead and p-limit keep an entry queued until its turn comes: neither ends a wait after
 * `maxWaitMs`, nor shortens the queue to what the drain rate promises.
 */
export class Bulkhead {
  private active = 0;
  private reserved = 0;
  private readonly queue = new Set<() => void>();
  private readonly drainRate = new DrainRate();

  constructor(private readonly settings: BulkheadSettings) {}

  get load(): { active: number; queued: number } {
    return { active: this.active, queued: this.queue.size };
  }

  /**
   * Admission control: reserves capacity for a request whose sender is still to be verified, so that tokens are
   * verified for no more requests than could then start or be queued.
   * @returns what ends the reservation; undefined when no capacity is left
   */
  reserve(): (() => void) | undefined {
    if (this.active + this.queue.size + this.reserved >= this.settings.maxActive + this.queueLimit) return undefined;
    this.reserved += 1;
    return () => {
      this.reserved -= 1;
    };
  }

  /**
   * Starts a call, at once or after a wait in the queue.
   * @returns what ends the call; calling it again does nothing
   * @throws BusyError when the queue is full, or when the wait was too long
   */
  async acquire(): Promise<() => void> {
    if (this.active < this.settings.maxActive) this.active += 1;
    else await this.wait();
    let held = true;
    return () => {
      if (held) this.release();
      held = false;
    };
  }

  /** How many may be queued: those that the drain rate lets start in time. The others had better be refused at once. */
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

  /** The call that was queued first takes over, if there is one. */
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

/** How much the newest interval counts, once there are enough of them. */
const WEIGHT = 1 / 32;

/** How fast the calls of a full bulkhead end: a moving mean of the time between two ends. */
class DrainRate {
  private last: number | undefined;
  private intervals = 0;
  private meanMs = 0;

  /** A call has ended. @param full whether the bulkhead was full until now: only then does the interval tell its capacity */
  released(full: boolean): void {
    const now = performance.now();
    if (full && this.last !== undefined) {
      this.intervals += 1;
      this.meanMs += (now - this.last - this.meanMs) * Math.max(1 / this.intervals, WEIGHT);
    }
    this.last = full ? now : undefined;
  }

  /** How many calls will likely end within a time in milliseconds; Infinity as long as nothing was measured. */
  expectedWithin(ms: number): number {
    return this.intervals === 0 ? Infinity : ms / this.meanMs;
  }
}

/** The slots and connections that one request holds while it is being forwarded, released together and once. */
export class Lease {
  private releases: (() => void)[] = [];

  add(release: () => void): void {
    this.releases.push(release);
  }

  release(): void {
    for (const release of this.releases.splice(0)) release();
  }
}
