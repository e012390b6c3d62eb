import { describe, expect, it } from '@jest/globals';
import { describeMorphology } from './morphology.js';

describe('describeMorphology, the parsing behind a code in words', () => {
  it.each([
    ['HVqp3ms', 'verb, Qal, perfect, third person masculine singular'],
    ['HVqi1cs', 'verb, Qal, imperfect, first person of common gender singular'],
    ['HC/Vqw3ms', 'conjunction + verb, Qal, sequential imperfect, third person masculine singular'],
    ['HC/Vqq2mp', 'conjunction + verb, Qal, sequential perfect, second person masculine plural'],
    [
      'HVqrmsc/Sp1cs',
      'verb, Qal, active participle, masculine singular, construct + pronominal suffix, first person of common gender singular',
    ],
    ['HVqsmpa', 'verb, Qal, passive participle, masculine plural, absolute'],
    ['HR/Vqc', 'preposition + verb, Qal, infinitive construct'],
    ['HVqa', 'verb, Qal, infinitive absolute'],
    ['HVNi3fs', 'verb, Niphal, imperfect, third person feminine singular'],
    ['HVpv2ms', 'verb, Piel, imperative, second person masculine singular'],
    ['HVPp3ms', 'verb, Pual, perfect, third person masculine singular'],
    ['HVhj3ms', 'verb, Hiphil, jussive, third person masculine singular'],
    ['HVHp3cp', 'verb, Hophal, perfect, third person of common gender plural'],
    ['HVth1cs', 'verb, Hithpael, cohortative, first person of common gender singular'],
    ['HVvw3ms', 'verb, Hishtaphel, sequential imperfect, third person masculine singular'],
    ['AVqp3ms', 'verb, Peal, perfect, third person masculine singular'],
    ['AVhrmpa', 'verb, Haphel, active participle, masculine plural, absolute'],
    ['AVMi3ms', 'verb, Hithpaal, imperfect, third person masculine singular'],
    ['HVec', 'verb, Shaphel, infinitive construct'],
    ['HR/Ncfsa', 'preposition + noun, feminine singular, absolute'],
    ['HRd/Ncmsa', 'preposition with the article + noun, masculine singular, absolute'],
    ['HTd/Ncbsa', 'article + noun, of both genders singular, absolute'],
    ['ANcmsd', 'noun, masculine singular, determined'],
    ['HNcmda', 'noun, masculine dual, absolute'],
    ['HNp', 'proper name'],
    ['HNgmsa', 'gentilic noun, masculine singular, absolute'],
    ['HAcbpa', 'cardinal number, of both genders plural, absolute'],
    ['HAomsa', 'ordinal number, masculine singular, absolute'],
    ['HTo', 'object marker'],
    ['HTn', 'negative particle'],
    ['HPp1cs', 'personal pronoun, first person of common gender singular'],
    ['HPdxms', 'demonstrative pronoun, masculine singular'],
    ['HNcmsc/Sp3mp', 'noun, masculine singular, construct + pronominal suffix, third person masculine plural'],
    ['HD', 'adverb'],
    ['HNp/Sd', 'proper name + directional he'],
    ['ANxxxa', 'noun, absolute'],
    ['HSp2m', 'pronominal suffix, second person masculine'],
    ['', ''],
    ['H', ''],
    ['HZzz', ''],
  ])('for %s, is “%s”', (code, words) => {
    expect(describeMorphology(code)).toBe(words);
  });
});
