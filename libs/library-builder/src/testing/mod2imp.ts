import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe } from '@jest/globals';
import { libraryFolder } from '@berea/text-packs';

/** The modules that the library is built from. */
export const builtModules = (): string => path.join(libraryFolder(), 'sources', 'sword');

/**
 * Compares our reading of the library's modules with libsword's. Without its program `mod2imp` (Debian's
 * `libsword-utils`) or the modules, the tests are skipped, and their title says so; in CI they run and fail.
 */
export function describeBesideLibsword(name: string, tests: () => void): void {
  const lack = [...(hasMod2imp() ? [] : ['no mod2imp']), ...(fs.existsSync(builtModules()) ? [] : ['no modules'])];
  if (!lack.length || process.env['CI']) return describe(name, tests);
  describe.skip(`${name} (${lack.join(', ')})`, tests);
}

function hasMod2imp(): boolean {
  try {
    execFileSync('mod2imp', ['--help'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}

/** A module as libsword itself prints it: the key of every entry and its text. */
export function runMod2imp(root: string, id: string, ...options: string[]): { key: string; text: string }[] {
  const output = execFileSync('mod2imp', [id, ...options], {
    env: { ...process.env, SWORD_PATH: root },
    maxBuffer: 1 << 30,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return output
    .split(/^\$\$\$/m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n');
      return { key: part.slice(0, end), text: part.slice(end + 1).replace(/\n$/, '') };
    });
}
