// Node's module loader, with what the source of Berea needs beside it: TypeScript, the aliases of tsconfig.base.json,
// './file.js' for './file.ts', and assets that only a bundler understands.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { withLoadedImports } from './loaded-modules.mjs';
import { mockSource } from './module-mocks.mjs';
import { transformFile } from './transformed-files.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const { compilerOptions } = JSON.parse(fs.readFileSync(path.join(root, 'tsconfig.base.json'), 'utf8'));
const ALIASES = new Map(
  Object.entries(compilerOptions.paths).map(([name, [target]]) => [name, pathToFileURL(path.join(root, target)).href]),
);
const API = pathToFileURL(path.join(import.meta.dirname, 'jest-globals.mjs')).href;
/** In place of a style sheet or a picture. */
const ASSET = 'berea-asset:empty';

/** Modules that a test file of a page put in place of others, by `<its number> <the other module>`. */
const mocks = new Map();

export function initialize({ port, answered }) {
  port.on('message', ({ page, parent, specifier, ...mock }) => {
    mocks.set(`${page} ${ownAddress(specifier, parent) ?? specifier}`, mock);
    Atomics.store(answered, 0, 1);
    Atomics.notify(answered, 0);
  });
  port.unref();
}

export async function resolve(specifier, context, nextResolve) {
  if (specifier === '@jest/globals') return { url: API, shortCircuit: true };
  const own = context.parentURL && ownAddress(specifier, context.parentURL);
  const page = pageOf(context.parentURL);
  if (page) {
    const key = `${page} ${own ?? specifier}`;
    if (mocks.has(key)) return { url: `berea-mock:${encodeURIComponent(key)}`, shortCircuit: true };
  }
  if (!own) return nextResolve(specifier, context);
  return { url: page ? `${own}?page=${page}` : own, shortCircuit: true };
}

/** The number of the test file of a page for which a module is evaluated; undefined for what files share. */
const pageOf = (address = '') => /\?page=(\d+)$/.exec(address)?.[1];

/** The address of a module of our own; undefined for what Node finds by itself. */
function ownAddress(specifier, parent) {
  const alias = ALIASES.get(specifier);
  if (alias) return alias;
  if (!specifier.startsWith('.') || parent.includes('/node_modules/')) return undefined;
  if (/\.(css|svg)$/.test(specifier)) return ASSET;
  const stem = new URL(specifier, parent).href.replace(/\.js$/, '');
  return ['.ts', '.tsx'].map((ending) => stem + ending).find(isFile);
}

const known = new Map();

function isFile(url) {
  let is = known.get(url);
  if (is === undefined) known.set(url, (is = fs.existsSync(fileURLToPath(url))));
  return is;
}

export async function load(url, context, nextLoad) {
  if (url.startsWith('berea-mock:')) {
    const mock = mocks.get(decodeURIComponent(url.slice('berea-mock:'.length)));
    return { format: 'module', shortCircuit: true, source: mockSource(mock) };
  }
  const [address] = url.split('?');
  if (address === ASSET) return { format: 'module', shortCircuit: true, source: 'export default {};' };
  if (!/\.tsx?$/.test(address) || address.includes('/node_modules/')) return nextLoad(url, context);
  const source = transformFile(fileURLToPath(address));
  return { format: 'module', shortCircuit: true, source: pageOf(url) ? withLoadedImports(source, url) : source };
}
