import { formatReference } from '@berea/scripture';
import { IconButton, useIsPhone, useMedia } from '@berea/ui/core';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { nextChapter, previousChapter, shortName } from '../place/chapters.js';
import { useReading } from '../place/use-reading.js';
import { useGoTo } from './go-to.js';
import styles from './place-in-bar.module.css';
import { t } from '../texts/go-to.js';

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
          label={t('go-to.previous-chapter-from-bar')}
          tooltip={t('go-to.previous-chapter')}
          disabled={!previous}
          onClick={() => previous && open({ book: previous.book.name, chapter: previous.chapter })}
        />
      )}
      <button
        type="button"
        className={styles['place']}
        aria-label={
          shown === long
            ? t('go-to.place-go-elsewhere', { reference, verse })
            : t('go-to.short-place-go-elsewhere', { shown, chapter, verse, reference })
        }
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
          label={t('go-to.next-chapter-from-bar')}
          tooltip={t('go-to.next-chapter')}
          disabled={!next}
          onClick={() => next && open({ book: next.book.name, chapter: next.chapter })}
        />
      )}
    </div>
  );
}

/** Height of the header, and a little: a line that is nearly gone is not being read. */
const HEADER_PX = 76;

/**
 * The first verse in sight, once the chapter's title is out of it; undefined while the title can be seen, and without a
 * chapter. Looked for once a frame at most, while the page scrolls.
 * @param place a change of it starts the search again
 */
function useTopVerse(place: string): number | undefined {
  const [verse, setVerse] = useState<number>();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      setVerse(topVerse());
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [place]);
  return verse;
}

function topVerse(): number | undefined {
  const chapter = document.querySelector('article');
  const title = chapter?.querySelector('h2');
  if (!chapter || !title || title.getBoundingClientRect().bottom > HEADER_PX) return undefined;
  const verses = chapter.querySelectorAll<HTMLElement>('[data-verse]');
  let [low, high] = [0, verses.length - 1];
  // The verses are in order down the page, so a binary search finds the first one in sight.
  while (low < high) {
    const middle = (low + high) >> 1;
    const below = (verses[middle]?.getBoundingClientRect().bottom ?? 0) > HEADER_PX;
    if (below) high = middle;
    else low = middle + 1;
  }
  const number = Number(verses[low]?.dataset['verse']);
  return number || undefined;
}
