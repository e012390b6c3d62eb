import type { SearchResponse, SearchResult } from '@berea/contracts';
import type { TaggedText } from '../library/tagged-text.js';
import { Turns } from '../library/turns.js';
import type { VerseCorpus } from './corpora/verse-corpus.js';
import type { Found } from './find.js';
import { rank } from './rank.js';
import { VerseResults } from './verse-results.js';

/** The psalm titles are the second text of a verse. */
const TITLE_FIELD = 1;

export interface Page extends Pick<SearchResponse, 'order' | 'offset'> {
  readonly limit: number;
}

/**
 * The verses of a page. In canonical order the translations of a verse stand together; by relevance one translation
 * follows the other, rank by rank.
 */
export async function listVerses(
  { expression, positions }: Found,
  corpora: readonly VerseCorpus[],
  tagged: TaggedText | null,
  { order, offset, limit }: Page,
): Promise<SearchResult[]> {
  if (!expression) return [];
  const turns = new Turns();
  const hits: { corpus: VerseCorpus; position: number; key: number }[] = [];
  for (const [index, corpus] of corpora.entries()) {
    const found = positions[index] ?? [];
    const sorted = order === 'relevance' ? rank(found, expression, corpus, TITLE_FIELD) : found;
    sorted.forEach((position, at) => hits.push({ corpus, position, key: order === 'relevance' ? at : position }));
    await turns.next();
  }
  if (corpora.length > 1) hits.sort((a, b) => a.key - b.key);
  const listed = new Map(corpora.map((corpus) => [corpus, new VerseResults(corpus, expression, tagged)]));
  return hits
    .slice(offset, offset + limit)
    .flatMap(({ corpus, position }) => listed.get(corpus)?.resultAt(position) ?? []);
}
