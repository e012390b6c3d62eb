import fs from 'node:fs';
import path from 'node:path';
import { type DictionaryEntry, readDictionary } from './dictionary.js';
import { type ModuleConfig, parseModuleConfig } from './module-config.js';
import { decodeText } from './module-bytes.js';
import { openVerses } from './verse-store.js';
import { type Slot, slotsOf, systemOf } from './versification.js';

/** An entry of a Bible text or a commentary. Entries that share their text with the one before say so by their key. */
export interface VerseEntry extends Slot {
  readonly text: string;
  readonly key: string | null;
}

export type ModuleKind = 'verses' | 'dictionary';

/** A module of a SWORD library, as files. */
export class SwordModule {
  readonly config: ModuleConfig;

  /** @param root the folder that holds `mods.d` and `modules` */
  constructor(
    private readonly root: string,
    configFile: string,
  ) {
    this.config = parseModuleConfig(decodeText(fs.readFileSync(path.join(root, 'mods.d', configFile))));
    if (this.config.isCiphered) throw new Error(`${this.config.id} is locked; only open modules are read.`);
  }

  get kind(): ModuleKind {
    return /LD4?$/i.test(this.config.driver) ? 'dictionary' : 'verses';
  }

  /** Every slot of both testaments, empty ones too, in the module's order. */
  verses(): VerseEntry[] {
    const system = systemOf(this.config.versification);
    return (['ot', 'nt'] as const).flatMap((testament) => {
      const slots = slotsOf(system, testament);
      const store = openVerses(this.dataPath, testament, slots.length, this.config.compression);
      return store.length ? slots.map((slot, at) => ({ ...slot, text: store.at(at), key: store.keyAt(at) })) : [];
    });
  }

  entries(): DictionaryEntry[] {
    return readDictionary(this.dataPath, this.config.driver, this.config.compression);
  }

  /** The files that hold its data, in the order of their names. */
  files(): string[] {
    const isFolder = fs.statSync(this.dataPath, { throwIfNoEntry: false })?.isDirectory();
    const folder = isFolder ? this.dataPath : path.dirname(this.dataPath);
    const prefix = isFolder ? '' : `${path.basename(this.dataPath)}.`;
    if (!fs.existsSync(folder)) return [];
    return fs
      .readdirSync(folder)
      .filter((file) => file.startsWith(prefix))
      .sort()
      .map((file) => path.join(folder, file));
  }

  private get dataPath(): string {
    return path.resolve(this.root, this.config.dataPath);
  }
}

/** The modules of a library folder, by name; a configuration that cannot be read is reported and left out. */
export function listModules(root: string, onProblem: (file: string, error: Error) => void): SwordModule[] {
  const folder = path.join(root, 'mods.d');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.conf'))
    .sort()
    .flatMap((file) => {
      try {
        return [new SwordModule(root, file)];
      } catch (error) {
        onProblem(file, error as Error);
        return [];
      }
    });
}
