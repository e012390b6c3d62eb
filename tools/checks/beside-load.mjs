// Runs tests again and again beside busy loops: npm run test:busy -- [--load 8] [--times 20] [project pattern]
// `load` is loops for each processor. Without a pattern it runs the tests whose subject is waiting, overload or much at once.
import { spawn } from 'node:child_process';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { runJest } from './run-jest.mjs';

/** What asserts order and outcome where much happens at once. */
const SENSITIVE = [
  ['gateway', 'proxy/(overload|slow-clients|streams)|limits/limits|sessions/sessions'],
  ['content', 'highlights|if-match|marks/|reading/|usage/'],
  ['study', 'chat/(chat|asked-once|quotas)|work/neighbours'],
  ['server', 'database/faults|redis/|idempotency/'],
];

const { values, positionals } = parseArgs({
  options: { load: { type: 'string', default: '8' }, times: { type: 'string', default: '20' } },
  allowPositionals: true,
});
const suites = positionals.length ? [positionals] : SENSITIVE;

const loops = Array.from({ length: os.availableParallelism() * Number(values.load) }, () =>
  spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
);
const stop = () => loops.forEach((loop) => loop.kill('SIGKILL'));
process.once('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

console.log(`beside ${loops.length} busy loops, ${values.times} times`);
const failures = new Map();
for (let time = 1; time <= Number(values.times); time += 1) {
  for (const [project, pattern] of suites) {
    const { code, results } = await runJest({
      projects: [project],
      args: pattern ? ['--testPathPatterns', pattern] : [],
    });
    const failed = (results?.testResults ?? []).flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    );
    if (code && !failed.length) failed.push('did not end well');
    for (const name of failed) failures.set(`${project}: ${name}`, (failures.get(`${project}: ${name}`) ?? 0) + 1);
  }
}
for (const [name, count] of failures) console.log(`failed ${count} of ${values.times} times: ${name}`);
console.log(failures.size ? `${failures.size} tests failed` : 'no test failed');
process.exit(failures.size ? 1 : 0);
