import type { Note } from '@berea/contracts';

/**
 * The notes whose title, content, scripture or any tag holds the search term, whatever its case; all for a blank term.
 * @param elsewhere ids of those in whose whole text it stands, of which only the beginning is here
 */
export function searchNotes(
  notes: readonly Note[],
  term: string,
  elsewhere: ReadonlySet<string> = new Set(),
): readonly Note[] {
  const wanted = term.trim().toLowerCase();
  if (!wanted) return notes;
  return notes.filter(
    ({ id, title, content, scripture = '', tags = [] }) =>
      elsewhere.has(id) || [title, content, scripture, ...tags].some((text) => text.toLowerCase().includes(wanted)),
  );
}
