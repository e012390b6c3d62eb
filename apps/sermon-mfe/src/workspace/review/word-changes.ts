import type { EnhanceAction } from '@berea/contracts';
import { diffWordsWithSpace } from 'diff';
import { t } from '../../texts/sermon-review.js';

/** A run of words that both texts have, or only one of them. */
export interface WordRun {
  readonly kind: 'same' | 'inserted' | 'deleted';
  readonly text: string;
}

/** Longer comparisons are given up: then the whole of one text replaces the whole of the other. */
const DEADLINE_MS = 500;

/** Whether an action leaves the words that it is asked about, and puts others below them. */
export const insertsOnly = (action: EnhanceAction): boolean => action === 'add_verse' || action === 'add_illustration';

/** The differences that a change by Scholar makes, word by word. */
export function wordChanges(action: EnhanceAction, before: string, after: string): WordRun[] {
  if (insertsOnly(action)) return [{ kind: 'inserted', text: after }];
  const runs = diffWordsWithSpace(before, after, { timeout: DEADLINE_MS });
  if (!runs)
    return [
      { kind: 'deleted', text: before },
      { kind: 'inserted', text: after },
    ];
  return runs.map(({ added, removed, value }) => ({
    kind: added ? 'inserted' : removed ? 'deleted' : 'same',
    text: value,
  }));
}

const wordsIn = (runs: readonly WordRun[], kind: WordRun['kind']): number =>
  runs
    .filter((run) => run.kind === kind)
    .reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0), 0);

/** '−15 +3 words' */
export function countChanges(runs: readonly WordRun[]): string {
  const [deleted, inserted] = [wordsIn(runs, 'deleted'), wordsIn(runs, 'inserted')];
  const parts = [deleted && `−${deleted}`, inserted && `+${inserted}`].filter(Boolean);
  return parts.length ? t('sermon-review.words', { changes: parts.join(' ') }) : t('sermon-review.no-other-words');
}
