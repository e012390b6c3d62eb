import type { Note } from '@berea/contracts';

/** The notes whose title, content, scripture or any tag holds the search term, whatever its case; all for a blank term. */
export function searchNotes(notes: readonly Note[], term: string): readonly Note[] {
  const wanted = term.trim().toLowerCase();
  if (!wanted) return notes;
  return notes.filter(({ title, content, scripture = '', tags = [] }) =>
    [title, content, scripture, ...tags].some((text) => text.toLowerCase().includes(wanted)),
  );
}
