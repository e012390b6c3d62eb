import { execFileSync } from 'node:child_process';
import { createProjectGraphAsync } from '@nx/devkit';
import { root } from '../rspack/paths.mjs';

/** Files that build and test any one project, beside the project itself: none of them is another project's. */
export const COMMON = [
  '*.json',
  '*.mjs',
  '.npmrc',
  'tools/*.mjs',
  'tools/checks/**',
  'tools/deploy/**',
  'tools/jest/**',
  'tools/postgres/**',
  'tools/remotes/**',
  'tools/rspack/**',
];

let graph;

/**
 * Folders of a project and of everything that it depends on, relative to the workspace, sorted.
 * @param {string} project
 * @returns {Promise<string[]>}
 */
export async function neededFolders(project) {
  graph ??= createProjectGraphAsync({ exitOnError: true });
  const { nodes, dependencies } = await graph;
  const needed = new Set([project]);
  // A set that grows while it is walked through is walked through to its new end. COMMON lists the tools that are
  // needed.
  for (const name of needed)
    for (const { target } of dependencies[name] ?? [])
      if (nodes[target] && !nodes[target].data.tags.includes('side:tools')) needed.add(target);
  return [...needed].map((name) => nodes[name].data.root).sort();
}

/** The files in git that a release of a project reads. */
export async function neededFiles(project) {
  const folders = await neededFolders(project);
  const list = (...patterns) =>
    execFileSync('git', ['ls-files', '-z', '--', ...patterns], { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 })
      .split('\0')
      .filter(Boolean);
  const common = list(...COMMON.map((pattern) => `:(glob)${pattern}`));
  return [...new Set([...common, ...list(...folders)])];
}
