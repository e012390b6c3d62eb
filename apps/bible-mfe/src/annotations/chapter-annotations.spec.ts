import { beforeAll, describe, expect, it } from '@jest/globals';
import { loadPlaceParser, notePlaces } from './note-places.js';
import { bookmark, highlight, note } from './testing/annotation-server.js';
import { chapterAnnotations } from './chapter-annotations.js';

describe('notePlaces', () => {
  beforeAll(loadPlaceParser);

  const place = (book: string, chapter: number, verse: number, endVerse = verse) => ({
    book,
    chapter,
    verse,
    endVerse,
  });

  it.each([
    ['Matthew 5:3', [place('Matthew', 5, 3)]],
    ['Matthew 5:3-12', [place('Matthew', 5, 3, 12)]],
    ['Matthew 5:3–12', [place('Matthew', 5, 3, 12)]],
    ['Matt. 5.3', [place('Matthew', 5, 3)]],
    ['1 jn 4:8', [place('1 John', 4, 8)]],
    ['Song of Songs 2:4', [place('Song of Solomon', 2, 4)]],
    ['Psalm 1:1; John 3:16', [place('Psalms', 1, 1), place('John', 3, 16)]],
    ['Matthew 5:3, 9', [place('Matthew', 5, 3), place('Matthew', 5, 9)]],
    ['Matthew 5:47-6:4', [place('Matthew', 5, 47, 48)]],
    ['Matthew 5', []],
    ['Matthew 5:49', []],
    ['Sermon of 12 May', []],
    ['', []],
  ])('reads the places of a note on %j as %j', (scripture, places) => {
    expect(notePlaces(note({ scripture }))).toEqual(places);
  });

  it('reads the places of a note once', () => {
    const one = note({ scripture: 'Psalm 1:1; John 3:16' });
    expect(notePlaces(one)).toBe(notePlaces(one));
  });
});

describe('chapterAnnotations', () => {
  const all = {
    highlights: [
      highlight('Matthew', 5, 3, 'green'),
      highlight('Matthew', 6, 3, 'pink'),
      highlight('Mark', 5, 3, 'blue'),
    ],
    bookmarks: [bookmark('Matthew', 5, 3), bookmark('Matthew', 5, 9)],
    notes: [note({ scripture: 'Matthew 5:9–10' }), note({ scripture: 'Mark 5:1' }), note({})],
  };

  it('gathers only marks on verses of this chapter', () => {
    expect(Object.fromEntries(chapterAnnotations('Matthew', 5, all))).toEqual({
      3: { highlight: 'green', note: false, bookmark: true },
      9: { note: true, bookmark: true, dot: true, range: 'first' },
      10: { note: true, bookmark: false, range: 'last' },
    });
  });

  it('brackets the verses of one note, and dots where a note begins', () => {
    const notes = ['Matthew 5:3-6', 'Matthew 5:5', 'Matthew 5:6-8', 'Matthew 5:12'].map((scripture) =>
      note({ scripture }),
    );
    const seen = [...chapterAnnotations('Matthew', 5, { notes })].map(([verse, { dot, range }]) => [verse, dot, range]);
    expect(seen).toEqual([
      [3, true, 'first'],
      [4, undefined, 'middle'],
      [5, true, 'middle'],
      // One ends here and the next begins.
      [6, true, 'middle'],
      [7, undefined, 'middle'],
      [8, undefined, 'last'],
      [12, true, undefined],
    ]);
  });

  it('gives the same object for a verse whose marks did not change', () => {
    const before = chapterAnnotations('Matthew', 5, all);
    const after = chapterAnnotations('Matthew', 5, {
      ...all,
      highlights: [...all.highlights, highlight('Matthew', 5, 9, 'blue')],
    });
    expect(after.get(3)).toBe(before.get(3));
    expect(after.get(9)).not.toBe(before.get(9));
  });

  it('is empty before any marks came', () => {
    expect(chapterAnnotations('Matthew', 5, {}).size).toBe(0);
  });
});
