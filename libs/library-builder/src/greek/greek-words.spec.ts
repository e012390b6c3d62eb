import { BOOKS, findBook, positionOf } from '@berea/scripture';
import { describe, expect, it } from '@jest/globals';
import { foldGreek } from './form-likeness.js';
import { readGreekText } from './read-greek-text.js';
import { tieWords } from './tie-words.js';

const at = (name: string, chapter: number, verse: number) =>
  positionOf(findBook(name) ?? BOOKS[0]!, chapter, verse) ?? -1;
const lemmas = new Map(
  [
    [25, 'ἀγαπάω'],
    [1063, 'γάρ'],
    [1519, 'εἰς'],
    [1520, 'εἷς'],
    [1909, 'ἐπί'],
    [2036, 'ἔπω'],
    [2316, 'θεός'],
    [2532, 'καί'],
    [5100, 'τὶς'],
    [5101, 'τίς'],
  ].map(([number, lemma]) => [
    Number(number),
    { number: Number(number), lemma: String(lemma), form: foldGreek(String(lemma)) },
  ]),
);
const forms = new Set([...lemmas.values()].map(({ form }) => form));
const tie = (text: string, ...offered: number[]) =>
  tieWords(text.split(' '), offered, lemmas, (form) => forms.has(form)).map((each) => each?.number);

describe('the Greek text', () => {
  const { verses, apparatus } = readGreekText(
    new Map([
      ['61-Mt.txt', '\uFEFFΚΑΤΑ ΜΑΘΘΑΙΟΝ \r\nMt 1:5\tἸεσσαὶ ⸀δὲ — ἐγέννησεν—⸀τὸν. \r\n'],
      ['61-Mt-APP.txt', 'Mt 1:5\tδὲ WH ] – Treg • Βόες WH ] Βοὸζ RP\r\nMt 1:7–8\tἈσάφ WH ] Ἀσά RP'],
      ['85-3Jn.txt', '3Jn 1:15\tΕἰρήνη σοι.'],
      ['87-Re.txt', 'Re 12:18\tκαὶ ἐστάθη'],
    ]),
  );

  it('keeps words as they are printed, a dash at the word before it, one word on each side', () => {
    expect(verses[at('Matthew', 1, 5)]).toEqual(['Ἰεσσαὶ', '⸀δὲ —', 'ἐγέννησεν—', '⸀τὸν.']);
  });

  it('has every place of the apparatus at its verse, and at each verse of a range', () => {
    expect(apparatus[at('Matthew', 1, 5)]).toEqual(['δὲ WH ] – Treg', 'Βόες WH ] Βοὸζ RP']);
    expect(apparatus[at('Matthew', 1, 8)]).toEqual(['Ἀσάφ WH ] Ἀσά RP']);
  });

  it('stands in the King James numbering where this edition counts otherwise', () => {
    expect(verses[at('3 John', 1, 14)]).toEqual(['Εἰρήνη', 'σοι.']);
    expect(verses[at('Revelation', 13, 1)]).toEqual(['καὶ', 'ἐστάθη']);
  });
});

describe('a Greek word', () => {
  it('is tied to the lemma that it is a form of, by its stem, its table or a dropped letter', () => {
    expect(tie('ἠγάπησεν γὰρ εἶπεν ἐφ’', 25, 1063, 2036, 1909)).toEqual([25, 1063, 2036, 1909]);
  });

  it('is left untied where the verse offers nothing that fits', () => {
    expect(tie('κόσμον θεόν', 25, 1063)).toEqual([undefined, undefined]);
  });

  it('is told from another of the same letters by its breathing or accent', () => {
    expect(tie('εἰς ἕνα', 1520)).toEqual([undefined, 1520]);
    expect(tie('τις τί', 5101, 5100)).toEqual([5100, 5101]);
  });

  it('takes a lemma once more than it is offered only where it certainly belongs to it', () => {
    expect(tie('καὶ καὶ θεός θεοῦ', 2532, 2316)).toEqual([2532, 2532, 2316, undefined]);
  });
});
