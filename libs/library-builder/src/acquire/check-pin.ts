import { createHash } from 'node:crypto';
import { SwordModule } from '../sword/sword-module.js';
import type { SwordSource } from '../sources/sources.js';

/** A hash of a module's content: every entry with its place, however its files are packed. */
export function contentHash(module: SwordModule): string {
  const hash = createHash('sha256');
  const add = (...parts: readonly (string | number | null)[]) => hash.update(`${JSON.stringify(parts)}\n`);
  if (module.kind === 'dictionary') for (const { key, text } of module.entries()) add(key, text);
  else for (const { book, chapter, verse, text } of module.verses()) if (text) add(book, chapter, verse, text);
  return hash.digest('hex');
}

/**
 * Compares a fetched module with the known hash of its version.
 * @param root folder that holds `mods.d` and `modules`
 * @param voucher the guarantee for an unknown version: Debian's signature, or HTTPS alone
 * @param log called with a line about such a version
 * @returns null when it may be used, else the reason: a known version with other content is never used
 */
export function checkPin(
  root: string,
  confFile: string,
  { module: name, known = {} }: Pick<SwordSource, 'module' | 'known'>,
  voucher: string,
  log: (text: string) => void,
): string | null {
  const module = new SwordModule(root, confFile);
  const { version } = module.config;
  const expected = known[version];
  if (expected !== undefined) {
    return hashOf(module) === expected
      ? null
      : `${name} ${version} rejected: its content is not what is known of this version`;
  }
  if (Object.keys(known).length) log(`${name} ${version} is not known here; ${voucher}`);
  return null;
}

/** An unreadable module does not have the known content either. */
function hashOf(module: SwordModule): string | null {
  try {
    return contentHash(module);
  } catch {
    return null;
  }
}
