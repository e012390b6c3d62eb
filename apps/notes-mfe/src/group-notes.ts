import type { Note } from '@berea/contracts';
import type { ListWanted } from '@berea/web';

/** Tags that the study tools put on what is saved from them. */
const ANALYSIS_TAGS = ['greek-hebrew', 'cross-references', 'commentary', 'cultural-context', 'study-tool'];
const JOURNAL = ['journal', 'reflection', 'prayer', 'daily'];

/** The tags of the Daily Journal, as a list is asked for them. */
export const JOURNAL_TAGS = JOURNAL.join(',');

const hasTag = (note: Note, tags: readonly string[]): boolean => note.tags?.some((tag) => tags.includes(tag)) ?? false;

export const isAnalysisTag = (tag: string): boolean => ANALYSIS_TAGS.includes(tag);

/** Which of the notes Study Notes shows: those written or saved by the user, the study tools' analyses, or both. */
export type NoteFilter = 'mine' | 'analyses' | 'all';

/** How the list is asked for what a filter lets through. */
export const WANTED: Readonly<Record<NoteFilter, ListWanted>> = {
  mine: { without: ANALYSIS_TAGS.join(',') },
  analyses: { tags: ANALYSIS_TAGS.join(',') },
  all: {},
};

export const isJournal = (note: Note): boolean => hasTag(note, JOURNAL);

export const isAnalysis = (note: Note): boolean => hasTag(note, ANALYSIS_TAGS);
