import { formatReference } from '@berea/scripture';
import { IconButton, useIsPhone, useMedia } from '@berea/ui/core';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { nextChapter, previousChapter } from '../place/neighbours.js';
import { useReading } from '../place/use-reading.js';
import { useGoTo } from './go-to-context.js';
import styles from './place-in-bar.module.css';
import { shortName } from '../place/short-name.js';
import { useTopVerse } from './use-top-verse.js';

/** Once the title has left the window: the place that is being read, which leads to others. */
export function PlaceInBar() {
  const phone = useIsPhone();
  const narrow = useMedia('(max-width: 1023px)');
  const { place, open } = useReading();
  const goTo = useGoTo();
  const { book, chapter } = place;
  const verse = useTopVerse(`${book.name} ${chapter}`);
  if (verse === undefined) return null;
  const previous = previousChapter(place);
  const next = nextChapter(place);
  const reference = formatReference(book.name, chapter);
  const long = reference.slice(0, reference.lastIndexOf(' '));
  const shown = narrow ? shortName(book) : long;
  return (
    <div className={styles['bar']}>
      {!phone && (
        <IconButton
          icon={ChevronLeft}
          label="Previous chapter, from the bar"
          tooltip="Previous chapter"
          disabled={!previous}
          onClick={() => previous && open({ book: previous.book.name, chapter: previous.chapter })}
        />
      )}
      <button
        type="button"
        className={styles['place']}
        aria-label={`${shown === long ? '' : `${shown} ${chapter}:${verse}, `}${reference}:${verse}, go to another place`}
        aria-haspopup="dialog"
        onClick={goTo}
      >
        <span className={styles['book']} aria-hidden>
          {shown}
        </span>{' '}
        <span className={styles['number']} aria-hidden>
          {chapter}
          <span>:{verse}</span>
        </span>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </button>
      {!phone && (
        <IconButton
          icon={ChevronRight}
          label="Next chapter, from the bar"
          tooltip="Next chapter"
          disabled={!next}
          onClick={() => next && open({ book: next.book.name, chapter: next.chapter })}
        />
      )}
    </div>
  );
}
