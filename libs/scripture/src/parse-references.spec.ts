import { describe, expect, it } from '@jest/globals';
import { BOOKS, formatReference, parseReferenceQuery, parseReferences, type ReferenceSpan } from './index.js';
import { NUMBERED_LISTS } from './testing/numbered-lists.js';

/** 'Matthew 5:3-12', with '!' before a reference that does not exist. */
const written = ({ book, chapter, verse, endChapter, endVerse, endBook, valid }: ReferenceSpan) => {
  const from = `${book.osis} ${chapter}${verse === undefined ? '' : `:${verse}`}`;
  const end = [endBook?.osis, endChapter, endVerse === undefined ? undefined : `v${endVerse}`];
  const to = end.filter((part) => part !== undefined).join(' ');
  return `${valid ? '' : '!'}${from}${to && ` to ${to}`}`;
};
const references = (text: string) => parseReferences(text).map(written);

describe('parseReferences', () => {
  it.each<[string, string[]]>([
    ['What does Matthew 5:3 say?', ['Matt 5:3']],
    ['Rom 8:28-30 with Eph. 1:11', ['Rom 8:28 to v30', 'Eph 1:11']],
    ['Acts 2.38 and 1 Jn 1v9', ['Acts 2:38', '1John 1:9']],
    ['first corinthians 13:4-7', ['1Cor 13:4 to v7']],
    ['Matthew 5:3–12', ['Matt 5:3 to v12']],
    ['jn3:16', ['John 3:16']],
    ['Jude 5', ['Jude 1:5']],
    ['Jude 5-7', ['Jude 1:5 to v7']],
    ['Ps 23:1,4', ['Ps 23:1', 'Ps 23:4']],
    ['Matt 5:3; 6:9; Luke 4', ['Matt 5:3', 'Matt 6:9', 'Luke 4']],
    ['Matthew 5:3ff', ['Matt 5:3 to v48']],
    ['John 3:16-4:2', ['John 3:16 to 4 v2']],
    ['Genesis 1-2', ['Gen 1 to 2']],
    ['Genesis 1 verse 1', ['Gen 1:1']],
    ['Song of Songs 2:1', ['Song 2:1']],
    ['Genesis 50:26 - Exodus 1:3', ['Gen 50:26 to Exod 1 v3']],
    ['3 John 14', ['3John 1:14']],
  ])('finds the references in "%s"', (text, expected) => {
    expect(references(text)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['Obadiah 2:1', ['!Obad 2:1']],
    ['Psalm 151:1', ['!Ps 151:1']],
    ['Jude 26', ['!Jude 1:26']],
    ['John 3:99', ['!John 3:99']],
    ['John 3:16-99', ['!John 3:16 to v99']],
    ['John 30', ['!John 30']],
    ['Matthew 5:0', ['!Matt 5:0']],
    ['Genesis 50-52', ['!Gen 50 to 52']],
    ['3 John 15', ['!3John 1:15']],
    ['John 3:99 and John 3:16', ['!John 3:99', 'John 3:16']],
  ])('reports %s as not existing, rather than drop or correct it', (text, expected) => {
    expect(references(text)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['in the job 3 weeks', []],
    ['The numbers 5 and 6', []],
    ['Am 3 ok?', []],
    ['dinner is 5:30', []],
    ['I am 3', []],
    ['a mark 4 tank', []],
    ['call me at 3:45 pm', []],
    ['John and Mark walked 3 miles', []],
    ['the first 2 kings 5 years later', []],
    ['romans 8 and psalm 23', ['Rom 8', 'Ps 23']],
    ['Job 3', ['Job 3']],
    ['job 3:2', ['Job 3:2']],
    ['1 john 4', ['1John 4']],
    ['see ps 23', ['Ps 23']],
    ['Read 1 Cor 13 today', ['1Cor 13']],
    ['Isaiah chapter 53', ['Isa 53']],
  ])('distinguishes words from names of books in "%s"', (text, expected) => {
    expect(references(text)).toEqual(expected);
  });

  it('gives the place of each reference in the text, also after characters of two UTF-16 units', () => {
    const text = '🙏 “Blessed” (Matt. 5:3), שָׁלוֹם Ps 23:1,4.';
    const spans = parseReferences(text);
    expect(spans.map((span) => span.text)).toEqual(['Matt. 5:3', 'Ps 23:1', '4']);
    for (const span of spans) expect(text.slice(span.start, span.end)).toBe(span.text);
  });

  it('reads 300 lists with numbered books as they are written, and no number of a book as a verse', () => {
    const wrong = NUMBERED_LISTS.flatMap(({ text, references: expected }) => {
      const read = parseReferences(text).map(({ text: words, book, chapter, verse, endVerse, valid }) => ({
        written: words,
        osis: book.osis,
        chapter,
        verse,
        ...(endVerse !== undefined && { endVerse }),
        ...(!valid && { valid }),
      }));
      return JSON.stringify(read) === JSON.stringify(expected) ? [] : [{ text, read, expected }];
    });
    expect(wrong).toEqual([]);
  });

  it('leaves the name of a translation behind a reference out of the reference', () => {
    const text = '(Matthew 5:3, NIV), John 3:16 (ESV), Psalm 23 KJV and Matthew 5:3ff';
    expect(parseReferences(text).map((span) => span.text)).toEqual([
      'Matthew 5:3',
      'John 3:16',
      'Psalm 23',
      'Matthew 5:3ff',
    ]);
  });

  it('finds every reference of a text that is longer than the parser reads at once', () => {
    const sentence = 'and again the writer says in Matthew 5:3 that the poor are blessed, ';
    for (let shift = 0; shift < sentence.length; shift += 7) {
      const text = 'x'.repeat(shift) + ' ' + sentence.repeat(60);
      const spans = parseReferences(text);
      expect(spans).toHaveLength(60);
      expect(spans.every((span) => text.slice(span.start, span.end) === 'Matthew 5:3')).toBe(true);
    }
  });

  it('reads back every chapter and every last verse as the product writes them', () => {
    for (const book of BOOKS) {
      book.verseCounts.forEach((verses, index) => {
        const [last] = parseReferences(formatReference(book.name, index + 1, verses));
        expect(last).toMatchObject({ book, chapter: index + 1, verse: verses, valid: true });
        const [beyond] = parseReferences(formatReference(book.name, index + 1, verses + 1));
        expect(beyond).toMatchObject({ book, chapter: index + 1, verse: verses + 1, valid: false });
        const [chapter] = parseReferences(formatReference(book.name, index + 1));
        expect(chapter).toMatchObject({ book, chapter: index + 1, valid: true });
        expect(chapter?.verse).toBeUndefined();
      });
    }
  });

  it.each(['Read John 3:16, Rom 8:28 and Ps 23. ', 'Read 1 Samuel 17:34; 2 Kings 4:1, Jude 3. '])(
    'cuts no reference of a long text that consists of references: %s',
    (sentence) => {
      // Moves each place in the text over each place of the reading window.
      for (let shift = 0; shift < sentence.length; shift += 1) {
        const texts = parseReferences(' '.repeat(shift) + sentence.repeat(100)).map(({ text }) => text);
        expect(new Set(texts).size).toBe(3);
        expect(texts).toHaveLength(300);
      }
    },
  );

  it.each([
    '',
    '   ',
    '1:1',
    ':::',
    'x'.repeat(8_000),
    'Ps 1,'.repeat(800),
    '1 '.repeat(4_000),
    'John 3 ('.repeat(1_000),
    '\ud800 John 3:16',
  ])('of hostile text %#, finds only words that are in it', (text) => {
    for (const span of parseReferences(text)) expect(text.slice(span.start, span.end)).toBe(span.text);
  });
});

describe('parseReferenceQuery', () => {
  it.each<[string, string[]]>([
    ['John 3:16', ['John 3:16']],
    ['1 jn 4:8-10', ['1John 4:8 to v10']],
    ['ps 23', ['Ps 23']],
    [' mark 4 ', ['Mark 4']],
    ['Matt 5:3; 6:9', ['Matt 5:3', 'Matt 6:9']],
    ['the twenty-third psalm', ['Ps 23']],
    ['John 316', ['John 3:16']],
    ['James 12', ['!Jas 12']],
    ['Psalm 151', ['!Ps 151']],
    ['Mark 4 people', []],
    ['love', []],
    ['John', []],
    ['', []],
  ])('takes the query %p for %j', (query, expected) => {
    expect(parseReferenceQuery(query).map(written)).toEqual(expected);
  });
});
