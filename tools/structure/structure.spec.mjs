import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { circles, filesBelow, folderGraphs, importGraph } from './import-graph.mjs';
import { removeFolder, temporaryFolder } from '../launch/temporary.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const PROJECTS = [
  'tools',
  ...['apps', 'services', 'libs'].flatMap((group) =>
    fs.readdirSync(path.join(root, group)).map((name) => `${group}/${name}`),
  ),
].filter((folder) => fs.existsSync(path.join(root, folder, 'project.json')));

/** Tests reach across folders on purpose; what they import is product code all the same. */
const isTest = (file) => /(^|\/)(testing|e2e)\/|\.(spec|contract)\.[a-z]+$/.test(file);
const productOnly = (graph) =>
  new Map(
    [...graph]
      .filter(([file]) => !isTest(file))
      .map(([file, targets]) => [file, targets.filter((target) => !isTest(target))]),
  );

/** Circles among the files and folders of each folder: one of their imports runs back up. */
const circlesOfFolders = (graph) =>
  [...folderGraphs(graph)].flatMap(([folder, parts]) =>
    circles(parts).map((parts) => `${folder || '.'}: ${parts.join(' ↔ ')}`),
  );

describe.each(PROJECTS)('the imports of %s', (project) => {
  const graph = importGraph(path.join(root, project));

  it('have no circle among files, types and tests included', () => {
    expect(circles(graph).map((files) => files.join(' ↔ '))).toEqual([]);
  });

  it('have no circle among the files and folders of any folder', () => {
    expect(circlesOfFolders(productOnly(graph))).toEqual([]);
  });
});

it('nothing that is built, started or run by `npm test` reads the lab', () => {
  const lab = path.join(root, 'lab') + path.sep;
  const readers = [...PROJECTS, 'apps/shell/e2e'].flatMap((project) =>
    filesBelow(path.join(root, project)).filter((file) =>
      ts
        .preProcessFile(fs.readFileSync(file, 'utf8'), true, true)
        .importedFiles.some(({ fileName }) => path.resolve(path.dirname(file), fileName).startsWith(lab)),
    ),
  );
  expect(readers).toEqual([]);
});

// The tests of browser code are not run again when a shape changes: the named input `browser` of contracts has these files alone.
it('the values that a browser takes from the contract import nothing but themselves', () => {
  const src = path.join(root, 'libs/contracts/src');
  const importsOf = (file) =>
    [...fs.readFileSync(path.join(src, file), 'utf8').matchAll(/(import type [^']*|from\s+|import\s*\(?\s*)'([^']+)'/g)]
      .filter(([, how]) => !how.startsWith('import type'))
      .map(([, , from]) => `${file}: ${from}`);
  const values = fs.readdirSync(path.join(src, 'values')).filter((file) => !isTest(file));
  const foreign = values
    .flatMap((file) => importsOf(`values/${file}`))
    .filter((line) => !/: \.\/[\w-]+\.js$/.test(line));
  expect(foreign).toEqual([]);
  expect(importsOf('minified.ts')).toEqual(['minified.ts: ./answer-shapes.json', 'minified.ts: ./contract.min.json']);
});

/** Style sheets of the web; what a module of them declares is renamed by the build, and no other file can read it. */
const styleModules = () =>
  PROJECTS.filter((project) => /^(apps|libs)\//.test(project)).flatMap((project) =>
    fs
      .readdirSync(path.join(root, project, 'src'), { recursive: true })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => `${project}/src/${file}`)
      .map((file) => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') })),
  );

describe('custom properties of style sheets', () => {
  it('that one module declares are read by no other: a plain style sheet declares those that several read', () => {
    const modules = styleModules();
    expect(modules.length).toBeGreaterThan(50);
    const declared = new Map();
    for (const { file, text } of modules)
      for (const [, name] of text.matchAll(/(?<![\w(-])(--[\w-]+)\s*:/g))
        declared.set(name, [...(declared.get(name) ?? []), file]);
    const problems = modules.flatMap(({ file, text }) =>
      [...text.matchAll(/var\((--[\w-]+)/g)]
        .filter(([, name]) => declared.has(name) && !declared.get(name).includes(file))
        .map(([, name]) => `${file} reads ${name} of ${declared.get(name).join(', ')}`),
    );
    expect(problems).toEqual([]);
  });
});

describe('importGraph', () => {
  let folder;
  beforeAll(() => {
    folder = temporaryFolder();
    const write = (file, content) => {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), content);
    };
    write('src/a.ts', "import type { B } from './b.js';\nimport x from 'x';");
    write('src/b.tsx', "export * from './low/c.js';\nvoid import('./a.js');");
    write('src/low/c.ts', "import { d } from '../high/d.js';");
    write('src/high/d.ts', 'export const d = 1;');
    write('src/high/e.ts', "import '../low/c.js';");
  });
  afterAll(() => removeFolder(folder));

  it('has an edge for each import of types, re-export and lazy import, and none for packages', () => {
    expect(Object.fromEntries(importGraph(folder))).toEqual({
      'src/a.ts': ['src/b.tsx'],
      'src/b.tsx': ['src/low/c.ts', 'src/a.ts'],
      'src/low/c.ts': ['src/high/d.ts'],
      'src/high/d.ts': [],
      'src/high/e.ts': ['src/low/c.ts'],
    });
  });

  it('of two files that import each other, has a circle of files', () => {
    expect(circles(importGraph(folder))).toEqual([['src/a.ts', 'src/b.tsx']]);
  });

  it('of two folders that import each other through different files, has a circle of folders', () => {
    expect(circlesOfFolders(importGraph(folder)).sort()).toEqual(['src: a.ts ↔ b.tsx', 'src: high ↔ low']);
  });
});
