import { expect, it } from '@jest/globals';
import { BOOKS, OTHER_NUMBERINGS, verseExists } from '@berea/scripture';
import { systemOf } from './versification.js';

it('the places of Hebrew Bibles beyond the King James numbering are those that the Leningrad versification counts', () => {
  const counted = systemOf('Leningrad').ot.flatMap(({ osis, verseCounts }) => {
    const book = BOOKS.find((each) => each.osis === osis)!;
    return verseCounts.flatMap((verses, index) =>
      Array.from({ length: verses }, (_each, verse) => [index + 1, verse + 1] as const).flatMap(([chapter, verse]) =>
        verseExists(book, chapter, verse) ? [] : [`${osis} ${chapter}:${verse}`],
      ),
    );
  });
  const told = OTHER_NUMBERINGS.filter(([, { editions }]) => editions === 'Hebrew Bibles').flatMap(
    ([osis, { chapter, first, last }]) =>
      Array.from({ length: last - first + 1 }, (_each, index) => `${osis} ${chapter}:${first + index}`),
  );
  expect(told.toSorted()).toEqual(counted.toSorted());
});
