import type { ChatMode, StudySection } from '@berea/contracts';
import type { StudyContext } from '../study-context.js';
import { listReferences } from '../tools/cross-references.js';
import { toCarry, toThinkOver } from '../tools/devotional.js';
import { notesOn } from '../tools/notes-on.js';
import { outlineOf } from '../tools/common-sections.js';

/** A longer passage is a chapter or more: its outline says what it is about. */
const MOST_VERSES = 12;
const LONGEST_NOTE = 700;
const MOST_REFERENCES = 3;

/** Sections for a passage in conversation: its place in the book, one commentary, a few verses to compare. */
export function briefOn(context: StudyContext, mode: ChatMode): StudySection[] {
  const { passage, works } = context;
  const outline = outlineOf(context, 'Where it stands', passage);
  if (passage.last - passage.first >= MOST_VERSES) return outline;
  if (mode === 'devotional') return [...toThinkOver(context), ...toCarry(context)];
  const references = listReferences(works, passage, MOST_REFERENCES);
  return [
    ...outline,
    ...firstNote(context),
    ...(references.length ? [{ type: 'cross-references' as const, title: 'Verses to compare', references }] : []),
  ];
}

/** The note on the passage of the first commentary that has one. */
export function firstNote(context: StudyContext): StudySection[] {
  for (const commentary of context.library.commentaries) {
    const notes = notesOn(context, commentary, { kinds: ['note', 'exposition'], notes: 1, most: LONGEST_NOTE });
    const { author, title } = context.works.source(commentary.work.id);
    if (notes.length) return [{ type: 'commentary', title: `In the words of ${author ?? title}`, notes }];
  }
  return [];
}
