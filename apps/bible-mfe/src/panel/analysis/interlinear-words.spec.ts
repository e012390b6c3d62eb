import type { Verse } from '@berea/contracts';
import { describe, expect, it } from '@jest/globals';
import { interlinearWords } from './interlinear-words.js';

const tagged = (text: string, ...words: [string, ...string[]][]): Verse => ({
  verse: 1,
  text,
  words: words.map(([english, ...strongs]) => ({ start: text.indexOf(english), length: english.length, strongs })),
});

describe('interlinearWords', () => {
  it('follows the English words when there is no original text, each lemma a word', () => {
    const verse = tagged(
      'Blessed are the poor in spirit:',
      ['Blessed', 'G3107'],
      ['the poor', 'G4434'],
      ['in spirit:', 'G1722', 'G4151'],
    );
    expect(interlinearWords(verse)).toEqual([
      { words: 'Blessed', strongs: 'G3107' },
      { words: 'the poor', strongs: 'G4434' },
      { words: 'in spirit', strongs: 'G1722' },
      { words: '', strongs: 'G4151' },
    ]);
  });

  it('follows the Hebrew words, each with its English ones; Hebrew words without English ones stay without them', () => {
    const verse: Verse = {
      ...tagged(
        'The LORD is my shepherd; I shall not want.',
        ['LORD', 'H3068'],
        ['shepherd', 'H7462'],
        ['want', 'H2637'],
      ),
      hebrew: [
        { form: 'מִזְמ֥וֹר', strongs: 'H4210', parsing: 'noun', code: 'HNcmsa' },
        { form: 'יְהוָ֥ה', strongs: 'H3068', parsing: 'proper name', code: 'HNp' },
        { form: 'רֹ֝עִ֗י', strongs: 'H7462', parsing: '', code: '' },
        { form: 'אֵ֥ת', parsing: '', code: '' },
      ],
    };
    expect(interlinearWords(verse)).toEqual([
      { words: '', form: 'מִזְמ֥וֹר', strongs: 'H4210', parsing: 'noun' },
      { words: 'LORD', form: 'יְהוָ֥ה', strongs: 'H3068', parsing: 'proper name' },
      { words: 'shepherd', form: 'רֹ֝עִ֗י', strongs: 'H7462' },
      { words: '', form: 'אֵ֥ת' },
    ]);
  });

  it('follows the Greek words; words without a tie have no number and no English', () => {
    const verse: Verse = {
      ...tagged('For God so loved', ['God', 'G2316'], ['loved', 'G25']),
      greek: [
        { form: 'ἠγάπησεν', strongs: 'G25', fit: 0.9 },
        { form: 'ὁ' },
        { form: 'θεὸς', strongs: 'G2316', fit: 1, varies: true },
      ],
    };
    expect(interlinearWords(verse)).toEqual([
      { words: 'loved', form: 'ἠγάπησεν', strongs: 'G25' },
      { words: '', form: 'ὁ' },
      { words: 'God', form: 'θεὸς', strongs: 'G2316', varies: true },
    ]);
  });

  it('gives a repeated lemma its English words one after the other', () => {
    const text = 'holy, holy, holy and most holy';
    const holy = (start: number) => ({ start, length: 5, strongs: ['H6918'] });
    const form = { form: 'קָד֧וֹשׁ', strongs: 'H6918', parsing: '', code: '' };
    const verse: Verse = {
      verse: 3,
      text,
      words: [holy(0), { ...holy(6), start: 6 }, { start: 17, length: 13, strongs: ['H6918'] }],
      hebrew: [form, form],
    };
    expect(interlinearWords(verse).map(({ words }) => words)).toEqual(['holy', 'holy … and most holy']);
  });

  it('has no words when none of the verse are tagged', () => {
    expect(interlinearWords({ verse: 1, text: 'Plain.' })).toEqual([]);
  });
});
