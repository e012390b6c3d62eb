import type { SearchEntry } from '@berea/contracts';
import type { EntryCorpus } from './corpora/entry-corpus.js';
import { excerpt } from './excerpt.js';
import type { Found } from './find.js';
import type { Page } from './list-verses.js';
import { MatchFinder } from './match-finder.js';
import { rank } from './rank.js';

const TITLE_FIELD = 0;

/** The documents of a page, each with the part of it that matches. */
export async function listEntries(
  { expression, sets: [found] }: Found,
  corpus: EntryCorpus,
  { order, offset, limit }: Page,
): Promise<SearchEntry[]> {
  if (!expression || !found) return [];
  const sorted = order === 'relevance' ? await rank(found, expression, corpus, TITLE_FIELD) : found.positions();
  const inBody = new MatchFinder(corpus.fields[1], expression);
  return sorted.slice(offset, offset + limit).flatMap((position) => {
    const entry = corpus.entryAt(position);
    if (!entry) return [];
    const { body, ...rest } = entry;
    return [{ ...rest, ...excerpt(body, inBody.matchesIn(body, position)) }];
  });
}
