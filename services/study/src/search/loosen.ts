import type { SearchResponse } from '@berea/contracts';
import type { Corpus } from './corpus.js';
import { findIn, readTerms, type SearchTerms, totalOf } from './find.js';
import { type Expression, positiveLeaves, type QueryNames, type QueryWord } from './query/query.js';

type Notice = NonNullable<SearchResponse['notices']>[number];

/** Queries of more parts are no search for a verse that is half remembered. */
const MOST_PARTS = 8;
/** So many ways are told. */
const MOST_WAYS = 3;

/**
 * Where nothing was found: which part of the query to leave out, and how much is found then. What finds least comes
 * first, since it asks for most.
 */
export async function waysToLoosen(
  terms: SearchTerms,
  expression: Expression | undefined,
  corpora: readonly Corpus[],
  names: QueryNames,
): Promise<Notice[]> {
  if (!expression || partsOf(expression).length > MOST_PARTS) return [];
  const ways: { readonly notice: Notice; readonly total: number }[] = [];
  for (const { query, scope, told } of changesOf(terms, expression)) {
    const changed = readTerms({ query, scope }, names);
    if (!changed.expression || changed.unknown.length || !positiveLeaves(changed.expression).length) continue;
    const total = totalOf(await findIn(corpora, changed.expression));
    const found = total === 1 ? '1 verse' : `${total.toLocaleString('en')} verses`;
    if (total)
      ways.push({
        total,
        notice: { text: `${told}, there ${total === 1 ? 'is' : 'are'} ${found}:`, queries: [query] },
      });
  }
  return ways
    .sort((one, other) => one.total - other.total)
    .slice(0, MOST_WAYS)
    .map(({ notice }) => notice);
}

const partsOf = (expression: Expression): readonly Expression[] =>
  expression.kind === 'all' ? expression.of : [expression];

interface Change extends SearchTerms {
  readonly told: string;
}

const NEAR = /\sNEAR(?:\/\d{1,3})?\s/g;
const APART = /"~\d{1,3}/g;
const IN = /(?<!\S)in:(?:"[^"]*"|\S+(?:\s+\d{1,3}(?:[:.]\d{1,3})?(?:-\d{1,3})?(?!\S))?)/gi;

function changesOf({ query, scope }: SearchTerms, expression: Expression): Change[] {
  const changes: Change[] = [];
  // The link of a notice leads out of the chosen part of Scripture, so what is offered names it.
  const kept = scope ? ` in:"${scope}"` : '';
  const add = (changed: string, told: string) => {
    const tidy = changed.replace(/\s+/g, ' ').trim();
    if (tidy && tidy !== query.trim()) changes.push({ query: tidy + kept, scope: undefined, told });
  };
  if (scope) changes.push({ query, scope: undefined, told: 'In all of Scripture' });
  add(query.replace(IN, ' '), 'In all of Scripture');
  add(query.replace(NEAR, ' ').replace(APART, '"~100'), 'However far apart');
  if (/["“”„«»]/u.test(query)) add(query.replace(/["“”„«»]/gu, ' '), 'In any order');
  for (const { start, end } of wordParts(expression, query)) {
    add(query.slice(0, start) + query.slice(end), `Without “${query.slice(start, end).trim()}”`);
  }
  return changes;
}

/** Where the words, phrases and names stand that can be left out. */
function wordParts(expression: Expression, query: string): { readonly start: number; readonly end: number }[] {
  const parts = partsOf(expression);
  if (parts.length < 2) return [];
  return parts.flatMap((part) => {
    const words = wordsIn(part);
    if (!words.length) return [];
    const start = Math.min(...words.map((word) => word.start));
    const end = Math.max(...words.map((word) => word.start + word.length));
    const quoted = QUOTE.test(query.charAt(start - 1)) ? 1 : 0;
    return [{ start: start - quoted, end: end + (QUOTE.test(query.charAt(end)) ? 1 : 0) }];
  });
}

const QUOTE = /["“”„«»]/u;

const wordsIn = (part: Expression): QueryWord[] =>
  part.kind === 'phrase' || part.kind === 'any'
    ? positiveLeaves(part).flatMap((leaf) => (leaf.kind === 'phrase' ? leaf.words : []))
    : [];
