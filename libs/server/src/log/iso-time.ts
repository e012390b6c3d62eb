let second = Number.NaN;
let text = '';

/**
 * A time as `Date.toISOString` writes it, of many in a row: all but the milliseconds is written once a second.
 * @param time milliseconds since 1970
 */
export function isoTime(time: number): string {
  const now = Math.floor(time / 1_000);
  if (now !== second) {
    second = now;
    text = new Date(now * 1_000).toISOString().slice(0, -'000Z'.length);
  }
  return `${text}${String(time - now * 1_000).padStart(3, '0')}Z`;
}
