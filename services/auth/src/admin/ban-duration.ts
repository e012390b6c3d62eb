import { GoTrueError } from '@berea/server';

const SECONDS: Readonly<Record<string, number>> = { ns: 1e-9, us: 1e-6, µs: 1e-6, ms: 1e-3, s: 1, m: 60, h: 3_600 };
const PART = /(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g;
/** A thousand years: beyond, dates cannot be written any more. */
const LONGEST_S = 1_000 * 365 * 86_400;

/**
 * Seconds of a duration such as `24h`, `1h30m` or `0.5s`; null for `none`, which ends a ban.
 * @throws GoTrueError 400 when it is no duration
 */
export function readBanDuration(text: string): number | null {
  if (text === 'none') return null;
  const parts = [...text.matchAll(PART)];
  if (!parts.length || parts.map(([part]) => part).join('') !== text)
    throw GoTrueError.invalid(`invalid format for ban duration: ${JSON.stringify(text.slice(0, 40))}, use 24h or none`);
  const seconds = parts.reduce((sum, [, count, unit]) => sum + Number(count) * (SECONDS[unit ?? ''] ?? 0), 0);
  if (seconds > LONGEST_S) throw GoTrueError.invalid('ban duration: must not be longer than 1000 years');
  return seconds;
}
