import type { Sermon } from '@berea/contracts';

/** The sermons whose title, scripture or outline holds the search term, whatever its case; all for a blank term. */
export function searchSermons(sermons: readonly Sermon[], term: string): readonly Sermon[] {
  const wanted = term.trim().toLowerCase();
  if (!wanted) return sermons;
  return sermons.filter(({ title, scripture, outline }) =>
    [title, scripture, outline].some((text) => text.toLowerCase().includes(wanted)),
  );
}
