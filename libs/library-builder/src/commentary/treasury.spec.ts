import { describe, expect, it } from '@jest/globals';
import { verseEntries } from '../testing/verse-entries.js';
import { readTreasury } from './treasury.js';

const p = (text: string) => `<div sID="1" type="x-p"/>${text}<div eID="1" type="x-p"/>`;
const title = (text: string) => `<title type="x-s">${text}</title>`;
const italic = (text: string) => `<hi type="italic">${text}</hi>`;
const verse = (numbers: string) => `<hi type="bold">${numbers}</hi>`;
const read = (...parts: string[]) =>
  readTreasury(verseEntries({ 'Ps.23.1': parts.join('') })).notes.map(({ kind, first, last, author, text }) => ({
    kind,
    verses: [first - 14236 + 1, last - 14236 + 1],
    ...(author && { author }),
    text,
  }));

describe('readTreasury, the reader of the Treasury of David,', () => {
  it('distinguishes its sections by titles or by words of the text', () => {
    expect(
      read(
        title('Psalm 23 OVERVIEW'),
        p('TITLE. A Psalm of David.'),
        title('DIVISION.'),
        p('In two parts.'),
        title('EXPOSITION'),
        p(`${verse('Verse 1.')} He feeds.`),
        p('And leads.'),
        p(`${verse('Verses 2, 3.')} Rest.`),
        title('HINTS TO THE VILLAGE PREACHER'),
        p(`${verse('Verse 4.')} Divide:`),
        p('I. First.'),
        p('Another hint.'),
        p('WORKS UPON THE TWENTY-THIRD PSALM'),
        p('A book.'),
      ),
    ).toEqual([
      { kind: 'title', verses: [1, 6], text: 'A Psalm of David.' },
      { kind: 'division', verses: [1, 6], text: 'In two parts.' },
      { kind: 'exposition', verses: [1, 1], text: 'He feeds.\n\nAnd leads.' },
      { kind: 'exposition', verses: [2, 3], text: 'Rest.' },
      { kind: 'hint', verses: [4, 4], text: 'Divide:\n\nI. First.' },
      { kind: 'hint', verses: [4, 4], text: 'Another hint.' },
    ]);
  });

  it('attributes quotations to their authors, over several paragraphs, also when names are not in their own type', () => {
    expect(
      read(
        title('EXPLANATORY NOTES AND QUAINT SAYINGS'),
        p(`${italic('Whole Psalm.')} A nightingale. ${italic('Henry Ward Beecher, in "Life Thoughts."')}`),
        p(`${verse('Verse 1.')} One. ${italic('John Trapp,')} 1650.`),
        p(`${verse('Verse 1.')} Two.`),
        p(`Three. ${italic('John Trapp.')}`),
        title('TITLE.'),
        p(`${verse('Verse 2.')} Four. John Trapp, in loc.`),
        p(`${verse('Verse 3.')} Five, with ${italic('Light is sown.')}`),
      ),
    ).toEqual([
      { kind: 'quotation', verses: [1, 6], author: 'Henry Ward Beecher, in "Life Thoughts."', text: 'A nightingale.' },
      { kind: 'quotation', verses: [1, 1], author: 'John Trapp, 1650', text: 'One.' },
      { kind: 'quotation', verses: [1, 1], author: 'John Trapp', text: 'Two.\n\nThree.' },
      { kind: 'quotation', verses: [2, 2], author: 'John Trapp, in loc', text: 'Four.' },
      { kind: 'quotation', verses: [3, 3], text: 'Five, with Light is sown.' },
    ]);
  });

  it('gives a note on verses that are apart to each of them, and to none between', () => {
    expect(
      read(
        title('HINTS TO THE VILLAGE PREACHER'),
        p('Verses 1-2, 6. Apart.'),
        p(`${verse('Verses 4 and 5.')} Together.`),
        p('Ver. 6,3. Backwards.'),
      ),
    ).toEqual([
      { kind: 'hint', verses: [1, 2], text: 'Apart.' },
      { kind: 'hint', verses: [3, 3], text: 'Backwards.' },
      { kind: 'hint', verses: [4, 5], text: 'Together.' },
      { kind: 'hint', verses: [6, 6], text: 'Apart.' },
      { kind: 'hint', verses: [6, 6], text: 'Backwards.' },
    ]);
  });

  it('reads an exposition that follows hints, as in the parts of Psalm 119', () => {
    const { notes } = readTreasury(
      verseEntries({
        'Ps.119.1': [
          title('EXPOSITION.'),
          p('Verse 1. a'),
          title('HINTS TO PREACHERS.'),
          p('Verse 1. b'),
          title('EXPOSITION.'),
          p('Verse 2. c'),
        ].join(''),
      }),
    );
    expect(notes.map(({ kind, text }) => [kind, text])).toEqual([
      ['exposition', 'a'],
      ['hint', 'b'],
      ['exposition', 'c'],
    ]);
  });
});
