import type { SearchResponse, SearchResult } from '@berea/contracts';
import { Slices } from '../scheduling/slices.js';
import type { VerseCorpus } from './corpora/verse-corpus.js';
import type { Found } from './find.js';
import { PositionSet } from './position-set.js';
import { rank } from './rank.js';
import type { LemmaNames } from './lemma-names.js';
import { type OriginalTexts, VerseResults } from './verse-results.js';

/** The psalm titles are the second text of a verse. */
const TITLE_FIELD = 1;
/** So many verses are gone through before others may go first. */
const AT_ONCE = 1_000;

export interface Page extends Pick<SearchResponse, 'order' | 'offset'> {
  readonly limit: number;
}

/**
 * The verses of a page. In canonical order the translations of a verse follow each other; by relevance one translation
 * follows the other, rank by rank.
 */
export async function listVerses(
  { expression, sets }: Found,
  corpora: readonly VerseCorpus[],
  library: OriginalTexts,
  names: LemmaNames,
  { order, offset, limit }: Page,
): Promise<SearchResult[]> {
  if (!expression) return [];
  const lists: number[][] = [];
  for (const [index, corpus] of corpora.entries()) {
    const found = sets[index] ?? PositionSet.of(corpus.size);
    lists.push(order === 'relevance' ? await rank(found, expression, corpus, TITLE_FIELD) : found.positions());
    await Slices.current.yieldToEventLoop();
  }
  const hits = await (order === 'relevance' ? rankByRank : verseByVerse)(lists, { offset, limit });
  const results = new Map<number, VerseResults>();
  return hits.flatMap(({ list, position }) => {
    const corpus = corpora[list];
    if (!corpus) return [];
    const ofCorpus = results.get(list) ?? new VerseResults(corpus, expression, library, names);
    results.set(list, ofCorpus);
    return ofCorpus.resultAt(position);
  });
}

interface Hit {
  readonly list: number;
  readonly position: number;
}

type Part = Pick<Page, 'offset' | 'limit'>;

/** A part of: the first ones of all lists, then the second ones, and so on. */
async function rankByRank(lists: readonly (readonly number[])[], { offset, limit }: Part): Promise<Hit[]> {
  const hits: Hit[] = [];
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  let passed = 0;
  for (let at = 0; at < longest && hits.length < limit; at += 1) {
    if (at % AT_ONCE === 0) await Slices.current.yieldToEventLoop();
    for (let list = 0; list < lists.length && hits.length < limit; list += 1) {
      const position = lists[list]?.[at];
      if (position !== undefined && (passed += 1) > offset) hits.push({ list, position });
    }
  }
  return hits;
}

/** A part of: all in the order of the verses, of one verse those of the first list first. */
async function verseByVerse(lists: readonly (readonly number[])[], { offset, limit }: Part): Promise<Hit[]> {
  const hits: Hit[] = [];
  const next = lists.map(() => 0);
  for (let passed = 0; hits.length < limit; passed += 1) {
    if (passed % AT_ONCE === 0) await Slices.current.yieldToEventLoop();
    let first: Hit | undefined;
    for (const [list, positions] of lists.entries()) {
      const position = positions[next[list] ?? 0];
      if (position !== undefined && (!first || position < first.position)) first = { list, position };
    }
    if (!first) break;
    next[first.list] = (next[first.list] ?? 0) + 1;
    if (passed >= offset) hits.push(first);
  }
  return hits;
}
