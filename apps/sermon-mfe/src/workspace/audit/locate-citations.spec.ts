import type { Citation } from '@berea/contracts';
import { loadReferenceReader, type ReferenceReader } from '@berea/scripture';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Fix, fixesOf, locateCitations, rightPlaces, sliceBody } from './locate-citations.js';

let reader: ReferenceReader;
beforeAll(async () => {
  reader = await loadReferenceReader();
});

const fixed = (body: string, citation: Citation): string | undefined => {
  const [located] = locateCitations(body, [citation]);
  const [fix] = located ? fixesOf(body, located, reader) : [];
  return fix && apply(body, fix);
};
const apply = (body: string, { start, end, replacement }: Fix) => body.slice(0, start) + replacement + body.slice(end);

describe('a quotation in a manuscript that is not as it should be', () => {
  const quote = 'against heaven, and against thee';

  it('gets the words of Scripture when its own differ', () => {
    const difference = [
      { kind: 'same', text: 'against heaven, and' },
      { kind: 'added', text: 'against' },
      { kind: 'missing', text: 'before' },
      { kind: 'same', text: 'thee' },
    ] as const;
    expect(fixed(`He said: “${quote}” (Luke 15:18).`, { quote, verdict: 'altered', difference: [...difference] })).toBe(
      'He said: “against heaven, and before thee” (Luke 15:18).',
    );
  });

  it('gets its right reference, whether the wrong one comes before it or after', () => {
    const citation: Citation = { quote, reference: 'Luke 15:7', foundAt: 'Luke 15:10', verdict: 'wrong_reference' };
    expect(fixed(`“${quote}” (Lk 15:7).`, citation)).toBe(`“${quote}” (Luke 15:10).`);
    expect(fixed(`In Luke 15:7 we read, “${quote}”.`, citation)).toBe(`In Luke 15:10 we read, “${quote}”.`);
  });

  it('loses its quotation marks when it is no Scripture', () => {
    expect(fixed(`They say "${quote}".`, { quote, verdict: 'not_scripture' })).toBe(`They say ${quote}.`);
  });

  it('stays as it is when it is of a version that is not installed', () => {
    const citation: Citation = { quote, reference: 'Luke 15:18', verdict: 'unavailable', translation: 'KJV' };
    expect(fixed(`“${quote}” (Luke 15:18 NIV)`, citation)).toBeUndefined();
  });

  it('is labelled with the translation that has it, once', () => {
    const citation: Citation = { quote, reference: 'Luke 15:18', verdict: 'exact_elsewhere', translation: 'WEB' };
    const labelled = `“${quote}” (Luke 15:18 WEB)`;
    expect(fixed(`“${quote}” (Luke 15:18)`, citation)).toBe(labelled);
    expect(fixed(labelled, citation)).toBeUndefined();
  });
});

const WEPT: Citation = { quote: 'Jesus wept', reference: 'John 11:35', verdict: 'exact' };
const MOVED: Citation = { ...WEPT, reference: 'John 3:1', verdict: 'wrong_reference' };

describe('the quotations of a manuscript', () => {
  it('are found in their order, also when the same words occur twice or run over lines', () => {
    const body = 'a "one two three" b "one\ntwo three" c';
    const twice: Citation[] = [
      { quote: 'one two three', verdict: 'exact' },
      { quote: 'one\ntwo three', verdict: 'exact' },
    ];
    expect(locateCitations(body, twice).map(({ start }) => start)).toEqual([3, 21]);
    expect(locateCitations(body, [{ quote: 'four', verdict: 'exact' }])).toEqual([]);
  });

  it.each<[what: string, body: string, citations: Citation[], ticked: number[]]>([
    ['as a quotation', 'Jesus wept here. “Jesus wept” (John 11:35).', [WEPT], [18]],
    ['once for words that are said twice', '“Jesus wept” (John 11:35). “Jesus wept” (John 11:35).', [WEPT], [1]],
    ['without quotation marks where they stand once', 'John 11:35: Jesus wept.', [WEPT], [12]],
    ['in a quotation by lines', 'Jesus wept, they say.\n\n> Jesus wept', [WEPT], [25]],
    [
      'nowhere where the words have a wrong reference, too',
      '“Jesus wept” (John 11:35), (John 3:1).',
      [WEPT, MOVED],
      [],
    ],
    ['nowhere where they are no quotation', 'Jesus wept there, and Jesus wept here.', [WEPT], []],
    [
      'outside of a longer quotation that is altered',
      '“Jesus wept much” (John 11:35). “Jesus wept” (John 11:35).',
      [{ ...WEPT, quote: 'Jesus wept much', verdict: 'altered' }, WEPT],
      [33],
    ],
    ['nowhere where they are altered', '“Jesus wept” (John 11:35).', [{ ...WEPT, verdict: 'altered' }], []],
  ])('are ticked %s', (_what, body, citations, ticked) => {
    expect(rightPlaces(body, locateCitations(body, citations)).map(({ start }) => start)).toEqual(ticked);
  });

  it('are checked in parts that together are the text, and end with a paragraph', () => {
    const body = Array.from({ length: 30 }, (_, at) => `${at} ${'x'.repeat(90)}`).join('\n\n');
    const slices = sliceBody(body, 1_000);
    expect(slices.join('')).toBe(body);
    expect(slices.slice(1).every((slice) => slice.startsWith('\n\n'))).toBe(true);
  });
});
