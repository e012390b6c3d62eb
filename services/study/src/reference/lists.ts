import type { LexiconEntries, Occurrence, Occurrences } from '@berea/contracts';
import { type Book, placeAt, VERSE_TOTAL } from '@berea/scripture';
import type { Library } from '../works/library.js';
import { describeEntry } from './describe.js';
import { notInstalled, plainStrongs } from './require.js';
import type { TaggedText } from '../works/tagged-text.js';
import { countByBook } from '../search/totals.js';
import { PositionSet } from '../search/position-set.js';

/** Which part of a long list is asked for. */
export interface Page {
  readonly offset: number;
  readonly limit: number;
}

/**
 * The entries of several lemmas, each once and in the order asked for, and the numbers that no lexicon has.
 * @param ids at least one, with or without leading zeros
 * @throws ApiError 404 with what to install where there is no lexicon at all
 */
export function listEntries(library: Library, ids: readonly string[]): LexiconEntries {
  const { lexicon } = library;
  if (!lexicon) throw notInstalled(library, ids[0] ?? '');
  const asked = [...new Set(ids.map(plainStrongs))];
  const rows = asked.flatMap((id) => lexicon.entry(id) ?? []);
  return {
    entries: rows.map((row) => describeEntry(library, row)),
    missing: asked.filter((id) => !lexicon.entry(id)),
  };
}

/**
 * The verses that hold a lemma, in canonical order. Counts are of all books, also where one is asked for.
 * @param id without leading zeros
 */
export function listOccurrences(tagged: TaggedText, id: string, book: Book | undefined, page: Page): Occurrences {
  const positions = tagged.positionsOf(id);
  const asked = book ? positions.filter((position) => placeAt(position).book === book) : positions;
  return {
    id,
    total: asked.length,
    counts: countByBook([PositionSet.of(VERSE_TOTAL, positions)]).map(({ book: name, count }) => ({
      book: name,
      count,
    })),
    results: asked.slice(page.offset, page.offset + page.limit).map((position) => occurrenceAt(tagged, id, position)),
  };
}

function occurrenceAt(tagged: TaggedText, id: string, position: number): Occurrence {
  const { book, chapter, verse } = placeAt(position);
  return {
    book: book.name,
    chapter,
    verse,
    text: tagged.text.at(position),
    words: wordsFor(tagged, id, position),
  };
}

/** The English words for a lemma in a verse, each as it is written there. */
export function wordsFor(tagged: TaggedText, id: string, position: number): string[] {
  const text = tagged.text.at(position);
  return tagged
    .words(position)
    .filter(({ strongs }) => strongs.includes(id))
    .map(({ start, length }) => text.slice(start, start + length).replace(EDGES, ''))
    .filter(Boolean);
}

const EDGES = /^[^\p{L}\p{N}]+|(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/gu;
