import type { NoteDraft } from '@berea/contracts';
import { diffWordsWithSpace } from 'diff';
import { t } from '../texts/note.js';

/** A run of words, which the other text has too or has not. */
export interface WordRun {
  readonly differs: boolean;
  readonly text: string;
}

/** Longer comparisons are given up: then both texts are shown unmarked but whole. */
const DEADLINE_MS = 500;

/** The lines of a note above its content, in order. A new field of a note must be named here. */
const LINES: Record<Exclude<keyof NoteDraft, 'content' | 'draft'>, (draft: NoteDraft) => string> = {
  title: (draft) => draft.title,
  scripture: (draft) => draft.scripture || t('note.no-scripture'),
  tags: (draft) => draft.tags?.join(', ') || t('note.no-tags'),
};

/** A note as one text: its other fields are above the content only where they differ. */
function asText(draft: NoteDraft, other: NoteDraft): string {
  const lines = Object.values(LINES).flatMap((lineOf) => (lineOf(draft) === lineOf(other) ? [] : [lineOf(draft)]));
  return [...lines, draft.content].join('\n');
}

/** Two texts of a note, each with the words marked that the other has not. */
export function differingWords(mine: NoteDraft, theirs: NoteDraft): Record<'mine' | 'theirs', readonly WordRun[]> {
  const [before, after] = [asText(mine, theirs), asText(theirs, mine)];
  const changes = diffWordsWithSpace(before, after, { timeout: DEADLINE_MS });
  if (!changes) return { mine: [{ differs: false, text: before }], theirs: [{ differs: false, text: after }] };
  const side = (own: 'added' | 'removed', others: 'added' | 'removed') =>
    joined(changes.filter((change) => !change[others]).map((change) => ({ differs: change[own], text: change.value })));
  return { mine: side('removed', 'added'), theirs: side('added', 'removed') };
}

/** Adjacent differing words are one run: the spaces between them are in both texts only by chance. */
function joined(runs: readonly WordRun[]): WordRun[] {
  const made: WordRun[] = [];
  for (const [index, run] of runs.entries()) {
    const last = made.at(-1);
    const between = last?.differs && !run.text.trim() && runs[index + 1]?.differs;
    const differs = run.differs || between === true;
    if (last && last.differs === differs) made[made.length - 1] = { differs, text: last.text + run.text };
    else made.push({ differs, text: run.text });
  }
  return made;
}
