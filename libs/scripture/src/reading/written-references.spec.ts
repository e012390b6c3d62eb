import { describe, expect, it } from '@jest/globals';
import {
  loadedReferenceReader,
  loadReferenceReader,
  parseReferences,
  parseSpokenQuery,
  readReferenceQuery,
  type ReferenceSpan,
  writeSpokenReferences,
} from '../index.js';
import { keyOfPlace, WRITTEN_REFERENCES } from '../testing/index.js';

const keysOf = (spans: readonly ReferenceSpan[]) =>
  spans.map(({ book, chapter, verse, endVerse }) => keyOfPlace(book.name, chapter, verse, endVerse));

describe.each(WRITTEN_REFERENCES)('$written', ({ written, key }) => {
  it(`is ${key} alone, in running text, and in what a recogniser has heard`, () => {
    expect(keysOf(readReferenceQuery(written).references)).toEqual([key]);
    expect(keysOf(parseReferences(`Whether ${written} says so, he asks.`))).toEqual([key]);
    expect(keysOf(parseReferences(writeSpokenReferences(`read ${written} to me`)))).toEqual([key]);
    expect(parseSpokenQuery(written).every((span) => keysOf([span])[0] === key)).toBe(true);
  });
});

describe('the reader that is loaded later', () => {
  it('is the one that is imported at once', async () => {
    expect(loadedReferenceReader()).toBeUndefined();
    const reader = await loadReferenceReader();
    expect(reader).toMatchObject({ parseReferences, readReferenceQuery });
    expect(loadedReferenceReader()).toBe(reader);
  });
});
