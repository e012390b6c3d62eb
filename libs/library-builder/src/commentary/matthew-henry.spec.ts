import { describe, expect, it } from '@jest/globals';
import { placeAt } from '@berea/scripture';
import { verseEntries } from '../testing/verse-entries.js';
import { readMatthewHenry } from './matthew-henry.js';

const P = '<div sID="1" type="x-p"/>';
const verse = (position: number): number => placeAt(position).verse;
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

  it('gives a note, and a line of the outline, all the verses that they name', () => {
    const { notes, outline } = readMatthewHenry(
      verseEntries({
        'Matt.13.1':
          `<title type="x-IS">Chapter Outline</title>${row('The sower.', '1-23')}The tares.${P}(24-30; 36-43)${P}` +
          `The mustard-seed.${P}(31-35)${P}${row('The treasure.', '44-58')}<hi type="bold">Verses 1-23</hi>${P}Sown.`,
        'Matt.13.24': `<hi type="bold">Verses 24-30</hi>${P}, 36-43 The parable of the tares.`,
        'Matt.13.31': `<hi type="bold">Verses 31-35</hi>${P}The mustard-seed, ver. #(31).`,
        'Matt.13.44': `<hi type="bold">Verse 44</hi> ,45 The treasure.`,
      }),
    );
    expect(outline.map(([first, last, title]) => [verse(first), verse(last), title])).toEqual([
      [1, 23, 'The sower.'],
      [24, 30, 'The tares.'],
      [36, 43, 'The tares.'],
      [31, 35, 'The mustard-seed.'],
      [44, 58, 'The treasure.'],
    ]);
    expect(notes.map(({ first, last, text }) => [verse(first), verse(last), text])).toEqual([
      [1, 23, 'Sown.'],
      [24, 30, 'The parable of the tares.'],
      [31, 35, 'The mustard-seed, ver. 31.'],
      [36, 43, 'The parable of the tares.'],
      [44, 58, 'The treasure.'],
    ]);
  });

  it('reads an outline in one paragraph, however long, line by line, and none of it as a note', () => {
    const long = 'and the kingdoms of this world shall become the kingdom of our Lord, and of his Christ, for ever';
    const { notes, outline } = readMatthewHenry(
      verseEntries({
        'Isa.60.1':
          `<title type="x-s2">Chapter 60</title>The glories of the church. (Is. 60:1-8) And ${long}. ` +
          `(Is. 60:9,10) And ${long}. (Is. 60:11-22)${P}<hi type="bold">Verses 1-8</hi>${P}Light.`,
      }),
    );
    expect(outline.map(([first, last, title]) => [verse(first), verse(last), title])).toEqual([
      [1, 8, 'The glories of the church.'],
      [9, 10, `And ${long}.`],
      [11, 22, `And ${long}.`],
    ]);
    expect(notes.map(({ text }) => text)).toEqual(['Light.']);
  });

  it('takes what stands before the first verse for the introduction, and what no verses are named of for the whole', () => {
    const { notes } = readMatthewHenry(
      verseEntries({
        'Jude.1.0': 'This epistle is addressed to all believers.',
        'Jude.1.1': '<hi type="bold">Verses 1-4</hi> Called.',
        'Ps.119.1': `<title type="x-s2">Chapter 119</title>${'The scope of this psalm. '.repeat(12)}${P}<hi type="bold">Verses 1-8</hi>${P}Blessed.`,
      }),
    );
    expect(notes.map(({ first, last, kind }) => [kind, verse(first), verse(last)])).toEqual([
      ['note', 1, 176],
      ['note', 1, 176],
      ['introduction', 1, 25],
      ['note', 1, 25],
    ]);
  });

  it('leaves out the verses of the next section at the end of a note', () => {
    const at = (osisRef: string, text: string) => `<reference osisRef="${osisRef}">${text}</reference>`;
    const { notes } = readMatthewHenry(
      verseEntries({
        'Exod.26.1': `<hi type="bold">Verses 1-6</hi> Round about the church, ${at('Ps.34.7', 'Psa 34:7')}. (${at('Exod.26.7-Exod.26.14', 'Ex 26:7-14')})`,
        'Jude.1.8': `<hi type="bold">Verses 8-16</hi> As they follow Christ. (${at('Judg.1.17-Judg.1.23', 'Jud 1:17-23')})`,
        'Exod.26.7': `<hi type="bold">Verses 7-37</hi> As it was told (${at('Exod.25.9', 'Ex 25:9')})`,
      }),
    );
    expect(notes.map(({ text, refs }) => [text, refs.length])).toEqual([
      ['Round about the church, Psa 34:7.', 1],
      ['As it was told (Ex 25:9)', 1],
      ['As they follow Christ.', 0],
    ]);
  });

  it('keeps a chapter that only refers to another', () => {
    const { notes } = readMatthewHenry(
      verseEntries({ 'Isa.37.1': '<title type="x-s2">Chapter 37</title>See II Kin. 19.' }),
    );
    expect(notes.map(({ text }) => text)).toEqual(['See II Kin. 19.']);
  });
});
