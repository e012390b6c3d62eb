import { BOOKS, findBook, positionOf } from '@berea/scripture';
import { describe, expect, it } from '@jest/globals';
import { foldGreek } from './form-likeness.js';
import { numberLemmas } from './number-lemmas.js';
import { readGreekText } from './read-greek-text.js';
import { readMorphGnt } from './read-morphgnt.js';
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

  it('puts verses that this edition numbers differently at their King James numbers', () => {
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

describe('readMorphGnt', () => {
  const line = (spelled: string, lemma: string) => `010101 N- ----NSF- ${spelled} ${spelled} ${spelled} ${lemma}`;
  const read = (words: readonly string[], ...lines: readonly string[]) =>
    readMorphGnt(new Map([['61-Mt-morphgnt.txt', `${lines.join('\r\n')}\r\n`]]), [words]);

  it('gives each word its dictionary form and its code', () => {
    expect(read(['⸀Βίβλος', 'γενέσεως,'], line('Βίβλος', 'βίβλος'), line('γενέσεως', 'γένεσις'))).toEqual([
      [
        { lemma: 'βίβλος', code: 'N-----NSF-' },
        { lemma: 'γένεσις', code: 'N-----NSF-' },
      ],
    ]);
  });

  it('refuses a source that has another word, one word more, one less, or another form', () => {
    expect(() => read(['λόγος'], line('Βίβλος', 'βίβλος'))).toThrow(
      'MorphGNT has Βίβλος at 010101, where the text has λόγος.',
    );
    expect(() => read(['Βίβλος'], line('Βίβλος', 'βίβλος'), line('Βίβλος', 'βίβλος'))).toThrow('more words');
    expect(() => read(['Βίβλος', 'λόγος'], line('Βίβλος', 'βίβλος'))).toThrow('ends before λόγος');
    expect(() => read(['Βίβλος'], '010101 N- Βίβλος')).toThrow('no line of MorphGNT');
  });
});

describe('numberLemmas', () => {
  const dictionary = [
    [1473, 'ἐγώ'],
    [3450, 'μοῦ'],
    [3588, 'ὁ'],
    [3739, 'ὅς'],
    [1492, 'εἴδω'],
    [1510, 'εἰμί'],
    [1487, 'εἰ'],
    [1622, 'ἐκτός'],
    [1623, 'ἕκτος'],
  ].map(([number, lemma]) => ({ number: Number(number), lemma: String(lemma), form: foldGreek(String(lemma)) }));
  type Case = readonly [word: string, lemma: string, tied?: number, score?: number];
  const number = (...words: readonly Case[]) =>
    numberLemmas(
      [
        words.map(([word, lemma, tied, score = 1]) => ({
          word,
          lemma,
          tie: tied === undefined ? undefined : { number: tied, score },
        })),
      ],
      dictionary,
    )[0]?.map((tie) => tie?.number) ?? [];

  it('gives an untied word the number of the entry with the spelling of its lemma', () => {
    expect(number(['οὗ', 'ὅς'], ['ἐκτός', 'ἐκτός'], ['ἕκτος', 'ἕκτος'], ['Ἰησοῦ', 'Ἰησοῦς'])).toEqual([
      3739,
      1622,
      1623,
      undefined,
    ]);
  });

  it('keeps the number that the dictionary gives to a form, for every word of that form', () => {
    expect(number(['μου', 'ἐγώ', 3450], ['ἐγὼ', 'ἐγώ', 1473], ['μου', 'ἐγώ'])).toEqual([3450, 1473, 3450]);
  });

  it('corrects a tie to another lemma, and one that rests on similar letters', () => {
    const often = Array.from({ length: 60 }, () => ['ὃν', 'ὅς', 3739] as const);
    expect(number(...often, ['ὃ', 'ὅς', 3588], ['ὁ', 'ὁ', 3588]).slice(-2)).toEqual([3739, 3588]);
    expect(number(['εἶ', 'εἰμί', 1487, 0.7], ['εἰμι', 'εἰμί', 1510])).toEqual([1510, 1510]);
  });

  it('gives a form without a certain tie the number that the tagged verse offers for the lemma', () => {
    const word = (form: string, tied?: number) => ({
      word: form,
      lemma: 'ἐγώ',
      tie: tied === undefined ? undefined : { number: tied, score: 1 },
    });
    const verses = [[word('μου', 3450), word('ἐγὼ', 1473)], [word('μοῦ')], [word('ἐμοῦ')], [word('ἐμοῦ')]];
    const offered = [[3450, 1473], [], [1510, 3450], [1510]];
    const found = numberLemmas(verses, dictionary, offered).map(([tie]) => tie?.number);
    expect(found).toEqual([3450, 3450, 3450, 1473]);
  });

  describe('joins a number that the tagged verse offers, and no word has, to a word that it offers none for:', () => {
    const more = [
      [1842, 'ἐξολοθρεύω'],
      [643, 'ἀποσκευάζω'],
      [526, 'ἀπαλλοτριόω'],
      [1650, 'ἔλεγχος'],
      [3440, 'μόνον'],
      [3441, 'μόνος'],
      [1210, 'δέω'],
      [1189, 'δέομαι'],
    ].map(([id, lemma]) => ({ number: Number(id), lemma: String(lemma), form: foldGreek(String(lemma)) }));
    const join = (word: string, lemma: string, offered: readonly number[], tied?: number) =>
      numberLemmas(
        [[{ word, lemma, tie: tied === undefined ? undefined : { number: tied, score: 1 } }]],
        [...dictionary, ...more],
        [offered],
      )[0]?.[0]?.number;

    it.each([
      ['a word that the dictionary spells otherwise', 'ἐξολεθρευθήσεται', 'ἐξολεθρεύω', [1842], undefined, 1842],
      ['a middle voice', 'ἀπηλλοτριωμένους', 'ἀπαλλοτριόομαι', [526], undefined, 526],
      ['a form whose lemma the verse is tagged with', 'μόνον', 'μόνος', [3441], undefined, 3441],
      ['a stem that the dictionary has under another name', 'δεόμεθα', 'δέω', [1189], undefined, 1189],
    ])('%s', (_kind, word, lemma, offered, tied, expected) => {
      expect(join(word, lemma, offered, tied)).toBe(expected);
    });

    it.each([
      ['another word that other editions read there', 'ἐπισκευασάμενοι', 'ἐπισκευάζομαι', [643]],
      ['a word of its own that looks alike', 'ἐλεγμόν', 'ἐλεγμός', [1650]],
      ['a word that the verse offers nothing for', 'ἐξολεθρευθήσεται', 'ἐξολεθρεύω', []],
    ])('and none to %s', (_kind, word, lemma, offered) => {
      expect(join(word, lemma, offered)).toBeUndefined();
    });
  });

  it('gives a lemma without an entry the number that most of its words are tied to', () => {
    expect(number(['οἴδαμεν', 'οἶδα', 1492, 0.9], ['οἶδα', 'οἶδα', 1492], ['ᾔδει', 'οἶδα'])).toEqual([
      1492, 1492, 1492,
    ]);
  });
});
