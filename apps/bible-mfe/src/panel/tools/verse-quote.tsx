import type { Chapter, Place, Verse } from '@berea/contracts';
import { Button, Skeleton } from '@berea/ui/core';
import { explain, useChapter } from '@berea/web';
import { useId, useState, useMemo } from 'react';
import { VerseText } from '../../reader/verse-text.js';
import { DEFAULT_SETTINGS, useChapterExtras } from '../../settings/reader-settings.js';
import { versesToText } from '../../sharing/verses-to-text.js';
import styles from './verse-quote.module.css';
import { t } from '../../texts/study.js';

/** From here on a quotation would push the tools out of sight: its beginning is shown, the rest on demand. */
const LONG = 420;

interface VerseQuoteProps {
  readonly passage: Passage | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The chosen words. */
export function VerseQuote({ passage, error, retry }: VerseQuoteProps) {
  const id = useId();
  const [whole, setWhole] = useState(false);
  if (error) {
    return (
      <div className={styles['failed']} role="alert">
        <p>{t('study.words-could-not-be-loaded-reason', { reason: explain(error) })}</p>
        <Button onClick={retry}>{t('study.try-again')}</Button>
      </div>
    );
  }
  if (!passage) {
    return (
      <div role="status" aria-label={t('study.loading-words')}>
        <Skeleton active title={false} paragraph={{ rows: 2, width: ['100%', '70%'] }} />
      </div>
    );
  }
  const { verses, text, translation, language, direction } = passage;
  if (verses.length === 0)
    return <p className={styles['none']}>{t('study.translation-does-not-have-these-words', { translation })}</p>;
  const long = text.length > LONG;
  return (
    <div>
      <blockquote
        id={id}
        className={styles['quote']}
        lang={language}
        dir={direction}
        data-cut={(long && !whole) || undefined}
      >
        {verses.map((verse, index) => (
          <span key={verse.verse}>
            {index > 0 && ' '}
            {verses.length > 1 && (
              <sup className={styles['number']} aria-hidden>
                {verse.verse}
              </sup>
            )}
            <VerseText verse={verse} settings={DEFAULT_SETTINGS} />
          </span>
        ))}
      </blockquote>
      {long && (
        <Button
          className={styles['more']}
          type="link"
          aria-expanded={whole}
          aria-controls={id}
          onClick={() => setWhole(!whole)}
        >
          {whole ? t('study.show-less') : t('study.show-all-of-it')}
        </Button>
      )}
    </div>
  );
}

/** The words of a place in a translation. */
export interface Passage extends Pick<Chapter, 'language' | 'direction' | 'translation'> {
  /** Those that the translation has: another one may leave verses out. */
  readonly verses: readonly Verse[];
  /** Their words without numbers, as one copies them. */
  readonly text: string;
}

/** The chosen verses out of their chapter, which the reader has asked for already. */
export function usePassage({ book, chapter, verse, endVerse }: Place, translation: string) {
  const include = useChapterExtras();
  const query = useChapter(book, chapter, { translation, include });
  const data = query.isPlaceholderData ? undefined : query.data;
  const passage = useMemo((): Passage | undefined => {
    if (!data) return undefined;
    const verses = data.verses.filter((each) => each.verse >= verse && each.verse <= endVerse);
    const { language, direction } = data;
    return {
      language,
      direction,
      translation: data.translation,
      verses,
      text: versesToText(verses),
    };
  }, [data, verse, endVerse]);
  return { passage, error: data ? null : query.error, refetch: query.refetch };
}
