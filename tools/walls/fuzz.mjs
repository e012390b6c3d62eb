// The fuzz tests at length, with another seed each time: npm run fuzz -- [requests to each route] [seed]
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const [runs = '1000', seed = String(randomInt(2 ** 31))] = process.argv.slice(2);
console.log(`${runs} requests to each route, seed ${seed}`);
const child = spawn(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    path.join(root, 'node_modules/jest/bin/jest.js'),
    '--selectProjects',
    'walls',
    '--maxWorkers=1',
    'src/fuzz',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test', FUZZ_RUNS: runs, FUZZ_SEED: seed } },
);
child.once('exit', (code) => process.exit(code ?? 1));
