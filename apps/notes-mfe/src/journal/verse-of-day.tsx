import { formatReference } from '@berea/scripture';
import { ScriptureLink } from '@berea/ui/data';
import { useChapter } from '@berea/web';
import { useRecentChapters } from '../data/recent-chapters.js';
import { chapterOfDay, verseOfDay } from './choose-verse.js';
import styles from './journal.module.css';
import type { Day } from './journal-days.js';
import { t } from '../texts/journal.js';

/** A verse out of a chapter that the reader read lately; nothing where nothing was read, or it cannot be had. */
export function VerseOfDay({ today }: { readonly today: Day }) {
  const recent = useRecentChapters().data ?? [];
  const place = chapterOfDay(recent, today);
  const { data, isPlaceholderData } = useChapter(place?.book ?? '', place?.chapter ?? 0);
  const verse = data && !isPlaceholderData ? verseOfDay(data, today) : undefined;
  if (!place || !verse) return null;
  return (
    <figure className={styles['verse']}>
      <figcaption>{t('journal.from-what-you-read-lately')}</figcaption>
      <blockquote>{verse.text}</blockquote>
      <ScriptureLink reference={formatReference(place.book, place.chapter, verse.verse)} />
    </figure>
  );
}
