import { useEffect, useState } from 'react';

const SECOND = 1_000;

/** '13:30', and '-1:05' once the time is over. */
export function formatLeft(seconds: number): string {
  const whole = Math.abs(seconds);
  const text = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
  return seconds < 0 ? `-${text}` : text;
}

/** The time that is left of the plan; it counts on when that is over. @param startedAt in ms; undefined: not begun */
export function useClock(startedAt: number | undefined, minutes: number) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (startedAt === undefined) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [startedAt]);
  const elapsed = startedAt === undefined ? 0 : Math.max(0, Math.floor((now - startedAt) / SECOND));
  const left = minutes * 60 - elapsed;
  return { text: formatLeft(left), over: left < 0, part: Math.min(1, elapsed / (minutes * 60)) };
}
