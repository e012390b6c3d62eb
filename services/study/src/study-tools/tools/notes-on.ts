import type { CommentaryNote } from '@berea/contracts';
import type { CommentaryKind } from '../../import/packs.js';
import type { Commentary, Note } from '../../library/commentary.js';
import { excerptOf } from '../prose/excerpt.js';
import { weighPassage } from '../prose/weigh-words.js';
import type { StudyContext } from '../study-context.js';

interface NoteWish {
  readonly kinds: readonly CommentaryKind[];
  /** Most notes, and most UTF-16 units of each */
  readonly notes: number;
  readonly most: number;
}

/**
 * What a commentary says to the passage, each note cut to what concerns it: to a verse the notes on few verses before those
 * on many, to a longer passage its first ones.
 */
export function notesOn(context: StudyContext, commentary: Commentary, wish: NoteWish): CommentaryNote[] {
  const { concordance, passage, works } = context;
  const weights = weighPassage(concordance, passage);
  return commentary
    .notes(passage)
    .filter(({ kind }) => wish.kinds.includes(kind))
    .sort((a, b) => (passage.last > passage.first ? a.first - b.first : a.last - a.first - (b.last - b.first)))
    .slice(0, wish.notes)
    .sort((a, b) => a.first - b.first)
    .map((note) => {
      const near = placeWithin(note, (passage.first + passage.last) / 2);
      return {
        ...works.note(commentary, note),
        text: excerptOf(concordance, note.text, { weights, near, most: wish.most }),
      };
    });
}

/** Commentaries go through their verses in order: a note on ten verses speaks of the fifth near its middle. */
const placeWithin = ({ first, last }: Note, position: number): number =>
  last === first ? 0.5 : Math.min(1, Math.max(0, (position - first) / (last - first)));
