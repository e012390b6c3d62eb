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

/** The last verses of chapters that hold the next ones in the module of the Reina-Valera. */
const OVERFLOWS = {
  'Num.13.33': 'Y vituperaron. También vimos allí gigantes.',
  'Num.30.16': 'Mas si. Estas son las ordenanzas.',
  'Judg.14.20': 'Y el espíritu. Y la mujer de Samsón.',
  '1Sam.24.22': 'Júrame. Entonces David juró.',
  '1Kgs.22.53': 'E hizo lo malo: Porque sirvió á Baal.',
  '1Chr.21.30': 'Y el tabernáculo: Mas David no pudo.',
  'Job.39.30':
    '¿Se remonta? Ella habita. Desde allí. Sus pollos. A más de eso: ¿Es sabiduría? Y respondió Job: ' +
    'He aquí que yo soy vil. Una vez hablé.',
  'Hos.12.14': 'Y por profeta. Enojado ha Ephraim.',
  'Jonah.2.10': 'Yo empero. Y mandó Jehová al pez.',
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

  it('that counts otherwise, has its words at the King James places, with its own numbers', () => {
    const words = (place: string) => `Palabras de ${place}.`;
    const run = (chapter: string, from: number, to: number) =>
      Object.fromEntries(
        Array.from({ length: to - from + 1 }, (_, step) => [`${chapter}.${from + step}`, words(`${from + step}`)]),
      );
    const source = {
      ...OVERFLOWS,
      ...run('Jonah.2', 1, 9),
      '2Sam.20.25': 'Y Seba',
      '2Cor.13.13': 'La gracia. Amén. La segunda fué enviada.',
    };
    const options = { code: 'RV1909', notes: 'footnote', withWords: false } as const;
    const pack = readOsisBible(verseEntries(source), options);
    const row = (...place: Parameters<typeof at>) => [pack.verses[at(...place)], pack.numbers?.[at(...place)]];
    expect(row('Jonah', 1, 17)).toEqual([words('1'), '2:1']);
    expect([row('Jonah', 2, 9), row('Jonah', 2, 10)]).toEqual([
      ['Yo empero.', '2:10'],
      ['Y mandó Jehová al pez.', '2:11'],
    ]);
    expect([row('Job', 39, 27), row('Job', 40, 5)]).toEqual([
      ['¿Se remonta?', '39:30'],
      ['Una vez hablé.', '39:38'],
    ]);
    expect(row('2Cor', 13, 14)).toEqual(['La gracia. Amén.', '13:13']);
    expect(pack.headings).toEqual([[at('2Cor', 13, 14), 'colophon', 'La segunda fué enviada.']]);
    expect(pack.gaps).toContainEqual([at('2Sam', 20, 26), 'merged', at('2Sam', 20, 25)]);
    // Another version of the source, which has room for the verse, is taken as it is.
    const other = readOsisBible(verseEntries({ ...source, 'Jonah.1.17': 'Mas Jehová' }), options);
    expect([other.verses[at('Jonah', 2, 1)], other.numbers]).toEqual([words('1'), undefined]);
  });

  it('with two verses at one place, names both numbers', () => {
    const pack = readOsisBible(verseEntries({ ...OVERFLOWS, 'Judg.14.18': 'Y al día.', 'Judg.14.19': 'Y él.' }), {
      code: 'RV1909',
      notes: 'footnote',
      withWords: false,
    });
    expect([pack.verses[at('Judg', 14, 18)], pack.numbers?.[at('Judg', 14, 18)]]).toEqual([
      'Y al día. Y él.',
      '14:18–19',
    ]);
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

  it('is numbered by the markers of its verses when they have any', () => {
    const pack = readJsonBible(json('Ps', [['+', '\\1:1\\First.', '\\1:2\\Second\\', '\\1:2\\goes on.']]), 'WBT');
    expect(pack.verses.slice(at('Ps', 1, 1), at('Ps', 1, 4))).toEqual(['First.', 'Second goes on.', '']);
  });

  it('is numbered by the order of its verses when all verses of a book have other numbers', () => {
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

  it('with a filler in place of a verse, has a gap there that says why', () => {
    const filled = ['Not available', '[]', '—', 'Verse omitted.', 'dummy verses inserted by amos', 'Selah.'];
    const { verses, gaps } = readJsonBible(json('2John', [['The elder', ...filled]]), 'X');
    const start = at('2John', 1, 1);
    expect(verses.slice(start, start + 7)).toEqual(['The elder', '', '', '', '', '', 'Selah.']);
    // Empty brackets are an empty verse, of which no reason is known.
    expect(gaps).toEqual([1, 3, 4, 5].map((step) => [start + step, 'source']));
    const darby = readJsonBible(
      json('Acts', [...Array<string[]>(7).fill([]), [...Array<string>(36).fill('a'), 'Not available']]),
      'DBY',
    );
    expect(darby.gaps).toContainEqual([at('Acts', 8, 37), 'edition']);
  });

  it('with a known slip, has the words that a second text proves, or a note on the words that remain', () => {
    const wbt = readJsonBible(
      json('Josh', [[], [], [], [...Array<string>(7).fill('a'), 'as the the LORD commanded']]),
      'WBT',
    );
    expect(wbt.verses[at('Josh', 4, 8)]).toBe('as the LORD commanded');
    const verses = [...Array<string>(33).fill('a'), 'Bless me me also, my father!'];
    const darby = readJsonBible(json('Gen', [...Array<string[]>(26).fill([]), verses]), 'DBY');
    expect(darby.verses[at('Gen', 27, 34)]).toBe('Bless me me also, my father!');
    expect(darby.notes).toEqual([
      [at('Gen', 27, 34), 16, 'footnote', expect.stringContaining('“me me also”, which may be a slip'), []],
    ]);
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
