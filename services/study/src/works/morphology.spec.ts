import { describe, expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { libraryFolder, readManifest, readPack } from '@berea/text-packs';
import { transliterateGreek } from './greek-letters.js';
import { describeGreekMorphology } from './greek-morphology.js';
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

describe('describeGreekMorphology, the parsing behind MorphGNT’s code in words', () => {
  it.each([
    ['V-3AAI-S--', 'verb, aorist active indicative, third person singular'],
    ['V--PAPNSM-', 'verb, present active participle, nominative singular masculine'],
    ['V--AAN----', 'verb, aorist active infinitive'],
    ['V-2XPD-P--', 'verb, perfect passive imperative, second person plural'],
    ['V-1YMI-P--', 'verb, pluperfect middle indicative, first person plural'],
    ['V-3IAO-S--', 'verb, imperfect active optative, third person singular'],
    ['V-3FAS-S--', 'verb, future active subjunctive, third person singular'],
    ['N-----VPN-', 'noun, vocative plural neuter'],
    ['A-----GSFC', 'adjective, genitive singular feminine, comparative'],
    ['D---------', 'adverb'],
    ['RA----DSF-', 'article, dative singular feminine'],
    ['RP----GS--', 'personal pronoun, genitive singular'],
    ['?-????????', ''],
  ])('%s is %s', (code, words) => {
    expect(describeGreekMorphology(code)).toBe(words);
  });
});

describe('transliterateGreek', () => {
  it.each([
    ['ἠγάπησεν', 'ēgápēsen'],
    ['Ἰησοῦ,', 'Iēsoû'],
    ['ἄγγελοι', 'ángeloi'],
    ['ῥήματα', 'rhḗmata'],
    ['υἱοῖς·', 'huioîs'],
    ['ἐφ’', 'eph'],
    ['⸀τῷ', 'tōi'],
    ['', ''],
  ])('writes %s as %s', (word, letters) => {
    expect(transliterateGreek(word)).toBe(letters);
  });
});

describeWithLibrary('the words of the Greek text', () => {
  const packOf = async (id: string) => {
    const work = readManifest(libraryFolder())?.works.find((each) => each.id === id);
    if (!work?.installed) throw new Error(`${id} is not installed.`);
    return readPack(libraryFolder(), work);
  };

  it('are in our letters as Strong’s dictionary writes its lemmas, but for a dozen of its entries', async () => {
    const pack = await packOf('lexicon-grc');
    if (pack.kind !== 'lexicon') throw new Error('That is no lexicon.');
    // Entries of several words are none of the text.
    const single = pack.entries.filter(({ lemma }) => /^[\p{L}\p{M}]+$/u.test(lemma));
    const others = single.filter(
      ({ lemma, transliteration }) => transliterateGreek(lemma) !== transliteration.normalize('NFC'),
    );
    expect(single.length).toBeGreaterThan(5_400);
    expect(others.length).toBeLessThanOrEqual(12);
  });

  it('are parsed, each with a part of speech and a code that has words for all of its letters', async () => {
    const pack = await packOf('words-grc');
    if (pack.kind !== 'words') throw new Error('These are no words.');
    const codes = new Set((pack.parsings ?? []).flatMap((flat) => flat.filter((_each, at) => at % 2)));
    expect(codes.size).toBeGreaterThan(600);
    const lettersOf = (code: string) => code.slice(2).replace(/-/g, '').length;
    const wordsOf = (code: string) =>
      describeGreekMorphology(code)
        .split(', ')
        .slice(1)
        .join(' ')
        .replace(/ person/, '');
    expect([...codes].filter((code) => wordsOf(code).split(' ').filter(Boolean).length !== lettersOf(code))).toEqual(
      [],
    );
  });
});
