import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { swcOptions, WEB_FOLDERS } from '../swc-options.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, '.nx/jest/native');
const WEB = new RegExp(`^${WEB_FOLDERS}/`);

/** Options and the version of the compiler: another of either makes other JavaScript. */
const settings = JSON.stringify([
  swcOptions('server'),
  swcOptions('web'),
  JSON.parse(fs.readFileSync(path.join(root, 'node_modules/@swc/core/package.json'), 'utf8')).version,
]);

const sideOf = (file) =>
  file.endsWith('.tsx') || WEB.test(path.relative(root, file).replaceAll(path.sep, '/')) ? 'web' : 'server';

/** File that keeps the JavaScript of this text, and the map back to it. */
const placeOf = (file, text) =>
  path.join(folder, createHash('sha1').update(settings).update(file).update(text).digest('hex'));

/**
 * The JavaScript of a TypeScript file, kept for the next worker and the next run.
 * @param {string} file absolute path
 */
export function transformFile(file) {
  const text = fs.readFileSync(file, 'utf8');
  const place = placeOf(file, text);
  try {
    return fs.readFileSync(`${place}.js`, 'utf8');
  } catch {
    const { code, map } = transformSync(text, { ...swcOptions(sideOf(file)), filename: file, sourceMaps: true });
    fs.mkdirSync(folder, { recursive: true });
    write(`${place}.map`, map);
    write(`${place}.js`, code);
    return code;
  }
}

/** Another worker may write the same file at the same time: each appears whole. */
function write(file, text) {
  const unfinished = `${file}.${process.pid}`;
  fs.writeFileSync(unfinished, text);
  fs.renameSync(unfinished, file);
}

/** The path of the source map of a transformed file, for stack traces. */
export const sourceMapOf = (file) => `${placeOf(file, fs.readFileSync(file, 'utf8'))}.map`;
