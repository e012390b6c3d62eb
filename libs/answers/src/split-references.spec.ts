import { beforeAll, describe, expect, it } from '@jest/globals';
import { loadReferenceReader, type ReferenceReader } from '@berea/scripture';
import { splitReferences } from './split-references.js';
import type { Citation } from '@berea/contracts';
import { exact, misplaced, QUOTE } from './testing/index.js';

let reader: ReferenceReader;
beforeAll(async () => {
  reader = await loadReferenceReader();
});

/** The places that a text names, and what was said of them. */
const named = (text: string, ...citations: Citation[]) =>
  splitReferences(text, reader, citations).flatMap(({ text: written, place, citation, quoted }) =>
    place || citation ? [[written, place && [place.book, place.chapter, place.verse, place.endVerse], quoted]] : [],
  );

describe('splitReferences', () => {
  it('sets verses and ranges apart, and loses no letter', () => {
    const text = '6 places, first Genesis 31:38–40; Ps 78:52 and Is 10:21.';
    expect(named(text)).toEqual([
      ['Genesis 31:38–40', ['Genesis', 31, 38, 40], undefined],
      ['Ps 78:52', ['Psalms', 78, 52, 52], undefined],
      ['Is 10:21', ['Isaiah', 10, 21, 21], undefined],
    ]);
    expect(
      splitReferences(text, reader)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it.each(['In Acts 2 people heard it.', 'Obadiah 2:1', 'John 3:99', 'at 5:30', ''])(
    'names no verse in “%s”',
    (text) => {
      expect(named(text)).toEqual([]);
    },
  );

  it('carries the verdict when the judged words are next to the place, and only then', () => {
    const [first, second] = named(`“${QUOTE}” Matthew 5:3.`, exact);
    expect(first).toEqual(['Matthew 5:3', ['Matthew', 5, 3, 3], true]);
    expect(second).toBeUndefined();
    expect(named('Compare Matthew 5:3.', exact)).toEqual([['Matthew 5:3', ['Matthew', 5, 3, 3], false]]);
    expect(named('Compare Matthew 5:4.', exact)).toEqual([['Matthew 5:4', ['Matthew', 5, 4, 4], undefined]]);
    expect(named(`“${QUOTE}” Luke 4:18.`, misplaced)).toEqual([['Luke 4:18', ['Luke', 4, 18, 18], true]]);
  });
});
