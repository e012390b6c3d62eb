import { describe, expect, it } from '@jest/globals';
import { readOsisBible } from '../bibles/read-osis-bible.js';
import { inspectProse } from './inspect-prose.js';
import { inspectVerses } from './inspect-verses.js';

const EMPTY = readOsisBible([], { code: 'X', notes: 'margin', withWords: false });
/** The findings in a verse of a text in which all other verses are good. */
const find = (verse: string, code = 'X', vocabulary = new Map<string, number>()) =>
  inspectVerses({ ...EMPTY, code, verses: [verse, ...EMPTY.verses.slice(1).fill('And he went.')] }, vocabulary).map(
    ({ check, words, reason }) => [check, words, ...(reason ? [reason] : [])],
  );

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
    ['', ['an empty verse', '']],
  ])('finds what is odd in "%s"', (verse, finding) => {
    expect(find(verse)).toContainEqual(finding);
  });

  it('finds nothing in verses without such damage', () => {
    const words = 'He said, “I am he;” and (so) Ben-hail’s—behold!—went: ‘Go’?';
    expect(find(words)).toEqual([]);
  });

  it('finds a parted word where two parts make a common word and one part is no word', () => {
    const vocabulary = new Map([
      ['boldly', 31],
      ['bold', 28],
      ['ly', 0],
    ]);
    expect(find('let us come bold ly', 'X', vocabulary)).toEqual([['a parted word', 'bold ly']]);
    expect(find('let us come bold ly', 'X', vocabulary.set('ly', 20))).toEqual([]);
  });

  it('gives the reason for findings at the places that are listed', () => {
    expect(inspectVerses({ ...EMPTY, code: 'WEB' }).filter(({ reason }) => reason)).toHaveLength(4);
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
