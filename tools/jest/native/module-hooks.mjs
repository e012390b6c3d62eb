// Node's module loader, with what the source of Berea needs beside it: TypeScript, the aliases of tsconfig.base.json,
// './file.js' for './file.ts', and assets that only a bundler understands.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformFile } from './transformed-files.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const { compilerOptions } = JSON.parse(fs.readFileSync(path.join(root, 'tsconfig.base.json'), 'utf8'));
const ALIASES = new Map(
  Object.entries(compilerOptions.paths).map(([name, [target]]) => [name, pathToFileURL(path.join(root, target)).href]),
);
const API = pathToFileURL(path.join(import.meta.dirname, 'jest-globals.mjs')).href;
const ASSET = pathToFileURL(path.join(import.meta.dirname, '../asset.mjs')).href;

export async function resolve(specifier, context, nextResolve) {
  if (specifier === '@jest/globals') return { url: API, shortCircuit: true };
  const own = context.parentURL && ownAddress(specifier, context.parentURL);
  return own ? { url: own, shortCircuit: true } : nextResolve(specifier, context);
}

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
  const [address] = url.split('?');
  if (!/\.tsx?$/.test(address) || address.includes('/node_modules/')) return nextLoad(url, context);
  return { format: 'module', shortCircuit: true, source: transformFile(fileURLToPath(address)) };
}
