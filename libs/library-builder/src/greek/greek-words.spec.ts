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

describe('readGreekText', () => {
  const { verses, apparatus } = readGreekText(
    new Map([
      ['61-Mt.txt', '\uFEFFΚΑΤΑ ΜΑΘΘΑΙΟΝ \r\nMt 1:5\tἸεσσαὶ ⸀δὲ — ἐγέννησεν—⸀τὸν. \r\n'],
      ['61-Mt-APP.txt', 'Mt 1:5\tδὲ WH ] – Treg • Βόες WH ] Βοὸζ RP\r\nMt 1:7–8\tἈσάφ WH ] Ἀσά RP'],
      ['85-3Jn.txt', '3Jn 1:15\tΕἰρήνη σοι.'],
      ['87-Re.txt', 'Re 12:18\tκαὶ ἐστάθη'],
    ]),
  );

  it('keeps words as they are printed, a dash at the end of the word before it', () => {
    expect(verses[at('Matthew', 1, 5)]).toEqual(['Ἰεσσαὶ', '⸀δὲ —', 'ἐγέννησεν—', '⸀τὸν.']);
  });

  it('puts every reading of the apparatus at its verse, and at each verse of a range', () => {
    expect(apparatus[at('Matthew', 1, 5)]).toEqual(['δὲ WH ] – Treg', 'Βόες WH ] Βοὸζ RP']);
    expect(apparatus[at('Matthew', 1, 8)]).toEqual(['Ἀσάφ WH ] Ἀσά RP']);
  });

  it('puts verses that this edition numbers otherwise at their King James numbers', () => {
    expect(verses[at('3 John', 1, 14)]).toEqual(['Εἰρήνη', 'σοι.']);
    expect(verses[at('Revelation', 13, 1)]).toEqual(['καὶ', 'ἐστάθη']);
  });
});

describe('tieWords', () => {
  it('ties a word to its lemma by the stem, the table of irregular forms or a dropped letter', () => {
    expect(tie('ἠγάπησεν γὰρ εἶπεν ἐφ’', 25, 1063, 2036, 1909)).toEqual([25, 1063, 2036, 1909]);
  });

  it('ties no word for which the verse offers no lemma that fits', () => {
    expect(tie('κόσμον θεόν', 25, 1063)).toEqual([undefined, undefined]);
  });

  it('tells words of the same letters apart by breathing or accent', () => {
    expect(tie('εἰς ἕνα', 1520)).toEqual([undefined, 1520]);
    expect(tie('τις τί', 5101, 5100)).toEqual([5100, 5101]);
  });

  it('uses a lemma more often than it is offered only for forms that certainly belong to it', () => {
    expect(tie('καὶ καὶ θεός θεοῦ', 2532, 2316)).toEqual([2532, 2532, 2316, undefined]);
  });
});
