import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PodiumSettings } from './use-podium-settings.js';

/** Place in the text, whatever its size: a piece, and how many pages after that piece's first one. */
export type Place = Pick<PodiumSettings, 'block' | 'pagesOn'>;

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
export function useColumns(
  { size, block, pagesOn }: Pick<PodiumSettings, 'size' | keyof Place>,
  onPlace: (place: Place) => void,
) {
  const frame = useRef<HTMLDivElement>(null);
  const [{ page, pages, next }, setShown] = useState({ page: 0, pages: 1, next: '' });
  const place = useRef<Place>({ block, pagesOn });
  const told = useRef(onPlace);
  useEffect(() => {
    told.current = onPlace;
  });

  /** @param kept where that is in the text; undefined where it is already kept */
  const show = useCallback((wanted: number, kept?: Place | 'what it shows') => {
    const element = frame.current;
    if (!element?.clientWidth) return;
    const { begins, ...turned } = turnTo(element, wanted);
    if (kept) {
      place.current = kept === 'what it shows' ? begins : kept;
      told.current(place.current);
    }
    setShown(turned);
  }, []);

  useLayoutEffect(() => {
    /** Shows the page that has the kept place by now. */
    const settle = () => {
      if (frame.current?.clientWidth) show(pageOfPlace(frame.current, place.current));
    };
    settle();
    const observer = new ResizeObserver(settle);
    if (frame.current) observer.observe(frame.current);
    // Letters of another font are of another size.
    void document.fonts?.ready.then(settle);
    return () => observer.disconnect();
  }, [show, size]);

  const goTo = useCallback((wanted: number) => show(wanted, 'what it shows'), [show]);
  const turn = useCallback((by: number) => goTo(page + by), [goTo, page]);
  const goToPiece = useCallback(
    (index: number) => {
      const there = { block: index, pagesOn: 0 };
      if (frame.current?.clientWidth) show(pageOfPlace(frame.current, there), there);
    },
    [show],
  );
  return { frame, page, pages, next, turn, goTo, goToPiece };
}

const piecesOf = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('[data-block]')];

const pageOf = ({ offsetLeft }: HTMLElement, width: number): number => Math.floor((offsetLeft + 1) / width);

/** The page of a place; never behind the end of its piece, which has fewer pages in smaller letters. */
function pageOfPlace(element: HTMLElement, { block, pagesOn }: Place): number {
  const pieces = piecesOf(element);
  const piece = pieces[block];
  if (!piece) return 0;
  const first = pageOf(piece, element.clientWidth);
  const following = pieces[block + 1];
  const last = following ? pageOf(following, element.clientWidth) : Number.POSITIVE_INFINITY;
  return Math.min(first + pagesOn, last);
}

/** Shows a page, or the nearest that there is. @returns also where in the text it begins */
function turnTo(element: HTMLElement, wanted: number) {
  const { clientWidth: width } = element;
  const pages = Math.max(1, Math.round(element.scrollWidth / width));
  const page = Math.min(Math.max(0, wanted), pages - 1);
  element.scrollLeft = page * width;
  const starts = piecesOf(element).map((piece) => pageOf(piece, width));
  const after = starts.findIndex((start) => start > page);
  const onIt = starts.indexOf(page);
  // If none begins there, the page is in the middle of the last one before.
  const block =
    onIt === -1
      ? Math.max(
          0,
          starts.findLastIndex((start) => start < page),
        )
      : onIt;
  return {
    page,
    pages,
    next: after === -1 ? '' : beginning(piecesOf(element)[after]?.textContent ?? ''),
    begins: { block, pagesOn: page - (starts[block] ?? page) },
  };
}
