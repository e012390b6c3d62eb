import type { IBreaker } from 'cockatiel';
import type { BreakerSettings } from '../config/settings.js';

const SLICES = 10;

/**
 * Opens a breaker by the share of failures among the calls of the last `windowMs`. The library's own sampling forgets old
 * calls only as new ones arrive, so that a few failures an hour would add up to an outage.
 */
export class FailureRate implements IBreaker {
  state: unknown;
  private slices: { readonly from: number; calls: number; failures: number }[] = [];

  constructor(private readonly settings: Omit<BreakerSettings, 'openMs'>) {}

  success(): void {
    this.count(false);
  }

  failure(): boolean {
    this.count(true);
    const calls = this.slices.reduce((sum, slice) => sum + slice.calls, 0);
    const failures = this.slices.reduce((sum, slice) => sum + slice.failures, 0);
    return calls >= this.settings.leastCalls && failures >= calls * this.settings.failureRate;
  }

  /** Forgets all calls, as after a recovery. */
  reset(): void {
    this.slices = [];
  }

  private count(failed: boolean): void {
    const { windowMs } = this.settings;
    const now = Date.now();
    this.slices = this.slices.filter(({ from }) => from > now - windowMs);
    let current = this.slices.at(-1);
    if (!current || now - current.from >= windowMs / SLICES) {
      current = { from: now, calls: 0, failures: 0 };
      this.slices.push(current);
    }
    current.calls += 1;
    if (failed) current.failures += 1;
  }
}
