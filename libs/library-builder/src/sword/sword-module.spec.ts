import fs from 'node:fs';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { writeDictionary, writeModule } from '../testing/write-module.js';
import { listModules, SwordModule } from './sword-module.js';
import { slotsOf, systemOf } from './versification.js';

const folder = temporaryFolder();

it('slotsOf has as many slots for the versifications KJV and NRSVA as libsword has, and refuses an unknown versification', () => {
  const count = (system: string, testament: 'ot' | 'nt') => slotsOf(systemOf(system), testament).length;
  expect([count('KJV', 'ot'), count('KJV', 'nt')]).toEqual([24_115, 8_246]);
  expect([count('NRSVA', 'ot'), count('NRSVA', 'nt')]).toEqual([31_027, 8_248]);
  expect(() => systemOf('Klingon')).toThrow(/Klingon is not known\. Known are: KJV, /);
});

describe.each(['RawText', 'RawText4'] as const)('a SWORD module of verses with the driver %s', (driver) => {
  it('gives every slot its text, and slots that share one the same key', () => {
    writeModule(folder(), { id: 'Mine', driver, texts: { 'Gen.1.1': 'Anfang', 'Rev.22.21': 'Ende' } });
    const module = new SwordModule(folder(), 'mine.conf');
    const entries = module.verses();
    expect(module.kind).toBe('verses');
    expect(entries).toHaveLength(24_115 + 8_246);
    expect(entries.filter(({ text }) => text).map((each) => [each.book, each.chapter, each.verse, each.text])).toEqual([
      ['Gen', 1, 1, 'Anfang'],
      ['Rev', 22, 21, 'Ende'],
    ]);
    expect(entries.filter(({ key }) => key !== null)).toHaveLength(2);
  });
});

describe.each(['RawLD', 'RawLD4'] as const)('a SWORD dictionary with the driver %s', (driver) => {
  it('gives every entry with its key', () => {
    writeDictionary(folder(), { id: 'Words', driver, entries: { AARON: 'A brother.', ABBA: 'Father.' } });
    const module = new SwordModule(folder(), 'words.conf');
    expect([module.kind, module.entries()]).toEqual([
      'dictionary',
      [
        { key: 'AARON', text: 'A brother.' },
        { key: 'ABBA', text: 'Father.' },
      ],
    ]);
    expect(module.files().map((file) => file.split('.').at(-1))).toEqual(['dat', 'idx']);
  });
});

describe('a SWORD module that cannot be read', () => {
  const write = (config = '') =>
    writeModule(folder(), { id: 'Mine', driver: 'RawText', texts: { 'Gen.1.1': 'x' }, config });
  const conf = () => folder('mods.d', 'mine.conf');
  const change = (from: string | RegExp, to: string) =>
    fs.writeFileSync(conf(), fs.readFileSync(conf(), 'utf8').replace(from, to));

  it('when it is locked, is reported with the reason, and the other modules are listed', () => {
    write('CipherKey=abc\n');
    writeModule(folder(), { id: 'Other', driver: 'RawText', texts: {} });
    const problems: string[] = [];
    const modules = listModules(folder(), (file, { message }) => problems.push(`${file}: ${message}`));
    expect(modules.map(({ config }) => config.id)).toEqual(['Other']);
    expect(problems).toEqual(['mine.conf: Mine is locked; only open modules are read.']);
  });

  it('when its data path leads out of its folder, is refused', () => {
    write();
    change('./modules/mine/', '../../etc/');
    expect(() => new SwordModule(folder(), 'mine.conf').verses()).toThrow('Mine keeps its data elsewhere.');
  });

  it('when its index does not fit its versification, is refused', () => {
    write();
    fs.truncateSync(folder('modules/mine/ot.vss'), 600);
    expect(() => new SwordModule(folder(), 'mine.conf').verses()).toThrow(/does not fit 24115 entries/);
  });

  it('when it is packed by LZSS, is refused', () => {
    write();
    for (const [letter, bytes] of [
      ['v', Buffer.concat([Buffer.alloc(8), Buffer.from([1, 0]), Buffer.alloc(24_114 * 10)])],
      ['s', Buffer.alloc(12)],
      ['z', deflateSync('x')],
    ] as const) {
      fs.writeFileSync(folder(`modules/mine/ot.bz${letter}`), bytes);
    }
    expect(() => new SwordModule(folder(), 'mine.conf').verses()).toThrow(/LZSS are not read/);
  });

  it('when its configuration names no data, is refused as no SWORD module', () => {
    write();
    change(/^DataPath.*$/m, '');
    expect(() => new SwordModule(folder(), 'mine.conf')).toThrow(/no SWORD module/);
  });
});
