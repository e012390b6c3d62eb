import type { CommentaryNote } from '@berea/contracts';
import type { CommentaryKind } from '@berea/text-packs';
import type { Commentary, Note } from '../../works/commentary.js';
import { beginningOf, cutAround, excerptOf } from '../prose/excerpt.js';
import { sentencesOn } from '../prose/sentences-on.js';
import { weighPassage } from '../prose/weigh-words.js';
import type { StudyContext } from '../study-context.js';

interface NoteWish {
  readonly kinds: readonly CommentaryKind[];
  /** Most notes, and most UTF-16 units of each */
  readonly notes: number;
  readonly most: number;
  /** Most units of a note on several verses whose sentences on the passage are known; `most` where it is left out */
  readonly section?: number;
}

/**
 * A commentary's notes on the passage, each cut to the part that concerns it: for a verse, notes on few verses come
 * before those on many; for a longer passage, the first ones come first. `focus` of a note is the place that speaks of
 * the passage.
 */
export function notesOn(context: StudyContext, commentary: Commentary, wish: NoteWish): CommentaryNote[] {
  const { passage, works } = context;
  return commentary
    .notes(passage)
    .filter(({ kind }) => wish.kinds.includes(kind))
    .sort((a, b) => (passage.last > passage.first ? a.first - b.first : a.last - a.first - (b.last - b.first)))
    .filter(isFirstOf(new Set()))
    .slice(0, wish.notes)
    .sort((a, b) => a.first - b.first)
    .map((note) => ({ ...works.note(commentary, note), ...cutToPassage(context, note, wish) }));
}

/** A note on verses that are apart stands at each of them: a passage with both has it once. */
const isFirstOf =
  (texts: Set<string>) =>
  ({ text }: Note): boolean =>
    !texts.has(text) && Boolean(texts.add(text));

function cutToPassage(
  { concordance, passage }: StudyContext,
  note: Note,
  { most, section = most }: NoteWish,
): Pick<CommentaryNote, 'text' | 'focus'> {
  const { first, last, text } = note;
  const sentences = sentencesOn(concordance, text, note, passage);
  if (sentences) {
    const cut = cutAround(text, sentences, section);
    return { text: cut.text, focus: cut.place };
  }
  if (passage.first <= first && last <= passage.last) return { text: beginningOf(text, most) };
  const near = placeWithin(note, (passage.first + passage.last) / 2);
  return { text: excerptOf(concordance, text, { weights: weighPassage(concordance, passage), near, most }) };
}

/** Commentaries go through their verses in order: a note on ten verses speaks of the fifth near its middle. */
const placeWithin = ({ first, last }: Note, position: number): number =>
  last === first ? 0.5 : Math.min(1, Math.max(0, (position - first) / (last - first)));
