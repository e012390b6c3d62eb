import { describe, expect, it } from '@jest/globals';
import { choicesOf, filterAnnotations } from './filter-annotations.js';
import { listAnnotations } from './list-annotations.js';
import { bookmark, highlight, note } from '../testing/annotation-server.js';

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T09:00:00.000Z`;
const entries = listAnnotations({
  highlights: [
    highlight('John', 3, 16, 'yellow', day(4)),
    highlight('Genesis', 1, 4, 'green', day(9)),
    highlight('Genesis', 1, 2, 'green', day(9)),
  ],
  bookmarks: [bookmark('Psalms', 23, 1, day(6))],
  notes: [
    note({ scripture: 'John 3:17–18', createdAt: day(7) }),
    note({ scripture: 'John 3', createdAt: day(8) }),
    note({ createdAt: day(8) }),
  ],
});
const named = (found: readonly (typeof entries)[number][]) =>
  found.map(({ kind, place }) => `${kind} ${place.book} ${place.chapter}:${place.verse}`);

describe('the listed marks of a reader', () => {
  it('are sorted newest first, and within one moment in the order of the Bible, without notes that name no verse', () => {
    expect(named(filterAnnotations(entries, {}, 'newest'))).toEqual([
      'highlight Genesis 1:2',
      'highlight Genesis 1:4',
      'note John 3:17',
      'bookmark Psalms 23:1',
      'highlight John 3:16',
    ]);
  });

  it('are sorted in the order of the Bible when the reader chooses that', () => {
    expect(named(filterAnnotations(entries, {}, 'canonical'))).toEqual([
      'highlight Genesis 1:2',
      'highlight Genesis 1:4',
      'bookmark Psalms 23:1',
      'highlight John 3:16',
      'note John 3:17',
    ]);
  });

  it('pass all filters together', () => {
    expect(named(filterAnnotations(entries, { book: 'John' }, 'newest'))).toEqual([
      'note John 3:17',
      'highlight John 3:16',
    ]);
    expect(named(filterAnnotations(entries, { book: 'John', kind: 'highlight' }, 'newest'))).toEqual([
      'highlight John 3:16',
    ]);
    expect(filterAnnotations(entries, { book: 'John', colour: 'green' }, 'newest')).toEqual([]);
  });

  it('leave the stored order unchanged when another order is asked for', () => {
    const before = named(entries);
    filterAnnotations(entries, {}, 'canonical');
    expect(named(entries)).toEqual(before);
  });

  it('tell how many marks each choice of a filter would show, given the other filters', () => {
    expect(choicesOf(entries, {})).toEqual({
      all: 5,
      kinds: [
        { value: 'highlight', count: 3 },
        { value: 'bookmark', count: 1 },
        { value: 'note', count: 1 },
      ],
      colours: [
        { value: 'yellow', count: 1 },
        { value: 'green', count: 2 },
      ],
      books: [
        { value: 'Genesis', count: 2 },
        { value: 'Psalms', count: 1 },
        { value: 'John', count: 2 },
      ],
    });
    const ofJohn = choicesOf(entries, { book: 'John', kind: 'highlight' });
    expect([ofJohn.all, ofJohn.colours, ofJohn.books]).toEqual([
      2,
      [{ value: 'yellow', count: 1 }],
      [
        { value: 'Genesis', count: 2 },
        { value: 'John', count: 1 },
      ],
    ]);
  });
});
