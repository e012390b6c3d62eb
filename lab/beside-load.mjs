// Runs tests again and again beside busy loops: npm run test:busy -- [--load 8] [--times 20] [project pattern | -- command]
// `load` is loops for each processor. Without a pattern it runs the tests whose subject is waiting, overload or much at once;
// a command, such as `node tools/checks/e2e.mjs product`, fails by its exit code.
import { spawn, spawnSync } from 'node:child_process';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { runJest } from '../tools/checks/run-jest.mjs';

/** Tests that assert order and outcome while much happens at once. */
const SENSITIVE = [
  ['gateway', '(routing|upstreams)/(overload|slow-clients|streams)|admission/(limits|sessions)'],
  ['content', 'highlights|if-match|marks/|reading/|usage/'],
  ['study', 'chat/(chat|asked-once|quotas)|work/neighbours'],
  ['server', 'database/faults|redis/|idempotency/'],
];

const args = process.argv.slice(2);
const end = args.indexOf('--');
const command = end < 0 ? undefined : args.slice(end + 1);
const { values, positionals } = parseArgs({
  args: command ? args.slice(0, end) : args,
  options: { load: { type: 'string', default: '8' }, times: { type: 'string', default: '20' } },
  allowPositionals: true,
});
if (command && (positionals.length || !command.length)) {
  console.error(
    'Name a project and its pattern, or a command after --, not both: -- node tools/checks/e2e.mjs product',
  );
  process.exit(2);
}
const suites = positionals.length ? [positionals] : SENSITIVE;

/** The names of what failed in one run. */
const runOnce = () => (command ? runCommand() : runSuites());

function runCommand() {
  const { status } = spawnSync(command[0], command.slice(1), { stdio: 'inherit' });
  return status === 0 ? [] : [command.join(' ')];
}

async function runSuites() {
  const names = [];
  for (const [project, pattern] of suites) {
    const { code, results } = await runJest({
      projects: [project],
      args: pattern ? ['--testPathPatterns', pattern] : [],
    });
    const failed = (results?.testResults ?? []).flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    );
    if (code && !failed.length) failed.push('did not end well');
    names.push(...failed.map((name) => `${project}: ${name}`));
  }
  return names;
}

const loops = Array.from({ length: os.availableParallelism() * Number(values.load) }, () =>
  spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
);
const stop = () => loops.forEach((loop) => loop.kill('SIGKILL'));
process.once('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

console.log(`beside ${loops.length} busy loops, ${values.times} times`);
const failures = new Map();
for (let time = 1; time <= Number(values.times); time += 1) {
  for (const name of await runOnce()) failures.set(name, (failures.get(name) ?? 0) + 1);
}
for (const [name, count] of failures) console.log(`failed ${count} of ${values.times} times: ${name}`);
console.log(failures.size ? `failed: ${failures.size}` : 'nothing failed');
process.exit(failures.size ? 1 : 0);
