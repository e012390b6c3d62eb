import type { ListWanted } from '@berea/web';

/** Tags that the study tools put on what is saved from them, and those of journal entries (product rules). */
const ANALYSIS = ['greek-hebrew', 'cross-references', 'commentary', 'cultural-context', 'study-tool'];
const JOURNAL = ['journal', 'reflection', 'prayer', 'daily'];

/**
 * What the Insert Note menu lists, as the server is asked for it: the Study Notes group by its rule, in which the journal's
 * entries are too; they stand by themselves.
 */
export const WRITTEN: ListWanted = { without: [...ANALYSIS, ...JOURNAL].join(',') };
export const JOURNAL_ENTRIES: ListWanted = { tags: JOURNAL.join(','), without: ANALYSIS.join(',') };

/** Characters of each note that the menu shows (product constant). */
export const PREVIEW = 100;
