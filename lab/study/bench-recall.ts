import { isOld, NotedQuotations } from '../../services/study/src/cross-references/testing/noted-quotations.js';
import { Library } from '../../services/study/src/works/library.js';
import { table } from './tables.js';

const MOST = [1, 5, 10] as const;

/** How many quotations that translators noted are found without their notes. */
export async function benchRecall(): Promise<string[]> {
  const library = await Library.load();
  await library.loaded;
  const noted = await NotedQuotations.of(library);
  const rows = [
    ['computed, among verses of the Old Testament', noted.recall(noted.computed, MOST, isOld)],
    ['computed, among all verses', noted.recall(noted.computed, MOST)],
    ['noted by people, among all verses', noted.recall(noted.people, MOST)],
    ['merged, among all verses', noted.recall(noted.witnesses, MOST)],
  ] as const;
  return table(
    [`${noted.quotations.length} verses with a quotation`, ...MOST.map((most) => `in the first ${most}`)],
    rows.map(([name, shares]) => [name, ...shares.map((share) => `${share.toFixed(1)} %`)]),
  );
}
