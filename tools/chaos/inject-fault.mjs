import { signUp } from '../product/sign-up.mjs';
import { createExpectedWrites, verifyWrites } from './expected-writes.mjs';
import { inspectDatabase } from './inspect-database.mjs';
import { write } from './writer.mjs';

const WRITERS = 8;
/** Acknowledged writes before each injection: from hardly begun to well under way. */
const BETWEEN = { least: 16, most: 120 };

/**
 * Injects a fault `rounds` times while the writers write, waits each time until every writer goes on, and verifies that
 * what was acknowledged is stored, once.
 * @param {object} product as `startProductUnderTest` gives it
 * @param {{ name: string, inject: (product: object) => Promise<void> }} fault
 * @param {number} rounds
 */
export async function injectFault(product, fault, rounds) {
  const expected = createExpectedWrites();
  const numbers = Array.from({ length: WRITERS }, (_each, index) => product.earlier.writers + index + 1);
  product.earlier.writers += WRITERS;
  const sessions = await Promise.all(numbers.map(() => signUp(product.url)));
  let stopped = false;
  const writing = numbers.map((number, index) =>
    write({ number, token: sessions[index].access_token, url: product.url }, expected, () => stopped),
  );
  const broken = Promise.all(writing).then(() => {
    if (!stopped) throw new Error('The writers ended before their time.');
  });
  const gaps = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const pause = Math.round(BETWEEN.least + Math.random() * (BETWEEN.most - BETWEEN.least));
      await Promise.race([expected.more(pause), broken]);
      const begun = performance.now();
      await Promise.race([fault.inject(product), broken]);
      await Promise.race([expected.all(numbers), broken]);
      gaps.push(performance.now() - begun);
    }
  } finally {
    stopped = true;
    await Promise.allSettled(writing);
  }
  const stored = await inspectDatabase(product.databaseUrl, product.earlier.texts);
  for (const text of stored.texts) product.earlier.texts.add(text);
  return {
    fault: fault.name,
    rounds,
    ...expected.counts(),
    ...verifyWrites(expected, stored),
    violations: expected.violations,
    gaps,
  };
}
