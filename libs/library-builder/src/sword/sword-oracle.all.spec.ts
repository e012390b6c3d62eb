import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { SWORD_SOURCES } from '../sources/sources.js';
import { builtModules, describeBesideLibsword, runMod2imp } from '../testing/mod2imp.js';
import { listModules, type SwordModule } from './sword-module.js';

const root = builtModules();

/** The library rewrites line breaks when it reads; the module stores them. */
const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

interface Ours {
  /** The end of the entry's key: its chapter and verse, or a dictionary's whole key. */
  readonly key: string;
  readonly text: string;
  /** Empty, or the same as the entry before: the tool leaves such out. */
  readonly mayBeLeftOut: boolean;
}

function ours(module: SwordModule): Ours[] {
  if (module.kind === 'dictionary')
    return module.entries().map(({ key, text }) => ({ key, text: flat(text), mayBeLeftOut: false }));
  const entries = module.verses();
  return entries.map(({ book, chapter, verse, text, key }, at) => ({
    key: book ? ` ${chapter}:${verse}` : 'Heading ]',
    text: flat(text),
    mayBeLeftOut: key === null || key === entries[at - 1]?.key,
  }));
}

describeBesideLibsword('SwordModule, compared with libsword', () => {
  let copy: string;
  beforeAll(() => {
    copy = fs.mkdtempSync(path.join(os.tmpdir(), 'berea-sword-'));
    fs.cpSync(root, copy, { recursive: true });
    // This module's configuration names another driver than its bytes were written by, and the tool believes it.
    const wrong = path.join(copy, 'mods.d', 'mhcc.conf');
    if (fs.existsSync(wrong)) {
      fs.writeFileSync(wrong, fs.readFileSync(wrong, 'latin1').replace(/^ModDrv=zCom4/m, 'ModDrv=zCom'), 'latin1');
    }
  });
  afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

  it.each(SWORD_SOURCES.map(({ module }) => module))('reads every entry of the module %s as libsword does', (id) => {
    const module = listModules(root, (file, error) => {
      throw new Error(`${file}: ${error.message}`);
    }).find(({ config }) => config.id === id);
    if (!module) throw new Error(`${id} is not among the sources of the library.`);
    const mine = ours(module);
    let at = 0;
    const different: string[] = [];
    for (const theirs of runMod2imp(copy, id)) {
      const text = flat(theirs.text);
      const fits = (entry: Ours) => theirs.key.endsWith(entry.key) && entry.text === text;
      while (mine[at] && !fits(mine[at]!) && mine[at]!.mayBeLeftOut) at += 1;
      if (!mine[at] || !fits(mine[at]!)) different.push(theirs.key);
      at += 1;
    }
    expect(different).toEqual([]);
    expect(mine.slice(at).filter((entry) => !entry.mayBeLeftOut)).toEqual([]);
  });
});
