import type { Sermon } from '@berea/contracts';
import { dayOf } from '../../export/download-text.js';

/** A sermon in which an illustration was told, and when that was last. */
export interface Use {
  readonly sermon: Sermon;
  /** '2026-05-03' */
  readonly date: string;
}

const fold = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');

/** Where a phrase was preached in the twelve months before a day. @param sermons whole */
export function usesWithin(phrase: string, sermons: readonly Sermon[], now: Date): Use[] {
  const since = dayOf(new Date(now.getFullYear() - 1, now.getMonth(), now.getDate()));
  const wanted = fold(phrase);
  return sermons.flatMap((sermon) => {
    const last = (sermon.preached ?? [])
      .map(({ date }) => date)
      .sort()
      .at(-1);
    const has = fold(`${sermon.body ?? ''}\n${sermon.outline}`).includes(wanted);
    return last && last >= since && has ? [{ sermon, date: last }] : [];
  });
}
