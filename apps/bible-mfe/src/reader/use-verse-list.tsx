import type { Place } from '@berea/contracts';
import { useIsPhone } from '@berea/ui/core';
import {
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { useGoTo } from '../go-to/go-to.js';
import { useVerseActions } from '../annotations/use-verse-actions.js';
import { useStudyState } from '../study-state/study-state-context.js';
import { isSelecting } from '../study-state/study-state.js';
import { selectByTap, selectUpTo, isSelected } from '../place/verse-range.js';
import { FloatingToolbar } from '../annotations/toolbar/verse-toolbar.js';
import { focusVerse, verseButton, buttonVerseOf, pressedVerseOf, verseOf } from './verse-elements.js';
import { useLongPress } from './use-long-press.js';
import { beginsDrag, useVerseDrag } from './use-verse-drag.js';
import { toolsAreOpen, useVerseHover } from './use-verse-hover.js';
import { onVerseKey } from './verse-keys.js';

interface VerseListOptions {
  readonly book: string;
  readonly chapter: number;
  /** The numbers of the verses on screen, in their order. */
  readonly verses: readonly number[];
  /** Verse at which the tab key enters the list at first; the first verse without it. */
  readonly start?: number | undefined;
}

/** State of a verse in its list. */
interface VerseState {
  readonly selected: boolean;
  readonly tabStop: boolean;
  readonly tools: ReactNode;
}

interface VerseList {
  /** For the list: it hears for all its verses, so that these need nothing of their own. */
  readonly listProps: HTMLAttributes<HTMLOListElement> & {
    readonly ref: RefObject<HTMLOListElement | null>;
    readonly 'data-choosing': '' | undefined;
  };
  readonly stateOf: (verse: number) => VerseState;
}

/**
 * How verses are used by mouse, finger and keyboard. Their list is one stop of the tab key; the arrows move within it.
 * One verse at a time has its toolbar: the one under the pointer, else the one with the focus.
 */
export function useVerseList({ book, chapter, verses, start }: VerseListOptions): VerseList {
  const phone = useIsPhone();
  const state = useStudyState();
  const { selected, selecting, views, open, select } = state;
  const goTo = useGoTo();
  const ref = useRef<HTMLOListElement>(null);
  const anchor = useRef<number>(undefined);
  const [focused, setFocused] = useState<number>();
  const [stop, setStop] = useState(start);
  const { hovered, props: hoverProps } = useVerseHover(ref);

  const placeOf = (verse: number): Place => ({ book, chapter, verse, endVerse: verse });
  const here = selected?.book === book && selected.chapter === chapter ? selected : undefined;
  const selectedHere = (verse: number) => isSelected(here, book, chapter, verse);
  const actions = useVerseActions(placeOf(focused ?? verses[0] ?? 1));

  const extend = (from: number, verse: number) => {
    // The selection grows from the verse where choosing began, so that it can shrink again.
    const begun = anchor.current;
    const keep = here && begun !== undefined && (begun === here.verse || begun === here.endVerse);
    anchor.current = keep ? begun : (here?.verse ?? from);
    select(selectUpTo(placeOf(verse), anchor.current, verse));
  };
  const longPress = useLongPress((target) => {
    const verse = ref.current && pressedVerseOf(target, ref.current);
    if (verse) select(placeOf(verse), true);
  });
  const drag = useVerseDrag((from, to) => {
    anchor.current = from;
    select(selectUpTo(placeOf(from), from, to), true);
  });
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const verse = pressedVerseOf(event.target, event.currentTarget);
    const byPointer = event.detail > 0;
    if (verse === undefined || longPress.endsHere() || drag.endsHere() || (byPointer && hasSelectedText())) return;
    focusVerse(verse, event.currentTarget);
    if (selecting && here) return select(selectByTap(here, verse));
    if (event.shiftKey) return extend(stop ?? verse, verse);
    // A selection is opened whole, once; a second press means the verse alone.
    const whole = here && selectedHere(verse) && (!byPointer || views.length === 0);
    open({ kind: 'tools' }, whole ? here : placeOf(verse));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const list = event.currentTarget;
    const onMove = (verse: number) => {
      focusVerse(verse, list);
      verseButton(verse, list)?.closest('[data-verse]')?.scrollIntoView({ block: 'nearest' });
    };
    onVerseKey(event, { verses, actions, goTo, onMove, onExtend: extend });
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const verse = verseOf(event.target, event.currentTarget);
    if (verse !== undefined) setFocused(verse);
    const own = buttonVerseOf(event.target, event.currentTarget);
    if (own !== undefined) setStop(own);
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (verseOf(relatedTarget, currentTarget) === undefined && !toolsAreOpen(currentTarget)) setFocused(undefined);
  };

  // Beside the open panel of the very verse its toolbar would say everything twice; as would any beside the bar.
  const repeated = focused !== undefined && views.length > 0 && selectedHere(focused);
  const active = isSelecting(state) ? undefined : (hovered ?? (repeated ? undefined : focused));
  const tabStop = stop !== undefined && verses.includes(stop) ? stop : verses[0];
  return {
    listProps: {
      ref,
      'data-choosing': here && '',
      ...longPress.props,
      ...hoverProps,
      onPointerDown: (event) => {
        longPress.props.onPointerDown?.(event);
        drag.props.onPointerDown?.(event);
      },
      onPointerMove: (event) => {
        longPress.props.onPointerMove?.(event);
        hoverProps.onPointerMove(event);
        drag.props.onPointerMove?.(event);
      },
      onClick,
      onKeyDown,
      onFocus,
      onBlur,
      // Else the browser would select the text between.
      onMouseDown: (event) => (event.shiftKey || beginsDrag(event)) && event.preventDefault(),
    },
    stateOf: (verse) => ({
      selected: selectedHere(verse),
      tabStop: verse === tabStop,
      tools: !phone && verse === active && <FloatingToolbar place={placeOf(verse)} />,
    }),
  };
}

const hasSelectedText = (): boolean => window.getSelection()?.isCollapsed === false;
