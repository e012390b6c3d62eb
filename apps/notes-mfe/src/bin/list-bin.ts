import { HISTORY_LIMITS, type Note, type Sermon } from '@berea/contracts';
import type { Binned } from '@berea/web';
import { isAnalysis, isJournal } from '../group-notes.js';

/** One line of the bin. */
export interface BinEntry {
  readonly id: string;
  readonly kind: 'note' | 'sermon';
  readonly title: string;
  /** 'Journal entry' */
  readonly what: string;
  readonly deletedAt: string;
}

/** Notes and sermons in the bin, last deleted first. */
export const listBin = (notes: readonly Binned<Note>[], sermons: readonly Binned<Sermon>[]): BinEntry[] =>
  [
    ...notes.map((note): BinEntry => ({ ...lineOf(note, 'Untitled note'), kind: 'note', what: whatIs(note) })),
    ...sermons.map((each): BinEntry => ({ ...lineOf(each, 'Untitled sermon'), kind: 'sermon', what: 'Sermon' })),
  ].sort((one, other) => other.deletedAt.localeCompare(one.deletedAt));

const lineOf = ({ id, title, deletedAt }: Binned<Note | Sermon>, untitled: string) => ({
  id,
  title: title || untitled,
  deletedAt,
});

function whatIs(note: Note): string {
  if (isJournal(note)) return 'Journal entry';
  return isAnalysis(note) ? 'Tool analysis' : 'Study note';
}

const DAY_MS = 86_400_000;

/** Days that are left of something in the bin; the last one counts until it is over. */
export const daysLeft = (deletedAt: string, now: number): number =>
  Math.max(1, Math.ceil(HISTORY_LIMITS.binDays - (now - Date.parse(deletedAt)) / DAY_MS));
