import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

/** The dragged row, how far it moved, and the place among the others that it would have now. */
interface Dragged {
  readonly from: number;
  readonly to: number;
  readonly by: number;
  /** Height of its row: the others make so much room. */
  readonly height: number;
}

interface Held {
  readonly from: number;
  readonly y: number;
  /** Middle of each row when this one was taken. */
  readonly middles: readonly number[];
  readonly height: number;
}

/** Less than this is a press. */
const STILL_PX = 4;

/**
 * Orders the rows of a list by dragging their grips, with mouse, pen or finger; Escape puts the row back.
 * @param onMove told of the row and its new place once it is let go
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const held = useRef<Held | null>(null);
  const [dragged, setDragged] = useState<Dragged>();
  const pressed = useRef(true);
  const letGo = () => {
    held.current = null;
    setDragged(undefined);
  };
  const draggedBy = ({ clientY }: PointerEvent): Dragged | undefined => {
    if (!held.current) return undefined;
    const { from, y, middles, height } = held.current;
    const by = clientY - y;
    const middle = (middles[from] ?? 0) + by;
    // The rows above it come before it.
    const to = middles.filter((each, index) => index !== from && each < middle).length;
    return { from, to, by, height };
  };
  return {
    /** For the grip of a row, within its `li`. */
    gripProps: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const row = event.currentTarget.closest('li');
        if (event.button !== 0 || !row?.parentElement) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const boxes = [...row.parentElement.children].map((each) => each.getBoundingClientRect());
        pressed.current = true;
        const middles = boxes.map(({ top, height }) => top + height / 2);
        held.current = { from: index, y: event.clientY, middles, height: boxes[index]?.height ?? 0 };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const next = draggedBy(event);
        if (!next || (!dragged && Math.abs(next.by) < STILL_PX)) return;
        pressed.current = false;
        setDragged(next);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const last = dragged && draggedBy(event);
        letGo();
        if (last && last.to !== last.from) onMove(last.from, last.to);
      },
      onPointerCancel: letGo,
      onKeyDown: (event: KeyboardEvent) => {
        pressed.current = true;
        if (event.key !== 'Escape' || !dragged) return;
        event.preventDefault();
        event.stopPropagation();
        letGo();
      },
    }),
    /** Whether the grip was pressed and let go where it is: a drag ends with a click, too. */
    wasPressed: () => pressed.current,
    /** Which row is dragged. */
    lifted: dragged?.from,
    /** Offset of a row from its place while one is dragged, in pixels. */
    shiftOf: (index: number): number => {
      if (!dragged) return 0;
      const { from, to, by, height } = dragged;
      if (index === from) return by;
      if (index > from && index <= to) return -height;
      if (index < from && index >= to) return height;
      return 0;
    },
  };
}
