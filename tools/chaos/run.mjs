// Chaos tests: no acknowledged write may be lost while parts of the product fail.
// node tools/chaos/run.mjs [--rounds 5] [--check chaos-all]; at length: npm run chaos
import { parseArgs } from 'node:util';
import { firstLines } from '../checks/failures.mjs';
import { finish } from '../checks/report.mjs';
import { WATCH } from '../launch/service-process.mjs';
import { isSound, runRounds } from './rounds.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1' },
    // Name of the report in `.reports`.
    check: { type: 'string', default: 'chaos' },
  },
});
// A test need not wait for as long as a service may hang in production.
const results = await runRounds({ rounds: Number(values.rounds), watch: { ...WATCH, misses: 10 } });
const failures = results
  .filter((one) => !isSound(one))
  .map(({ fault, said }) => ({ name: fault.title, message: firstLines(said) }));
finish('tools', values.check, results.length - failures.length, failures.length, failures);
