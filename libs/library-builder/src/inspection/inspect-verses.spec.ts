import { describe, expect, it } from '@jest/globals';
import { readOsisBible } from '../bibles/read-osis-bible.js';
import { inspectProse } from './inspect-prose.js';
import { inspectVerses } from './inspect-verses.js';

const EMPTY = readOsisBible([], { code: 'X', notes: 'margin', withWords: false });
/** The findings in a verse of a text in which all other verses are good. */
const find = (verse: string, code = 'X', vocabulary = new Map<string, number>(), witness = verse) =>
  inspectVerses(
    { ...EMPTY, code, verses: [verse, ...EMPTY.verses.slice(1).fill('And he went.')] },
    [witness, ...EMPTY.verses.slice(1).fill('So he went.')],
    vocabulary,
  ).map(({ check, words, reason }) => [check, words, ...(reason ? [reason] : [])]);

describe('inspectVerses, which looks for damage in the verses of a text', () => {
  it.each([
    ['she conceived,and gave', ['no space behind a sign', 'conceived,and']],
    ['the Omega,”says the Lord', ['no space behind a sign', 'Omega,”says']],
    ['you can’t come’ ?” he', ['a space before a sign', 'come’ ?”']],
    ['live for ever !', ['a space before a sign', 'ever !']],
    ['Bucita,, de la familia', ['two signs', 'Bucita,,']],
    ['two  spaces', ['a space too many', 'two  spaces']],
    ['la madrefuéAbi', ['a capital inside of a word', 'madrefuéAbi']],
    ['the \\nd Lord', ['markup left over', '\\nd']],
    ['comió <H0398> pan', ['markup left over', '<H0398>']],
    ['a {title}', ['markup left over', '{title}']],
    ["''They have", ['a doubled sign', "''"]],
    ['', ['an empty verse', '']],
  ])('finds the oddity in "%s"', (verse, finding) => {
    expect(find(verse)).toContainEqual(finding);
  });

  it('finds nothing in verses without such damage', () => {
    const words = 'He said, “I am he;” and (so) Ben-hail’s—behold!—went: ‘Go’?';
    expect(find(words)).toEqual([]);
  });

  it('finds a parted word when two parts make a common word and one part is no word', () => {
    const vocabulary = new Map([
      ['boldly', 31],
      ['bold', 28],
      ['ly', 0],
    ]);
    expect(find('let us come bold ly', 'X', vocabulary)).toEqual([['a parted word', 'bold ly']]);
    expect(find('let us come bold ly', 'X', vocabulary.set('ly', 20))).toEqual([]);
  });

  it('finds a word twice in a row, unless the witness has it twice as well', () => {
    expect(find('as the the LORD commanded', 'X', undefined, 'as the LORD spake')).toEqual([
      ['a doubled word', 'the the'],
    ]);
    expect(find('Bless me, me also: he had that', 'X', undefined, 'Bless me')).toEqual([]);
    expect(find('for that that dieth', 'X', undefined, 'And that that dieth')).toEqual([]);
  });

  it('finds a verse whose length is far from the witness’s', () => {
    const long = 'word '.repeat(40).trim();
    const lengths = (verse: string, witness: string) =>
      find(verse, 'X', undefined, witness).filter(([check]) => check?.startsWith('a length'));
    expect(lengths('inserted by somebody', long)).toHaveLength(1);
    expect(lengths(long, 'So he went.')).toHaveLength(1);
    expect(lengths(long, long.slice(80))).toEqual([]);
  });

  it('gives the reason of a gap that is known, and of no other', () => {
    const verses = EMPTY.verses.slice(1).fill('And he went.');
    const gaps = [[0, 'source']] as const;
    expect(inspectVerses({ ...EMPTY, verses: ['', ...verses], gaps })).toEqual([
      { place: 'Gen.1.1', check: 'an empty verse', words: '', reason: 'the verse is missing from the source' },
    ]);
    expect(inspectVerses({ ...EMPTY, verses: ['', ...verses] })[0]?.reason).toBeUndefined();
  });

  it('misses no book of a text that has some of the others', () => {
    expect(inspectVerses(EMPTY)).toEqual([]);
  });
});

describe('inspectProse', () => {
  it('finds damage in texts at any depth of the pack', () => {
    const note = { first: 0, last: 0, kind: 'note', refs: [], text: 'It is {1} so,and &amp; two  more' } as const;
    const pack = { kind: 'commentary', notes: [note], outline: [] } as const;
    expect(inspectProse('x', pack).map(({ place, check, words }) => [place, check, words])).toEqual([
      ['notes.0.text', 'markup left over', '{1}'],
      ['notes.0.text', 'markup left over', '&amp;'],
      ['notes.0.text', 'no space behind a sign', 'so,and'],
      ['notes.0.text', 'a space too many', 'two  more'],
    ]);
    expect(inspectProse('commentary-tdavid', pack)[0]?.reason).toMatch(/footnotes/);
  });
});
