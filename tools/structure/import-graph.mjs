import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const CODE = /\.(ts|tsx|mjs)$/;
const LEFT_OUT = new Set(['node_modules', 'dist']);

/** The code of a folder, by absolute path. */
export const filesBelow = (folder) =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) || entry.name.startsWith('.') ? [] : filesBelow(full);
    return CODE.test(entry.name) ? [full] : [];
  });

/** The file that a relative specifier means: the code writes `./x.js` for `./x.ts` and `./x.tsx`. */
function resolve(from, specifier, files) {
  const target = path.resolve(path.dirname(from), specifier);
  const stem = target.replace(/\.js$/, '');
  return [target, `${stem}.ts`, `${stem}.tsx`].find((candidate) => files.has(candidate));
}

/**
 * Which file imports which, types included, within one folder.
 * @param {string} folder
 * @returns {Map<string, string[]>} by path relative to the folder, with `/`
 */
export function importGraph(folder) {
  const files = new Set(filesBelow(folder));
  const name = (file) => path.relative(folder, file).split(path.sep).join('/');
  return new Map(
    [...files].map((file) => {
      const { importedFiles } = ts.preProcessFile(fs.readFileSync(file, 'utf8'), true, true);
      const targets = importedFiles
        .filter(({ fileName }) => fileName.startsWith('.'))
        .map(({ fileName }) => resolve(file, fileName, files))
        .filter((target) => target && target !== file);
      return [name(file), [...new Set(targets.map(name))]];
    }),
  );
}

/**
 * The graph among the direct entries of each folder, files and folders alike: if it has no circle, the folder's parts
 * form floors, and no import runs back up.
 * @param {Map<string, string[]>} graph of files
 * @returns {Map<string, Map<string, string[]>>} by folder
 */
export function folderGraphs(graph) {
  const folders = new Map();
  for (const [from, targets] of graph) {
    for (const to of targets) {
      const [one, other] = [from.split('/'), to.split('/')];
      const common = one.findIndex((part, index) => part !== other[index]);
      const parts = folders.get(one.slice(0, common).join('/')) ?? new Map();
      const known = parts.get(one[common]) ?? [];
      parts.set(one[common], [...new Set([...known, other[common]])]);
      folders.set(one.slice(0, common).join('/'), parts);
    }
  }
  return folders;
}

/**
 * The circles of a graph: each a group of nodes of which every one leads to every other (Tarjan's algorithm).
 * @param {Map<string, string[]>} graph
 * @returns {string[][]} each sorted
 */
export function circles(graph) {
  const index = new Map();
  const lowest = new Map();
  const stack = [];
  const found = [];
  const visit = (node) => {
    index.set(node, index.size);
    lowest.set(node, index.get(node));
    stack.push(node);
    for (const target of graph.get(node) ?? []) {
      if (!index.has(target)) {
        visit(target);
        lowest.set(node, Math.min(lowest.get(node), lowest.get(target)));
      } else if (stack.includes(target)) {
        lowest.set(node, Math.min(lowest.get(node), index.get(target)));
      }
    }
    if (lowest.get(node) !== index.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1) found.push(group.sort());
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found;
}
