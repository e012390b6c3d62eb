import { type HTMLAttributes, type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';
import { buttonVerseOf, verseOf } from './verse-elements.js';

interface Drag {
  readonly from: number;
  /** The verse that the mouse is on now; undefined until it has left the first one. */
  to: number | undefined;
}

interface VerseDrag {
  readonly props: Pick<HTMLAttributes<HTMLElement>, 'onPointerDown' | 'onPointerMove'>;
  /** Whether the click that is being handled ends a drag. */
  readonly endsHere: () => boolean;
}

/**
 * A mouse that draws from a verse's number over other verses. The words stay free for the browser's own selection.
 * @param onDrag from the verse where it began to the one where it is
 */
export function useVerseDrag(onDrag: (from: number, to: number) => void): VerseDrag {
  const drag = useRef<Drag>(null);
  const dragged = useRef(false);
  const heard = useRef(onDrag);
  useEffect(() => {
    heard.current = onDrag;
  });
  useEffect(() => {
    const end = () => {
      dragged.current = drag.current?.to !== undefined;
      drag.current = null;
    };
    window.addEventListener('pointerup', end);
    return () => window.removeEventListener('pointerup', end);
  }, []);

  const onPointerDown = useCallback((event: PointerEvent<HTMLElement>) => {
    dragged.current = false;
    const { pointerType, button, shiftKey, target, currentTarget } = event;
    if (pointerType !== 'mouse' || button !== 0 || shiftKey) return;
    const number = target instanceof Element ? target.closest('[data-verse-button]') : null;
    const from = number ? buttonVerseOf(number, currentTarget) : undefined;
    if (from !== undefined) drag.current = { from, to: undefined };
  }, []);
  const onPointerMove = useCallback(({ target, currentTarget, buttons }: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    if (!now) return;
    // Let go outside of the window.
    if (buttons === 0) return void (drag.current = null);
    const verse = verseOf(target, currentTarget);
    if (verse === undefined || verse === now.to || (now.to === undefined && verse === now.from)) return;
    now.to = verse;
    heard.current(now.from, verse);
  }, []);
  return { props: { onPointerDown, onPointerMove }, endsHere: useCallback(() => dragged.current, []) };
}

/** Whether a mouse goes down where a drag may begin: the browser would select the text between. */
export const beginsDrag = ({ target, button }: MouseEvent): boolean =>
  button === 0 && target instanceof Element && target.closest('[data-verse-button]') !== null;
