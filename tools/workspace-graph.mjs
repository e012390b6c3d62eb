import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { nxBinary, nxEnvironment } from './nx.mjs';

/**
 * The dependencies between projects, as Nx sees them: name → names of the projects that it imports, sorted.
 * @returns {Record<string, string[]>}
 */
export function workspaceGraph() {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'berea-graph-')), 'graph.json');
  try {
    const run = spawnSync(process.execPath, [nxBinary, 'graph', `--file=${file}`], {
      cwd: path.resolve(import.meta.dirname, '..'),
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
