import { addSeconds, Clock } from '../core/clock.js';

/** A clock that stands still until it is moved. */
export class ManualClock extends Clock {
  private time = new Date();

  now(): Date {
    return this.time;
  }

  advance(seconds: number): void {
    this.time = addSeconds(this.time, seconds);
  }
}
