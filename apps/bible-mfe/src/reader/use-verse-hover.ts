import { type PointerEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { focusVerse, verseOf } from './verse-elements.js';

/** How long the pointer has to rest on another verse: on its way to a toolbar it crosses some, or parts of it. */
const REST_MS = 120;

interface VerseHover {
  readonly hovered: number | undefined;
  readonly props: {
    readonly onPointerOver: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
  };
}

/** Whether something of the toolbar is unfolded: it must not vanish meanwhile. */
export const toolsAreOpen = (list: Element | null): boolean =>
  list?.querySelector('[data-verse-tools] [aria-expanded="true"]') !== null;

/** The verse that a mouse was moved to. Text that scrolls away under a resting mouse is only being read. */
export function useVerseHover(list: RefObject<HTMLElement | null>): VerseHover {
  const [hovered, setHovered] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const now = useRef<number>(undefined);
  const scrolled = useRef(false);
  useEffect(() => {
    const onScroll = () => void (scrolled.current = true);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      clearTimeout(timer.current);
    };
  }, []);

  const props = useMemo(() => {
    const change = (verse: number | undefined) => {
      if (toolsAreOpen(list.current)) return;
      // A toolbar that goes while it has the focus leaves it with its verse.
      const holder = document.activeElement?.closest('[data-verse-tools]');
      const verseBefore = holder && list.current ? verseOf(holder, list.current) : undefined;
      if (verseBefore !== undefined && verseBefore !== verse) focusVerse(verseBefore, list.current ?? undefined);
      now.current = verse;
      setHovered(verse);
    };
    const rest = (verse: number | undefined) => {
      clearTimeout(timer.current);
      if (verse === now.current) return;
      if (now.current === undefined) change(verse);
      else timer.current = setTimeout(() => change(verse), REST_MS);
    };
    const see = ({ pointerType, target }: PointerEvent) => {
      if (pointerType === 'touch' || !list.current) return;
      const verse = verseOf(target, list.current);
      if (verse !== undefined) rest(verse);
    };
    return {
      onPointerOver: (event: PointerEvent) => {
        if (!scrolled.current) see(event);
      },
      onPointerMove: (event: PointerEvent) => {
        scrolled.current = false;
        see(event);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') rest(undefined);
      },
    };
  }, [list]);
  return { hovered, props };
}
