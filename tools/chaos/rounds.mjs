import { SERVICES, APPS } from '../launch/build.mjs';
import { createLogger } from '../launch/logger.mjs';
import { prepare } from '../launch/prepare.mjs';
import { root } from '../checks/report.mjs';
import { FAULTS } from './faults.mjs';
import { injectFault } from './inject-fault.mjs';
import { startProductUnderTest } from './product-under-test.mjs';

/**
 * Injects each fault `rounds` times into a whole product: what takes `long` a tenth as often, and what needs `repeating`
 * to tell anything not where one round is asked for.
 * @param {{ rounds: number, watch: object, names?: string[] }} options `watch`: when a service that hangs is killed;
 *   `names`: of the faults, all of them without
 * @returns {Promise<{ fault: object, result: object | null, said: string }[]>} `result`: null where it did not end
 */
export async function runRounds({ rounds, watch, names }) {
  const log = createLogger();
  await prepare({ root, log }, [...SERVICES, ...APPS]);
  const results = [];
  let product;
  for (const fault of FAULTS.filter(({ name, repeating }) =>
    names ? names.includes(name) : rounds > 1 || !repeating,
  )) {
    product ??= await startProductUnderTest({ root, watch });
    let result = null;
    let said;
    try {
      result = await injectFault(product, fault, fault.long ? Math.ceil(rounds / 10) : rounds);
      said = describeResult(fault, result);
    } catch (error) {
      said = `${fault.title}: ${error.message}`;
      // The next fault meets a product that is whole.
      await product.end();
      product = undefined;
    }
    log(said);
    results.push({ fault, result, said });
  }
  await product?.end();
  return results;
}

/** Whether nothing was lost, doubled, made up, or answered wrongly. */
export const isSound = ({ result }) =>
  result !== null &&
  [result.lost, result.duplicated, result.unexpected, result.violations].every((list) => list.length === 0);

export const median = (numbers) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
export const seconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;

/** One line for the reader of the run; what is wrong is listed below it. */
function describeResult({ title }, result) {
  const { rounds, acknowledged, tries, failedTries, lost, duplicated, unexpected, violations, gaps } = result;
  const lines = [
    `${title}, ${rounds} times: ${acknowledged} writes acknowledged, ${failedTries} of ${tries} tries failed, ` +
      `${lost.length} lost, ${duplicated.length} duplicated; all writers went on after ` +
      `${seconds(median(gaps))} (longest ${seconds(Math.max(...gaps))})`,
  ];
  const wrong = { lost, duplicated, unexpected, violation: violations };
  for (const [what, list] of Object.entries(wrong)) {
    for (const text of list.slice(0, 10)) lines.push(`  ${what}: ${text}`);
  }
  return lines.join('\n');
}
