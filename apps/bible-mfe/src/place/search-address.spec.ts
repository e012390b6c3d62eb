import { describe, expect, it } from '@jest/globals';
import { readSearch, writeSearch } from './search-address.js';

const FULL = '?translation=WEB&q=living+water&in=john&order=canonical&all=1';

describe('readSearch', () => {
  it('reads the whole address of a search', () => {
    expect(readSearch(FULL)).toEqual({
      q: 'living water',
      scope: 'john',
      kind: 'verses',
      order: 'canonical',
      all: true,
    });
  });

  it.each([
    ['', 'verses', 'relevance'],
    ['?q=x&kind=maps&order=random', 'verses', 'relevance'],
    ['?q=x&kind=topics', 'topics', 'relevance'],
    ['?q=x&kind=topics&order=canonical', 'topics', 'canonical'],
  ])('reads %j as a search for %s in %s order', (search, kind, order) => {
    expect(readSearch(search)).toMatchObject({ kind, order });
  });
});

describe('writeSearch', () => {
  it.each([
    [FULL, { q: 'bread' }, '?translation=WEB&q=bread&in=john&order=canonical&all=1'],
    [FULL, { scope: '' }, '?translation=WEB&q=living+water&order=canonical&all=1'],
    [FULL, { kind: 'topics' }, '?translation=WEB&q=living+water&in=john&kind=topics&all=1'],
    [FULL, { order: 'relevance', all: false }, '?translation=WEB&q=living+water&in=john'],
    [FULL, { q: '' }, '?translation=WEB'],
    ['?q=salt', { q: '' }, ''],
    ['?with=ASV', { q: 'a&b=c' }, '?with=ASV&q=a%26b%3Dc'],
  ] as const)('writes %s, changed by %j, as %j', (search, change, expected) => {
    expect(writeSearch(search, change)).toBe(expected);
    expect(readSearch(writeSearch(search, change))).toMatchObject(change);
  });
});
