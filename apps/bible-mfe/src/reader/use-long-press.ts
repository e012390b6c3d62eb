import { type HTMLAttributes, type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';

const PRESS_MS = 500;
/** How far a finger may slip meanwhile. */
const SLIP_PX = 10;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
  /** It lasted long enough. */
  long: boolean;
}

interface LongPress {
  readonly props: HTMLAttributes<HTMLElement>;
  /** Whether the click that is being handled ends a long press. */
  readonly endsHere: () => boolean;
}

/** A finger that rests. Mice and pens have other ways. */
export function useLongPress(onLongPress: (target: EventTarget) => void): LongPress {
  const press = useRef<Press>(null);
  const heard = useRef(onLongPress);
  useEffect(() => {
    heard.current = onLongPress;
  });
  const cancel = useCallback(() => clearTimeout(press.current?.timer), []);
  useEffect(() => cancel, [cancel]);

  const onPointerDown = useCallback(
    ({ pointerType, clientX: x, clientY: y, target }: PointerEvent) => {
      cancel();
      press.current = null;
      if (pointerType !== 'touch') return;
      const timer = setTimeout(() => {
        if (press.current) press.current.long = true;
        heard.current(target);
      }, PRESS_MS);
      press.current = { x, y, timer, long: false };
    },
    [cancel],
  );
  const onPointerMove = useCallback(
    ({ clientX, clientY }: PointerEvent) => {
      const from = press.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > SLIP_PX) cancel();
    },
    [cancel],
  );
  // The browser's own menu for a resting finger.
  const onContextMenu = useCallback((event: MouseEvent) => press.current && event.preventDefault(), []);
  return {
    endsHere: useCallback(() => press.current?.long ?? false, []),
    props: { onPointerDown, onPointerMove, onPointerUp: cancel, onPointerCancel: cancel, onContextMenu },
  };
}
