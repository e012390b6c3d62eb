import { useLayoutEffect, useState } from 'react';

const SECOND = 1_000;

/** The time of a sermon: when it began, and when it was paused. Both in ms since 1970. */
export interface Timing {
  /** Undefined before the sermon begins; later by the length of every pause that is over. */
  readonly startedAt: number | undefined;
  /** Undefined while the clock runs. */
  readonly pausedAt: number | undefined;
}

export const NOT_BEGUN: Timing = { startedAt: undefined, pausedAt: undefined };

/** Effect of the clock's one button: it begins, pauses, and goes on from the pause. */
export function pressClock({ startedAt, pausedAt }: Timing, now: number): Timing {
  if (startedAt === undefined) return { startedAt: now, pausedAt: undefined };
  if (pausedAt === undefined) return { startedAt, pausedAt: now };
  return { startedAt: startedAt + now - pausedAt, pausedAt: undefined };
}

/** '13:30', and '-1:05' once the time is over. */
export function formatLeft(seconds: number): string {
  const whole = Math.abs(seconds);
  const text = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
  return seconds < 0 ? `-${text}` : text;
}

/** The time that is left of the plan; it counts on when that is over, and rests while it is paused. */
export function useClock({ startedAt, pausedAt }: Timing, minutes: number) {
  const [now, setNow] = useState(() => Date.now());
  const runs = startedAt !== undefined && pausedAt === undefined;
  // Before it is painted: after a pause the last second is long gone.
  useLayoutEffect(() => {
    if (!runs) return undefined;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, [runs]);
  const elapsed = startedAt === undefined ? 0 : Math.max(0, Math.floor(((pausedAt ?? now) - startedAt) / SECOND));
  const left = minutes * 60 - elapsed;
  return { text: formatLeft(left), over: left < 0, runs, part: Math.min(1, elapsed / (minutes * 60)) };
}
