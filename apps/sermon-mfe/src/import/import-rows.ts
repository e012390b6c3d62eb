import type { SermonDraft } from '@berea/contracts';
import { SERMON_FILE_LIMITS } from '@berea/contracts/values';
import { type FoundSermon } from '../data/sermon-files.js';
import { t } from '../texts/sermons.js';

/** Details guessed from a file, and corrected before it is saved. */
export interface Details {
  readonly title: string;
  readonly scripture: string;
  /** A day such as 2019-03-24, or ''. */
  readonly date: string;
}

/** A file on its way to a sermon. */
export interface Row {
  readonly id: number;
  readonly file: File;
  readonly state: 'waiting' | 'reading' | 'read' | 'saving' | 'saved' | 'failed';
  /** Set once the file is read. */
  readonly found?: FoundSermon;
  readonly details?: Details;
  /** Why it failed, and what to do. */
  readonly reason?: string;
  /** Whether the same may go well another time. */
  readonly again?: boolean;
  /** Id of the sermon that it has become. */
  readonly sermonId?: string;
}

export const ENDINGS = '.txt,.md,.docx';

/** Why a file need not be sent at all; undefined where only the server can tell. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!/\.(?:txt|md|docx)$/i.test(name)) return t('sermons.sermons-are-read-from-txt');
  if (size > SERMON_FILE_LIMITS.bytes) return t('sermons.a-file-may-have-up');
  return size === 0 ? t('sermons.this-file-is-empty') : undefined;
}

/**
 * The draft to save for a file. A past day counts as the day it was preached; a later one is planned.
 * @param today a day such as 2026-11-22
 */
export function toDraft({ title, scripture, date }: Details, found: FoundSermon, today: string): SermonDraft {
  const { theme, outline, body } = found;
  return {
    title: title.trim(),
    scripture: scripture.trim(),
    outline,
    body,
    ...(theme && { theme }),
    ...(date && (date > today ? { date } : { preached: [{ date, place: '' }] })),
    // The missing parts of a finished sermon can be added later.
    ...(!(scripture.trim() && outline) && { draft: true }),
  };
}

/** How far it is, in a sentence: 'Reading 3 of 12 files', '9 sermons imported, 1 file refused'. */
export function progressOf(rows: readonly Row[]): string {
  const count = (...states: Row['state'][]) => rows.filter(({ state }) => states.includes(state)).length;
  const [saving, saved, read, failed] = [count('saving'), count('saved'), count('read'), count('failed')];
  if (count('waiting', 'reading'))
    return t('sermons.reading-files', { at: rows.length - count('waiting'), count: rows.length });
  if (saving) return t('sermons.importing-of', { at: saved + 1, count: saved + saving });
  const said = [
    ...(read ? [t('sermons.sermons-to-import', { count: read })] : []),
    ...(saved ? [t('sermons.sermons-imported', { count: saved })] : []),
    ...(failed ? [t('sermons.files-not-imported', { count: failed })] : []),
  ];
  return said.join(', ');
}
