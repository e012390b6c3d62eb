/** The time, which tests can move. */
export abstract class Clock {
  abstract now(): Date;
}

export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}

/** `date` moved by `seconds`, which may be negative. */
export const addSeconds = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1_000);
