import { describe, expect, it } from '@jest/globals';
import { readSearch, writeSearch } from './search-address.js';

const FULL = '?translation=WEB&q=living+water&in=john&order=relevance&all=1';

describe('readSearch', () => {
  it('reads all that a search says', () => {
    expect(readSearch(FULL)).toEqual({
      q: 'living water',
      scope: 'john',
      kind: 'verses',
      order: 'relevance',
      all: true,
    });
  });

  it.each([
    ['', 'verses', 'canonical'],
    ['?q=x&kind=maps&order=random', 'verses', 'canonical'],
    ['?q=x&kind=topics', 'topics', 'relevance'],
    ['?q=x&kind=topics&order=canonical', 'topics', 'canonical'],
  ])('%j is about %s, in %s order', (search, kind, order) => {
    expect(readSearch(search)).toMatchObject({ kind, order });
  });
});

describe('writeSearch', () => {
  it.each([
    [FULL, { q: 'bread' }, '?translation=WEB&q=bread&in=john&order=relevance&all=1'],
    [FULL, { scope: '' }, '?translation=WEB&q=living+water&order=relevance&all=1'],
    [FULL, { kind: 'topics' }, '?translation=WEB&q=living+water&in=john&kind=topics&all=1'],
    [FULL, { order: 'canonical', all: false }, '?translation=WEB&q=living+water&in=john'],
    [FULL, { q: '' }, '?translation=WEB'],
    ['?q=salt', { q: '' }, ''],
    ['?with=ASV', { q: 'a&b=c' }, '?with=ASV&q=a%26b%3Dc'],
  ] as const)('%s with %j is %s', (search, change, expected) => {
    expect(writeSearch(search, change)).toBe(expected);
    expect(readSearch(writeSearch(search, change))).toMatchObject(change);
  });
});
