import type { Note } from '@berea/contracts';

/** Tags that the study tools put on what is saved from them. */
const ANALYSIS_TAGS = new Set(['greek-hebrew', 'cross-references', 'commentary', 'cultural-context', 'study-tool']);
const JOURNAL_TAGS = new Set(['journal', 'reflection', 'prayer', 'daily']);

const hasTag = (note: Note, tags: ReadonlySet<string>): boolean => note.tags?.some((tag) => tags.has(tag)) ?? false;

/** Which of the notes Study Notes shows: those written or saved by the user, the study tools' analyses, or both. */
export type NoteFilter = 'mine' | 'analyses' | 'all';

export const isAnalysis = (note: Note): boolean => hasTag(note, ANALYSIS_TAGS);

export function studyNotes(notes: readonly Note[], filter: NoteFilter): Note[] {
  if (filter === 'all') return [...notes];
  return notes.filter((note) => isAnalysis(note) === (filter === 'analyses'));
}

/** The notes of the Daily Journal, newest first. */
export const journalEntries = (notes: readonly Note[]): Note[] =>
  notes.filter((note) => hasTag(note, JOURNAL_TAGS)).sort((a, b) => b.createdAt.localeCompare(a.createdAt));
