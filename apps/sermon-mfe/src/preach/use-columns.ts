import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PodiumSettings } from './use-podium-settings.js';

const NEXT_WORDS = 8;

/** The first words of a piece: '...' where there are more. */
const beginning = (text: string): string => {
  const words = text.trim().split(/\s+/);
  return words.length > NEXT_WORDS ? `${words.slice(0, NEXT_WORDS).join(' ')}...` : words.join(' ');
};

/**
 * Pages are columns of the frame, one at a time in sight: the browser breaks them, and no quotation across two. The place
 * is kept by its piece of text, so that another size or a turned screen shows the same words.
 */
export function useColumns({ size, block }: Pick<PodiumSettings, 'size' | 'block'>, onPlace: (block: number) => void) {
  const frame = useRef<HTMLDivElement>(null);
  const [{ page, pages, next }, setShown] = useState({ page: 0, pages: 1, next: '' });
  const place = useRef(block);
  const told = useRef(onPlace);
  useEffect(() => {
    told.current = onPlace;
  });

  const show = useCallback((wanted: number, keep = true) => {
    const element = frame.current;
    if (!element?.clientWidth) return;
    const { first, ...shown } = turnTo(element, wanted);
    if (keep && first !== -1) {
      place.current = first;
      told.current(first);
    }
    setShown(shown);
  }, []);

  useLayoutEffect(() => {
    /** Shows the page on which the kept piece stands by now. */
    const settle = () => {
      const piece = frame.current?.querySelector<HTMLElement>(`[data-block="${place.current}"]`);
      const width = frame.current?.clientWidth ?? 0;
      show(piece && width ? pageOf(piece, width) : 0, false);
    };
    settle();
    const observer = new ResizeObserver(settle);
    if (frame.current) observer.observe(frame.current);
    // Letters of another font are of another size.
    void document.fonts?.ready.then(settle);
    return () => observer.disconnect();
  }, [show, size]);

  const turn = useCallback((by: number) => show(page + by), [show, page]);
  return { frame, page, pages, next, turn, goTo: show };
}

const pageOf = ({ offsetLeft }: HTMLElement, width: number): number => Math.floor((offsetLeft + 1) / width);

/** Shows a page, or the nearest that there is. @returns also the first piece on it; -1 where none begins there or behind */
function turnTo(element: HTMLElement, wanted: number) {
  const { clientWidth: width } = element;
  const pages = Math.max(1, Math.round(element.scrollWidth / width));
  const page = Math.min(Math.max(0, wanted), pages - 1);
  element.scrollLeft = page * width;
  const pieces = [...element.querySelectorAll<HTMLElement>('[data-block]')];
  const after = pieces.find((piece) => pageOf(piece, width) > page);
  return {
    page,
    pages,
    next: after ? beginning(after.textContent) : '',
    first: pieces.findIndex((piece) => pageOf(piece, width) >= page),
  };
}
