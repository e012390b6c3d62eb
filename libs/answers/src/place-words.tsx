import type { Place } from '@berea/contracts';
import { useChapter } from '@berea/web';
import styles from './citation-chip.module.css';
import { t } from './texts/answers-citations.js';

export interface PlaceWordsProps {
  readonly place: Place;
  /** Code in any case; the King James Version without it. */
  readonly translation?: string | undefined;
  /** The verses of the place, or those before and after it. */
  readonly show: 'verses' | 'neighbours';
  /** The words that are known already: shown where the text cannot be had. */
  readonly words?: string | undefined;
}

/** As many verses as a card has room for. */
const MOST = 3;

/** The text at a place or around it, in the reader's translation. */
export function PlaceWords({ place, translation, show, words }: PlaceWordsProps) {
  const { data, isPending } = useChapter(place.book, place.chapter, translation ? { translation } : {});
  const { verse, endVerse } = place;
  const shown = data?.verses.filter(({ verse: each }) =>
    show === 'verses' ? each >= verse && each <= endVerse : each === verse - 1 || each === endVerse + 1,
  );
  if (isPending)
    return (
      <p className={styles['verse']} role="status">
        {words ?? t('answers-citations.loading')}
      </p>
    );
  if (!shown?.length) return words ? <p className={styles['verse']}>{words}</p> : null;
  return (
    <>
      {show === 'neighbours' && <p className={styles['beside']}>{t('answers-citations.before-and-after')}</p>}
      {shown.slice(0, MOST).map(({ verse: each, text }) => (
        <p key={each} className={styles['verse']}>
          <span className={styles['number']}>{each}</span>
          {text}
        </p>
      ))}
      {shown.length > MOST && <p className={styles['beside']}>…</p>}
    </>
  );
}
