import { describe, expect, it } from '@jest/globals';
import { BOOKS, positionOf } from '@berea/scripture';
import { verseEntries } from '../testing/verse-entries.js';
import { readBracketedVerse } from './read-bracketed-verse.js';
import { readJsonBible } from './read-json-bible.js';
import { readOsisBible } from './read-osis-bible.js';
import { readPlainKjv } from './read-plain-kjv.js';

const at = (osis: string, chapter: number, verse: number): number => {
  const book = BOOKS.find((each) => each.osis === osis);
  return (book && positionOf(book, chapter, verse)) ?? -1;
};

describe('a Bible in OSIS', () => {
  it('is read into verses, words, marks, lines, headings and notes by position', () => {
    const pack = readOsisBible(
      verseEntries({
        'Gen.1.0': '<div type="x-p" sID="1"/>',
        'Gen.1.1':
          'the <w lemma="strong:H7225 strong:G25">beginning</w> <transChange type="added">was</transChange><note>or start</note>',
        'Ps.3.1': '<title type="psalm">A Psalm</title><l level="2" sID="2"/>How many',
        'Matt.1.23': 'Behold<note type="crossReference"><reference>Isaiah 7:14; Wisdom 1:1</reference></note>',
      }),
      { code: 'KJV', notes: 'margin', withWords: true },
    );
    expect(pack.verses[0]).toBe('the beginning was');
    expect(pack.words[0]).toEqual([4, 9, 2, 17225, 25]);
    expect(pack.marks[0]).toEqual([14, 3, 0]);
    expect(pack.paragraphs).toEqual([0]);
    expect(pack.lines[at('Ps', 3, 1)]).toEqual([0, 2]);
    expect(pack.headings).toEqual([[at('Ps', 3, 1), 'psalm', 'A Psalm']]);
    expect(pack.notes).toEqual([
      [0, 17, 'margin', 'or start', []],
      [at('Matt', 1, 23), 6, 'reference', 'Isaiah 7:14; Wisdom 1:1', [[at('Isa', 7, 14), at('Isa', 7, 14)]]],
    ]);
  });

  it('is read into the 66 books alone, a verse beyond the King James numbering joined to the one before', () => {
    const pack = readOsisBible(
      verseEntries({ 'Mal.4.6': 'last', 'Tob.1.1': 'left out', '3John.1.14': 'Greet.', '3John.1.15': 'Peace.' }),
      {
        code: 'X',
        notes: 'footnote',
        withWords: false,
      },
    );
    expect(pack.verses.filter(Boolean)).toEqual(['last', 'Greet. Peace.']);
  });

  it('with the doxology after Romans 14, has it at Romans 16:25', () => {
    const pack = readOsisBible(
      verseEntries({
        'Rom.14.23':
          'But. <div type="x-milestone" subType="x-preverse" sID="1"/>Now to him, but now is revealed, to the only wise God!<note>x</note>',
        'Rom.16.24': 'Grace.',
        'Rom.16.25': '<note>moved</note>',
      }),
      { code: 'WEB', notes: 'footnote', withWords: false },
    );
    const start = at('Rom', 16, 24);
    expect([pack.verses[at('Rom', 14, 23)], ...pack.verses.slice(start, start + 4)]).toEqual([
      'But.',
      'Grace.',
      'Now to him,',
      'but now is revealed,',
      'to the only wise God!',
    ]);
    expect(pack.notes).toEqual([]);
  });
});

describe('a Bible in JSON', () => {
  const json = (osis: string, chapters: string[][]) =>
    JSON.stringify({
      osis: {
        osisText: {
          div: {
            '-osisID': osis,
            chapter: chapters.map((verses, chapter) => ({
              verse: verses.map((text, verse) => ({ '-osisID': `${osis}.${chapter + 1}.${verse + 1}`, text })),
            })),
          },
        },
      },
    });

  it('whose verses carry markers, is numbered by these', () => {
    const pack = readJsonBible(json('Ps', [['+', '\\1:1\\First.', '\\1:2\\Second\\', '\\1:2\\goes on.']]), 'WBT');
    expect(pack.verses.slice(at('Ps', 1, 1), at('Ps', 1, 4))).toEqual(['First.', 'Second goes on.', '']);
  });

  it('whose book has all its verses under other numbers, is numbered by their order', () => {
    const pack = readJsonBible(
      json('2John', [[...Array<string>(5).fill('a'), '', ...Array<string>(8).fill('b')]]),
      'DBY',
    );
    expect(pack.verses.slice(at('2John', 1, 1), at('2John', 1, 13) + 1).join('')).toBe('aaaaabbbbbbbb');
  });

  it('with the heading of the next psalm behind a verse, gives it to the next psalm', () => {
    const behind = (text: string) => `the end.           ${text}`;
    const chapters = [[behind('Book II  Psalm 2')], [behind('Psalm 3  A Psalm   of David.')], ['How many']];
    const pack = readJsonBible(json('Ps', chapters), 'ASV');
    expect([1, 2, 3].map((psalm) => pack.verses[at('Ps', psalm, 1)])).toEqual(['the end.', 'the end.', 'How many']);
    expect(pack.headings).toEqual([[at('Ps', 3, 1), 'psalm', 'A Psalm of David.']]);
  });

  it('without markers, whose book lacks a verse, keeps its own numbers', () => {
    expect(
      readJsonBible(json('2John', [['a', '', 'c']]), 'X').verses.slice(at('2John', 1, 1), at('2John', 1, 4)),
    ).toEqual(['a', '', 'c']);
  });
});

describe('readBracketedVerse', () => {
  it('reads brackets as added words, braces as a title, stars as stress', () => {
    const verse = readBracketedVerse('{A Psalm.} *I* [am]  he [that] came');
    expect([verse.text, verse.headings]).toEqual(['I am he that came', [{ kind: 'psalm', text: 'A Psalm.' }]]);
    expect(verse.marks?.map(({ start, length }) => verse.text.substr(start, length))).toEqual(['am', 'that']);
  });

  it('reads brackets at the beginning, and passes over empty ones', () => {
    expect(readBracketedVerse('[And] why [] so')).toMatchObject({
      text: 'And why so',
      marks: [{ start: 0, length: 3 }],
    });
  });
});

it('readPlainKjv reads paragraphs and added words', () => {
  const pack = readPlainKjv(
    JSON.stringify({ 'Genesis 1:1': '# In the beginning', "Solomon's Song 1:1": 'The song [is]' }),
  );
  expect([pack.verses[0], pack.paragraphs, pack.verses[at('Song', 1, 1)]]).toEqual([
    'In the beginning',
    [0],
    'The song is',
  ]);
  expect(pack.marks[at('Song', 1, 1)]).toEqual([9, 2, 0]);
});
