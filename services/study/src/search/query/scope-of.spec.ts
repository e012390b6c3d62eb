import { describe, expect, it } from '@jest/globals';
import { placeAt } from '@berea/scripture';
import { mergePassages, scopeOf } from './scope-of.js';

const ends = (name: string) =>
  scopeOf(name)?.map(({ first, last }) => {
    const [from, to] = [placeAt(first), placeAt(last)];
    return `${from.book.osis} ${from.chapter}:${from.verse} to ${to.book.osis} ${to.chapter}:${to.verse}`;
  });

describe('scopeOf, the passages behind in:', () => {
  it.each([
    ['ot', ['Gen 1:1 to Mal 4:6']],
    ['NT', ['Matt 1:1 to Rev 22:21']],
    ['New Testament', ['Matt 1:1 to Rev 22:21']],
    ['gospels', ['Matt 1:1 to John 21:25']],
    ['minor-prophets', ['Hos 1:1 to Mal 4:6']],
    ['rom', ['Rom 1:1 to Rom 16:27']],
    ['Song of Songs', ['Song 1:1 to Song 8:14']],
    ['gen-deut', ['Gen 1:1 to Deut 34:12']],
    ['1 john', ['1John 1:1 to 1John 5:21']],
    ['john 3', ['John 3:1 to John 3:36']],
    ['john 3:1-8', ['John 3:1 to John 3:8']],
    ['rom, gal', ['Rom 1:1 to Rom 16:27', 'Gal 1:1 to Gal 6:18']],
  ])('for %s, gives %j', (name, expected) => {
    expect(ends(name)).toEqual(expected);
  });

  it.each([
    '',
    'narnia',
    'rom,narnia',
    'rev-gen',
    'jude 2:1',
    'john 3:99',
    '__proto__',
    'constructor',
    '-',
    ',',
    'ot\0',
  ])('for %p, which names no part of the Bible, gives nothing', (name) => {
    expect(scopeOf(name)).toBeUndefined();
  });
});

describe('mergePassages', () => {
  it('joins passages that overlap or touch, in order', () => {
    const passages = [
      { first: 20, last: 30 },
      { first: 0, last: 4 },
      { first: 5, last: 9 },
      { first: 25, last: 27 },
      { first: 11, last: 11 },
    ];
    expect(mergePassages(passages)).toEqual([
      { first: 0, last: 9 },
      { first: 11, last: 11 },
      { first: 20, last: 30 },
    ]);
    expect(mergePassages([])).toEqual([]);
  });
});
