import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keyOfPlace, WRITTEN_REFERENCES } from '@berea/scripture/testing';
import { referencesIn } from '../engine/question/named-passages.js';
import { searchAs } from '../search/testing/search-api.js';
import { verifyText } from '../verify/verify-text.js';
import { sharedKjv } from './shared-kjv.js';
import { type Member, startStudy, type TestStudy } from './start-study.js';

let study: TestStudy;
let ruth: Member;
beforeAll(async () => {
  study = await startStudy();
  ruth = await study.member();
});
afterAll(() => study.stop());

describe.each(WRITTEN_REFERENCES)('$written', ({ written, key }) => {
  it(`opens ${key} in the search`, async () => {
    const { reference } = await searchAs(ruth, written);
    expect(reference && keyOfPlace(reference.book, reference.chapter, reference.verse, reference.endVerse)).toBe(key);
  });

  it(`is ${key} for the verifier`, async () => {
    const [citation, more] = await verifyText([await sharedKjv()], `It is written in ${written}, as all know.`);
    const { place, verdict } = citation ?? {};
    expect([verdict, more]).toEqual(['valid_reference', undefined]);
    expect(place && keyOfPlace(place.book, place.chapter, place.verse, place.endVerse)).toBe(key);
  });

  it(`is ${key} in a question for Scholar`, () => {
    const spans = referencesIn(`What does ${written} mean?`);
    expect(spans.map(({ book, chapter, verse, endVerse }) => keyOfPlace(book.name, chapter, verse, endVerse))).toEqual([
      key,
    ]);
  });
});
