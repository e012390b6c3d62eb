import type { HighlightColour, Place } from '@berea/contracts';
import { useScholarIsOff } from '@berea/web';
import { lastColour, rememberColour } from './colour-choice.js';
import { useChapterAnnotations } from './chapter-annotations.js';
import { versesOf, selectedAround } from '../place/verse-range.js';
import { useStudyState } from '../study-state/study-state-context.js';
import { useAnnotateVerses } from './use-annotate-verses.js';

export interface VerseActions {
  /** The verses that the actions are about: the chosen range where it holds the place, else the place itself. */
  readonly target: Place;
  /** The colour that all of them have. */
  readonly highlight: HighlightColour | undefined;
  /** Whether every one of them is highlighted, whatever the colours. */
  readonly highlighted: boolean;
  readonly bookmarked: boolean;
  /**
   * In a colour: highlights, or takes that colour away where all have it. Without one: takes the highlight away where
   * all have one, else highlights in the colour that was used last.
   */
  toggleHighlight(colour?: HighlightColour): void;
  toggleBookmark(): void;
  addNote(): void;
  /** None where Scholar is switched off. */
  readonly ask: (() => void) | undefined;
  /** From now on taps choose more verses. */
  selectMore(): void;
}

/** The actions on verses, and their annotations. */
export function useVerseActions(place: Place): VerseActions {
  const { selected, open, select, close } = useStudyState();
  const target = selectedAround(place, selected);
  const annotations = useChapterAnnotations(target.book, target.chapter);
  const set = useAnnotateVerses();
  const scholarIsOff = useScholarIsOff();
  const verses = versesOf(target);
  const colours = verses.map(({ verse }) => annotations.get(verse)?.highlight);
  const highlighted = colours.every(Boolean);
  const highlight = colours.every((colour) => colour === colours[0]) ? colours[0] : undefined;
  const bookmarked = verses.every(({ verse }) => annotations.get(verse)?.bookmark);
  return {
    target,
    highlight,
    highlighted,
    bookmarked,
    toggleHighlight: (colour) => {
      const remove = colour ? colour === highlight : highlighted;
      const wanted = remove ? null : (colour ?? lastColour());
      if (wanted) rememberColour(wanted);
      set.highlight(
        verses.filter((_verse, index) => colours[index] !== (wanted ?? undefined)),
        wanted,
      );
    },
    toggleBookmark: () =>
      set.bookmark(
        verses.filter(({ verse }) => Boolean(annotations.get(verse)?.bookmark) === bookmarked),
        bookmarked ? null : true,
      ),
    addNote: () => open({ kind: 'tools', focus: 'note' }, target),
    ask: scholarIsOff ? undefined : () => open({ kind: 'tools', focus: 'ask' }, target),
    selectMore: () => {
      select(target, true);
      close();
    },
  };
}
