import { describe, expect, it } from '@jest/globals';
import { WordIndex } from '../text/word-index.js';
import type { Corpus } from './corpus.js';
import { evaluate } from './evaluate.js';
import { MatchFinder } from './match-finder.js';
import { PositionSet } from './position-set.js';
import { parseQuery } from './query/parse-query.js';
import { rank } from './rank.js';

/** Documents of title and body, bound to no place. */
function corpusOf(documents: readonly (readonly [title: string, body: string])[]): Corpus {
  const all = PositionSet.of(documents.length, documents.keys());
  return {
    size: documents.length,
    all,
    fields: [new WordIndex(documents.map(([title]) => title)), new WordIndex(documents.map(([, body]) => body))],
    withLemma: () => PositionSet.of(documents.length),
    within: () => all,
    about: () => PositionSet.of(documents.length),
  };
}

const expressionOf = (query: string) => parseQuery(query, { lemma: () => [] }).expression!;
async function ranked(query: string, documents: readonly (readonly [string, string])[]): Promise<number[]> {
  const corpus = corpusOf(documents);
  const expression = expressionOf(query);
  return rank(await evaluate(expression, corpus), expression, corpus, 0);
}

describe('rank, the order by relevance', () => {
  it.each([
    [
      'words in a row before words apart',
      'living god',
      ['god all living', 'of the living god that made them all'],
      [1, 0],
    ],
    ['a short text before a long one', 'grace', ['grace and much more that is said here', 'grace alone'], [1, 0]],
    ['more occurrences first', 'hope', ['hope and what else', 'hope against hope now'], [1, 0]],
    ['rare words before frequent ones', 'ark OR man', ['a man', 'a man', 'an ark', 'a man'], [2, 0, 1, 3]],
    ['canonical order where nothing differs', 'faith', ['by faith', 'in faith', 'of faith'], [0, 1, 2]],
    ['beginnings of words like words', 'shep*', ['a sheep', 'the shepherd and shepherds', 'a shepherd there'], [1, 2]],
  ])('has %s, for the query %s', async (_name, query, bodies, expected) => {
    expect(
      await ranked(
        query,
        bodies.map((body) => ['', body] as const),
      ),
    ).toEqual(expected);
  });

  it('puts a word in the title before one in the body', async () => {
    expect(
      await ranked('shepherd', [
        ['feasts', 'the shepherd'],
        ['shepherd', 'of sheep'],
      ]),
    ).toEqual([1, 0]);
  });

  it('lists a document whose title and body hold the words together, but no phrase that begins in one and ends in the other', async () => {
    const documents = [['good shepherd', 'of the sheep']] as const;
    expect(await ranked('good sheep', documents)).toEqual([0]);
    expect(await ranked('"shepherd of"', documents)).toEqual([]);
  });
});

describe('MatchFinder', () => {
  it.each([
    ['Cæsar’s friend', 'caesar* friend', ['Cæsar’s', 'friend']],
    ['Fear not: for, behold, fear not', '"fear not"', ['Fear not', 'fear not']],
    ['of the LORD, of the', '"of the" "the LORD"', ['of the LORD', 'of the']],
    ['Beth-el is Bethel', 'bethel', ['Beth-el', 'Bethel']],
    ['love and hate', 'love NOT hate', ['love']],
    ['e\u0301gypt, so', 'égypt', ['e\u0301gypt']],
  ])('marks in “%s” for %s', (written, query, expected) => {
    const found = new MatchFinder(new WordIndex([written]), expressionOf(query)).matchesIn(written, 0);
    expect(found.map(({ start, length }) => written.slice(start, start + length))).toEqual(expected);
  });
});
