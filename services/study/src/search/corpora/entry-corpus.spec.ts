import { describe, expect, it } from '@jest/globals';
import type { Passage } from '@berea/scripture';
import { evaluate } from '../evaluate.js';
import { parseQuery } from '../query/parse-query.js';
import { type EntrySource, IndexedEntries } from './entry-corpus.js';

interface Row extends Passage {
  readonly title: string;
  readonly body: string;
}

const rows: readonly Row[] = [
  { title: 'Creation', body: 'In the beginning', first: 0, last: 30 },
  { title: 'The fall', body: 'of man, who was the creation of God', first: 55, last: 79 },
  { title: 'Abel', body: 'his brother’s keeper', first: 80, last: 105 },
];
const overlapping = (passages: readonly Passage[]) =>
  rows.filter(({ first, last }) => passages.some((each) => first <= each.last && last >= each.first));
const source: EntrySource<Row> = {
  rows,
  read: ({ title, body }) => ({ kind: 'commentary', id: title, title, body, source: 'a-work' }),
  about: overlapping,
  withLemma: (ids) => rows.filter(({ title }) => ids.includes(title)),
};
const bound = { ...source, passageOf: ({ first, last }: Row) => ({ first, last }) };

async function titles(query: string, from: EntrySource<Row> = bound): Promise<string[]> {
  const corpus = await IndexedEntries.of(from);
  const { expression } = parseQuery(query, { lemma: (name) => [name] });
  return (await evaluate(expression!, corpus)).positions().map((position) => corpus.entryAt(position)?.title ?? '');
}

describe('IndexedEntries, a corpus of entries with title, body and place', () => {
  it.each([
    ['creation', ['Creation', 'The fall']],
    ['creation man', ['The fall']],
    ['fall creation', ['The fall']],
    ['"fall of"', []],
    ["brother's", ['Abel']],
    ['NOT creation', ['Abel']],
    ['the in:gen 3', ['The fall']],
    ['in:gen 1-3', ['Creation', 'The fall']],
    ['in:nt', []],
    ['gen 4:1', ['Abel']],
    ['lemma:Abel', ['Abel']],
    ['lemma:Abel in:gen 1', []],
  ])('for the query %s, finds %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it('leaves entries that are bound to no place in every scope', async () => {
    expect(await titles('creation in:nt', source)).toEqual(['Creation', 'The fall']);
  });

  it('has no entry beyond its end, and none at all when it was made of none', async () => {
    const corpus = await IndexedEntries.of(source);
    expect(corpus.entryAt(3)).toBeUndefined();
    expect((await IndexedEntries.of({ ...source, rows: [] })).size).toBe(0);
  });
});
