import { describe, expect, it } from '@jest/globals';
import { parseSpokenQuery, parseSpokenReferences, type ReferenceSpan, writeSpokenReferences } from '../index.js';
import { SPOKEN_REFERENCES } from '../testing/index.js';

/** A reference in the notation of the table. */
const written = ({ book, chapter, verse, endChapter, endVerse, valid }: ReferenceSpan) => {
  const place = verse === undefined ? chapter : `${chapter}:${verse}`;
  const to = endVerse ?? endChapter;
  return `${valid ? '' : '!'}${book.osis} ${place}${to === undefined ? '' : `-${to}`}`;
};

describe('parseSpokenReferences', () => {
  it.each(SPOKEN_REFERENCES)('finds the references in the spoken words "%s"', (said, meant) => {
    expect(parseSpokenReferences(said).map(written)).toEqual(meant);
  });

  it('gives the place of a reference in the text', () => {
    const text = 'Well, verse sixteen of John chapter three, please';
    const [span] = parseSpokenReferences(text);
    expect(text.slice(span?.start, span?.end)).toBe('verse sixteen of John chapter three');
    expect(span?.text).toBe('verse sixteen of John chapter three');
  });

  it('reads a long hostile text in one pass', () => {
    const text = 'verse one of chapter two of the third '.repeat(500);
    expect(parseSpokenReferences(text)).toEqual([]);
  });
});

describe('parseSpokenQuery', () => {
  it.each<[string, string[]]>([
    ['turn to Psalms 119 please', ['Ps 119']],
    ['give me John 316', ['John 3:16']],
    ['Please open your Bibles to the third chapter of John', ['John 3']],
    ['let’s read Mark four', ['Mark 4']],
    ['love in first John four eight', []],
    ['love one another', []],
    ['please turn to', []],
  ])('takes the spoken query "%s" for %j', (query, meant) => {
    expect(parseSpokenQuery(query).map(written)).toEqual(meant);
  });
});

describe('writeSpokenReferences', () => {
  it.each([
    ['explain First John four eight to me', 'explain 1 John 4:8 to me'],
    ['compare the twenty-third psalm with John 316.', 'compare the Psalm 23 with John 3:16.'],
    ['verses four to eight of first Corinthians thirteen', '1 Corinthians 13:4–8'],
    ['John chapter three verse ninety nine', 'John chapter three verse ninety nine'],
    ['I told James two times', 'I told James two times'],
  ])('writes out the references in "%s"', (said, text) => {
    expect(writeSpokenReferences(said)).toBe(text);
  });
});
