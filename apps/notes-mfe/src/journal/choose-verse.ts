import type { Chapter, ReadChapter } from '@berea/contracts';
import type { Day } from './journal-days.js';

/** Long enough to say something, short enough to be kept in mind. */
const LEAST = 40;
const MOST = 220;

/** A number that belongs to a day: the same all day long, another one the next day. */
const numberOf = (day: Day): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);

/** The chapter of the day among those that were read lately; undefined where nothing was. */
export const chapterOfDay = (recent: readonly ReadChapter[], day: Day): ReadChapter | undefined =>
  recent.length ? recent[numberOf(day) % recent.length] : undefined;

/** The verse of the day in a chapter. */
export function verseOfDay({ verses }: Pick<Chapter, 'verses'>, day: Day): Chapter['verses'][number] | undefined {
  const fitting = verses.filter(({ text }) => text.length >= LEAST && text.length <= MOST);
  const among = fitting.length ? fitting : verses;
  // Chapters come round again: a step that shares no factor with most numbers brings another verse each time.
  return among[(numberOf(day) * 7919) % (among.length || 1)];
}
