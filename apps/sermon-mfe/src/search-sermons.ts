import type { Sermon } from '@berea/contracts';

/**
 * The sermons whose title, scripture or outline holds the search term, whatever its case; all for a blank term.
 * @param elsewhere ids of those in whose whole outline it stands, of which only the beginning is here
 */
export function searchSermons(
  sermons: readonly Sermon[],
  term: string,
  elsewhere: ReadonlySet<string> = new Set(),
): readonly Sermon[] {
  const wanted = term.trim().toLowerCase();
  if (!wanted) return sermons;
  return sermons.filter(
    ({ id, title, scripture, outline }) =>
      elsewhere.has(id) || [title, scripture, outline].some((text) => text.toLowerCase().includes(wanted)),
  );
}
