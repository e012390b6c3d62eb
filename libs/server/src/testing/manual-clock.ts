import { addSeconds, Clock } from '../time/clock.js';

/** A clock that only moves when a test moves it. */
export class ManualClock extends Clock {
  constructor(private time = new Date()) {
    super();
  }

  now(): Date {
    return this.time;
  }

  advance(seconds: number): void {
    this.time = addSeconds(this.time, seconds);
  }
}
