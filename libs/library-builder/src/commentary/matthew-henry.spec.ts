import { describe, expect, it } from '@jest/globals';
import { verseEntries } from '../testing/verse-entries.js';
import { readMatthewHenry } from './matthew-henry.js';

const P = '<div sID="1" type="x-p"/>';
const row = (text: string, verses: string) =>
  `<table><row><cell>${text}</cell><cell>(${verses})</cell></row></table>${P}`;

describe("readMatthewHenry, the reader of Matthew Henry's commentary,", () => {
  it('reads the introduction to a book, the outline of a chapter, and notes that each reach to the next', () => {
    const pack = readMatthewHenry(
      verseEntries({
        'Gen.1.0': '<chapter n="1"/>',
        'Gen.1.1':
          `<title type="x-ms">Genesis</title>${P}The name. <title type="x-s2">Chapter 1</title>` +
          `<title type="x-IS">Chapter Outline</title>${row('Heaven and earth.', '1-2')}${row('Light.', '3')}` +
          `<hi type="bold">Verses 1, 2</hi>${P}First, <reference osisRef="Gen.2.1">Ge 2:1</reference>.${P}Second.`,
        'Gen.1.2': null,
        'Gen.1.5': '<hi type="bold">Verse 5</hi> . Third , and last.',
      }),
    );
    expect(pack.outline).toEqual([
      [0, 1, 'Heaven and earth.'],
      [2, 2, 'Light.'],
    ]);
    expect(pack.notes).toEqual([
      { first: 0, last: 1532, kind: 'introduction', text: 'The name.', refs: [] },
      { first: 0, last: 3, kind: 'note', text: 'First, Ge 2:1.\n\nSecond.', refs: [[31, 31]] },
      { first: 4, last: 30, kind: 'note', text: 'Third, and last.', refs: [] },
    ]);
  });

  it('takes the one line of an undivided chapter as its outline, and the text behind the dash as its note', () => {
    const pack = readMatthewHenry(
      verseEntries({ 'Gen.36.1': `<title type="x-s2">Chapter 36</title>${P}Esau. ${P}--The registers show it.` }),
    );
    expect(pack.outline.map(([first, last, title]) => [last - first + 1, title])).toEqual([[43, 'Esau.']]);
    expect(pack.notes.map(({ first, last, text }) => [last - first + 1, text])).toEqual([
      [43, 'The registers show it.'],
    ]);
  });

  it('joins the broken lines of an outline, and leaves out a line that names no verses', () => {
    const { outline } = readMatthewHenry(
      verseEntries({
        'Gen.25.1': `<title type="x-IS">Chapter Outline</title>${row('Odd.', '23-10')}${P}Esau sells his${P}birth-right.${P}(29-34)${P}<hi type="bold">Verse 1</hi> x`,
      }),
    );
    expect(outline.map(([, , title]) => title)).toEqual(['Esau sells his birth-right.']);
  });

  it('keeps a chapter that only refers to another', () => {
    const { notes } = readMatthewHenry(
      verseEntries({ 'Isa.37.1': '<title type="x-s2">Chapter 37</title>See II Kin. 19.' }),
    );
    expect(notes.map(({ text }) => text)).toEqual(['See II Kin. 19.']);
  });
});
