// Chaos tests: no acknowledged write may be lost while parts of the product fail.
// npm run chaos -- [--rounds 50] [--fault content-kill] [--write]
import { parseArgs } from 'node:util';
import { firstLines } from '../checks/failures.mjs';
import { finish, root } from '../checks/report.mjs';
import { SERVICES, APPS } from '../launch/build.mjs';
import { WATCH } from '../launch/service-process.mjs';
import { prepare } from '../launch/prepare.mjs';
import { createLogger } from '../launch/logger.mjs';
import { FAULTS } from './faults.mjs';
import { startProductUnderTest } from './product-under-test.mjs';
import { describeResult, isSound, writeResults } from './results.mjs';
import { injectFault } from './inject-fault.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    fault: { type: 'string', multiple: true, default: FAULTS.map(({ name }) => name) },
    write: { type: 'boolean', default: false },
    // What the report of `.reports` is called.
    check: { type: 'string', default: 'chaos' },
  },
});
const rounds = Number(values.rounds);
const unknown = values.fault.find((name) => !FAULTS.some((fault) => fault.name === name));
if (!Number.isInteger(rounds) || rounds < 1 || unknown) {
  console.error(
    unknown
      ? `There is no fault "${unknown}". Choose of: ${FAULTS.map(({ name }) => name).join(', ')}.`
      : '--rounds is a whole number from 1 on.',
  );
  process.exit(1);
}

const log = createLogger();
await prepare({ root, log }, [...SERVICES, ...APPS]);
const results = [];
// What is measured for the results page hangs as long as it would in production; a test need not wait for that.
const watch = values.write ? WATCH : { ...WATCH, misses: 10 };
let product;
const wanted = FAULTS.filter(({ name, repeating }) => values.fault.includes(name) && (rounds > 1 || !repeating));
for (const fault of wanted) {
  product ??= await startProductUnderTest({ root, watch });
  try {
    const result = await injectFault(product, fault, fault.long ? Math.ceil(rounds / 10) : rounds);
    log(describeResult(fault, result));
    results.push({ fault, result, said: describeResult(fault, result) });
  } catch (error) {
    log(`${fault.title}: ${error.message}`);
    results.push({ fault, result: null, said: error.message });
    // The next fault meets a product that is whole.
    await product.end();
    product = undefined;
  }
}
await product?.end();
const sound = results.filter(({ result }) => result && isSound(result));
if (values.write) writeResults(root, results);
const failures = results
  .filter((one) => !sound.includes(one))
  .map(({ fault, said }) => ({ name: fault.title, message: firstLines(said) }));
finish('tools', values.check, sound.length, failures.length, failures);
