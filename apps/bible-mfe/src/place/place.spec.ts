import { BOOKS, findBook } from '@berea/scripture';
import { describe, expect, it } from '@jest/globals';
import { chapterNumbers, nextChapter, previousChapter } from './chapters.js';
import { addressOf, readPlace } from './place.js';

const read = (path: string) => {
  const place = readPlace(path);
  return place && { ...place, book: place.book?.name };
};
const at = (name: string, chapter: number) => ({ book: findBook(name) ?? BOOKS[0]!, chapter });
const named = (place: ReturnType<typeof nextChapter>) => place && `${place.book.name} ${place.chapter}`;

describe('readPlace', () => {
  it.each([
    ['', undefined],
    ['/', undefined],
    ['Matthew', { book: 'Matthew', chapter: 1 }],
    ['Matthew/5', { book: 'Matthew', chapter: 5 }],
    ['psalm/119', { book: 'Psalms', chapter: 119 }],
    ['Song of Solomon/2', { book: 'Song of Solomon', chapter: 2 }],
    ['John/3/16', { book: 'John', chapter: 3, verses: { from: 16, to: 16 } }],
    ['John/3/16-18', { book: 'John', chapter: 3, verses: { from: 16, to: 18 } }],
    ['John/3/16–18', { book: 'John', chapter: 3, verses: { from: 16, to: 18 } }],
    ['John/3/35-99', { book: 'John', chapter: 3, verses: { from: 35, to: 36 } }],
    ['John/3/37', { book: 'John', chapter: 3, noVerse: '37' }],
    ['John/3/0', { book: 'John', chapter: 3, noVerse: '0' }],
    ['John/3/18-16', { book: 'John', chapter: 3, noVerse: '18-16' }],
    ['John/3/x', { book: 'John', chapter: 3, noVerse: 'x' }],
    ['John/3:16', { book: 'John', chapter: 3, verses: { from: 16, to: 16 } }],
    ['John 3:16-18', { book: 'John', chapter: 3, verses: { from: 16, to: 18 } }],
    ['1 John 4', { book: '1 John', chapter: 4 }],
    ['Juan/3/16', { book: 'John', chapter: 3, verses: { from: 16, to: 16 } }],
    ['Salmos/23', { book: 'Psalms', chapter: 23 }],
    ['Song of Solomon 2.1', { book: 'Song of Solomon', chapter: 2, verses: { from: 1, to: 1 } }],
    ['Jude 5', { book: 'Jude', chapter: 1, verses: { from: 5, to: 5 } }],
    ['Jude/5', { name: 'Jude 5', book: 'Jude', asked: { chapter: 5 } }],
    ['Jude/5-7', { book: 'Jude', chapter: 1, verses: { from: 5, to: 7 } }],
    ['Philemon/1', { book: 'Philemon', chapter: 1 }],
    ['3 John 15', { book: '3 John', chapter: 1, noVerse: '15' }],
    ['Joel/4/1', { name: 'Joel 4', book: 'Joel', asked: { chapter: 4, verse: 1 } }],
    ['Hezekiah/3', { name: 'Hezekiah', book: undefined }],
    ['Matthew/29', { name: 'Matthew 29', book: 'Matthew', asked: { chapter: 29 } }],
    ['Matthew/0', { name: 'Matthew 0', book: 'Matthew', asked: { chapter: 0 } }],
    ['Matthew/1.5', { book: 'Matthew', chapter: 1, verses: { from: 5, to: 5 } }],
    ['Matthew/five', { name: 'Matthew five', book: 'Matthew' }],
  ])('reads %j as %j', (path, expected) => {
    expect(read(path)).toEqual(expected);
  });

  it('reads every address that addressOf writes', () => {
    for (const book of BOOKS) {
      expect(read(decodeURIComponent(addressOf(book.name, book.chapters, 1).slice('/bible/'.length)))).toEqual({
        book: book.name,
        chapter: book.chapters,
        verses: { from: 1, to: 1 },
      });
    }
    expect(addressOf('John', 3, 16, 16)).toBe('/bible/John/3/16');
    expect(read('John/3/16-18')).toEqual(read(addressOf('John', 3, 16, 18).slice('/bible/'.length)));
  });
});

describe('the chapters before and after a chapter', () => {
  it('go on to the next book, and end at Revelation 22', () => {
    expect(named(nextChapter(at('Matthew', 5)))).toBe('Matthew 6');
    expect(named(nextChapter(at('Malachi', 4)))).toBe('Matthew 1');
    expect(named(nextChapter(at('Jude', 1)))).toBe('Revelation 1');
    expect(nextChapter(at('Revelation', 22))).toBeUndefined();
  });

  it('do not go back behind chapter 1', () => {
    expect(named(previousChapter(at('Matthew', 5)))).toBe('Matthew 4');
    expect(previousChapter(at('Matthew', 1))).toBeUndefined();
  });

  it('lead from Genesis 1 through every chapter', () => {
    let place: ReturnType<typeof nextChapter> = at('Genesis', 1);
    let count = 0;
    while (place) {
      count += 1;
      place = nextChapter(place);
    }
    expect(count).toBe(1_189);
  });
});

describe('chapterNumbers', () => {
  it('offers 1 to 50 for every book, those past its end disabled', () => {
    const numbers = chapterNumbers(28);
    expect(numbers).toHaveLength(50);
    expect(numbers.filter(({ disabled }) => disabled).map(({ value }) => value)).toEqual(
      Array.from({ length: 22 }, (_, index) => index + 29),
    );
  });

  it('goes on to the last chapter of longer books', () => {
    expect(chapterNumbers(150)).toHaveLength(150);
    expect(chapterNumbers(150).some(({ disabled }) => disabled)).toBe(false);
  });
});
