import { useEffect, useState } from 'react';

/** Height of the header, and a little: a line that is nearly gone is not being read. */
const HEADER_PX = 76;

/**
 * The first verse in sight, once the chapter's title is out of it; undefined while the title can be seen, and where
 * there is no chapter. Looked for once a frame at most, while the page scrolls.
 * @param place another one is looked at anew
 */
export function useTopVerse(place: string): number | undefined {
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
  // They stand one below the other, so half of those left need not be asked each time.
  while (low < high) {
    const middle = (low + high) >> 1;
    const below = (verses[middle]?.getBoundingClientRect().bottom ?? 0) > HEADER_PX;
    if (below) high = middle;
    else low = middle + 1;
  }
  const number = Number(verses[low]?.dataset['verse']);
  return number || undefined;
}
