// Runs Nx as this repository wants it everywhere: no daemon, no cloud, plain output, two tasks at a time.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Environment of every Nx call: a daemon would outlive us, and the terminal interface hides output. */
export const nxEnvironment = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };
export const nxBinary = path.join(root, 'node_modules/nx/dist/bin/nx.js');

/**
 * The dependencies between projects, as Nx sees them: name → names of the projects that it imports, sorted.
 * @returns {Record<string, string[]>}
 */
export function workspaceGraph() {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'berea-graph-')), 'graph.json');
  try {
    const run = spawnSync(process.execPath, [nxBinary, 'graph', `--file=${file}`], {
      cwd: root,
      env: nxEnvironment,
      encoding: 'utf8',
    });
    if (run.status !== 0) throw new Error(run.stderr || run.stdout);
    const { graph } = JSON.parse(fs.readFileSync(file, 'utf8'));
    return Object.fromEntries(
      Object.entries(graph.dependencies).map(([name, edges]) => [
        name,
        [...new Set(edges.map((edge) => edge.target))].filter((target) => graph.nodes[target]).sort(),
      ]),
    );
  } finally {
    fs.rmSync(path.dirname(file), { recursive: true, force: true });
  }
}

if (import.meta.filename === process.argv[1]) {
  const args = process.argv.slice(2);
  const run = spawnSync(process.execPath, [nxBinary, ...args, '--output-style=static', '--parallel=2'], {
    cwd: root,
    stdio: 'inherit',
    env: nxEnvironment,
  });
  process.exit(run.status ?? 1);
}
