import { beforeAll, expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { sharedLibrary } from '../testing/shared-library.js';
import { isOld, NotedQuotations } from './testing/noted-quotations.js';

/** More than there ever are for one verse. */
const MOST = 10_000;

/** How many quotations are found without the notes that name them; a hit is within one verse. */
describeWithLibrary('cross references, recall of the quotations that translators noted', () => {
  let noted: NotedQuotations;

  beforeAll(async () => {
    const library = await sharedLibrary();
    await library.loaded;
    noted = await NotedQuotations.of(library);
  });

  it('is measured on more than three hundred verses', () => {
    expect(noted.quotations.length).toBeGreaterThan(300);
    expect(noted.witnesses).toHaveLength(13);
  });

  it('by the computation alone, is at least 65, 76 and 79 % among the first 1, 5 and 10 verses of the Old Testament', () => {
    const [first = 0, five = 0, ten = 0] = noted.recall(noted.computed, [1, 5, 10], isOld);
    expect(first).toBeGreaterThanOrEqual(65);
    expect(five).toBeGreaterThanOrEqual(76);
    expect(ten).toBeGreaterThanOrEqual(79);
  });

  it('by all witnesses together, is at least 72, 92, 96 and 99 % among the first, the first 5, the first 10 and all verses', () => {
    const [first = 0, five = 0, ten = 0, any = 0] = noted.recall(noted.witnesses, [1, 5, 10, MOST]);
    expect(first).toBeGreaterThanOrEqual(72);
    expect(five).toBeGreaterThanOrEqual(92);
    expect(ten).toBeGreaterThanOrEqual(96);
    expect(any).toBeGreaterThanOrEqual(99);
    const [unlisted = 0] = noted.recall(noted.unlisted, [MOST]);
    const [byPeople = 0] = noted.recall(noted.people, [MOST]);
    const [byComputation = 0] = noted.recall(noted.computed, [MOST]);
    expect(unlisted).toBeGreaterThan(Math.max(byPeople, byComputation));
  });
});
