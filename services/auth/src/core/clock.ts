export { addSeconds, Clock, SystemClock } from '@berea/server';

/** Whole seconds since 1970, as tokens count them. */
export const unixSeconds = (date: Date): number => Math.floor(date.getTime() / 1_000);
