import fs from 'node:fs';
import path from 'node:path';
import { slotsOf, systemOf } from '../sword/versification.js';

interface Described {
  readonly id: string;
  readonly version?: string;
  readonly markup?: string;
  readonly licence?: string;
  /** Further lines of its configuration. */
  readonly config?: string;
}

export interface ModuleToWrite extends Described {
  readonly driver: 'RawText' | 'RawCom' | 'RawText4' | 'RawCom4';
  /** By place: `Gen.1.1` */
  readonly texts: Readonly<Record<string, string>>;
}

export interface DictionaryToWrite extends Described {
  readonly driver: 'RawLD' | 'RawLD4';
  readonly entries: Readonly<Record<string, string>>;
}

/** Writes a small module of verses into a folder of modules, as an operator would have it. */
export function writeModule(root: string, module: ModuleToWrite): void {
  const dataPath = `modules/${module.id.toLowerCase()}/`;
  const data = describe(root, module, dataPath);
  for (const testament of ['ot', 'nt'] as const) {
    const slots = slotsOf(systemOf('KJV'), testament);
    const texts = slots.map(({ book, chapter, verse }) => module.texts[`${book}.${chapter}.${verse}`] ?? '');
    const { index, bytes } = pack(texts, module.driver.endsWith('4'));
    fs.writeFileSync(path.join(data, `${testament}.vss`), index);
    fs.writeFileSync(path.join(data, testament), bytes);
  }
}

/** Writes a small dictionary into a folder of modules. */
export function writeDictionary(root: string, module: DictionaryToWrite): void {
  const name = module.id.toLowerCase();
  const data = describe(root, module, `modules/${name}/${name}`);
  const { index, bytes } = pack(
    Object.entries(module.entries).map(([key, text]) => `${key}\r\n${text}`),
    module.driver.endsWith('4'),
  );
  fs.writeFileSync(path.join(data, `${name}.idx`), index);
  fs.writeFileSync(path.join(data, `${name}.dat`), bytes);
}

/** @returns the folder of its data */
function describe(root: string, module: Described & { readonly driver: string }, dataPath: string): string {
  const { id, driver, version = '1.0', markup = 'OSIS', licence = 'Public Domain', config = '' } = module;
  const data = path.join(root, path.dirname(`${dataPath}x`));
  fs.mkdirSync(data, { recursive: true });
  fs.mkdirSync(path.join(root, 'mods.d'), { recursive: true });
  fs.writeFileSync(
    path.join(root, 'mods.d', `${id.toLowerCase()}.conf`),
    `[${id}]\nDataPath=./${dataPath}\nModDrv=${driver}\nSourceType=${markup}\nVersion=${version}\n` +
      `Description=The ${id} module\nDistributionLicense=${licence}\nEncoding=UTF-8\n${config}`,
  );
  return data;
}

/** Entries one after another, and an index of their places and lengths. */
function pack(texts: readonly string[], hasLongEntries: boolean): { index: Buffer; bytes: Buffer } {
  const record = hasLongEntries ? 8 : 6;
  const index = Buffer.alloc(texts.length * record);
  const entries = texts.map((text) => Buffer.from(text));
  let offset = 0;
  entries.forEach((entry, at) => {
    index.writeUInt32LE(offset, at * record);
    if (hasLongEntries) index.writeUInt32LE(entry.length, at * record + 4);
    else index.writeUInt16LE(entry.length, at * record + 4);
    offset += entry.length;
  });
  return { index, bytes: Buffer.concat(entries) };
}
