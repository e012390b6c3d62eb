import { type PointerEvent, type PointerEventHandler, useMemo, useRef, useState } from 'react';

/** How far a finger has to go before a sheet lets go of the screen. */
const ENOUGH_PX = 80;
/** Less than this is a press. */
const STILL_PX = 6;

/** How a finger draws a sheet down. */
export interface SheetDrag {
  readonly onPointerDown: PointerEventHandler<HTMLElement>;
  readonly onPointerMove: PointerEventHandler<HTMLElement>;
  readonly onPointerUp: PointerEventHandler<HTMLElement>;
  readonly onPointerCancel: PointerEventHandler<HTMLElement>;
}

interface SwipeDown {
  readonly drag: SheetDrag;
  /** How far the sheet is drawn down just now, in pixels. */
  readonly offset: number;
  /** Puts the sheet back, for its next opening. */
  readonly reset: () => void;
}

/** Follows a finger downwards; calls `onClose` when it has gone far enough, and when it pressed the grip. */
export function useSwipeDown(onClose: () => void): SwipeDown {
  const [offset, setOffset] = useState(0);
  const start = useRef<{ readonly y: number; readonly onGrip: boolean } | null>(null);
  const drag = useMemo<SheetDrag>(() => {
    const drawn = (event: PointerEvent) => (start.current ? Math.max(0, event.clientY - start.current.y) : 0);
    const letGo = () => {
      start.current = null;
      setOffset(0);
    };
    return {
      onPointerDown: (event) => {
        const pressed = event.target as Element;
        // A button in the header is pressed, not drawn.
        if (pressed.closest('button')) return;
        start.current = { y: event.clientY, onGrip: pressed.closest('[data-grip]') !== null };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event) => start.current && setOffset(drawn(event)),
      onPointerUp: (event) => {
        const far = drawn(event);
        const pressed = far < STILL_PX && start.current?.onGrip;
        if (far < ENOUGH_PX && !pressed) return letGo();
        start.current = null;
        onClose();
      },
      onPointerCancel: letGo,
    };
  }, [onClose]);
  return { drag, offset, reset: () => setOffset(0) };
}
