import { URL } from 'node:url';

const modules = new Map();

/** Remembers a module of Berea once it is evaluated; each says so itself. */
export const keep = (address, exports) => void modules.set(address, exports);

/**
 * A dynamic import as a bundle has it: what is loaded comes at once. Node would ask its loader, a thread of its own, and
 * that takes a moment which a test with a fake clock knows nothing of.
 * @param {string} parent address of the module that imports
 * @param {(specifier: string) => Promise<object>} load Node's import, of that module
 * @param {string} specifier what it imports
 */
export function importLoaded(parent, load, specifier) {
  if (!specifier.startsWith('.')) return load(specifier);
  const { href, search } = new URL(specifier + new URL(parent).search, parent);
  const stem = href.slice(0, href.length - search.length).replace(/\.js$/, '');
  const known = ['.ts', '.tsx'].map((ending) => modules.get(stem + ending + search)).find(Boolean);
  return known ? Promise.resolve(known) : load(specifier);
}

/** The text of a module with its dynamic imports made so. */
export const withLoadedImports = (source, address) =>
  `${source.replace(/(?<![\w.$])import\(/g, '__importLoaded(import.meta.url, (name) => import(name), ')}
import * as __self from ${JSON.stringify(address)};
import { importLoaded as __importLoaded, keep as __keep } from ${JSON.stringify(import.meta.url)};
__keep(import.meta.url, __self);
`;
