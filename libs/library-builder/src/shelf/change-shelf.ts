import fs from 'node:fs';
import path from 'node:path';
import { FURTHER_WORKS, type Manifest, readManifest, writeManifest } from '@berea/text-packs';
import { aside } from '../acquire/aside.js';
import { buildLibrary } from '../build/build-library.js';
import { workStamp } from '../build/stamps.js';
import { availableSources } from '../sources/available-sources.js';
import { CATALOGUE, type PinnedFiles, sizeOf } from '../further/catalogue.js';
import { fetchFiles, type Limits, LIMITS } from '../further/fetch-files.js';
import { dictionaryFiles, filesStamp, readDictionaryFolder } from '../further/read-dictionary-folder.js';

interface Shelf {
  /** Folder of the library. */
  readonly folder: string;
  readonly swordPath: string | undefined;
  readonly log: (text: string) => void;
  /** Where works are fetched from, and how far that may go; the catalogue and its limits without it. */
  readonly fetched?: { readonly catalogue: ReadonlyMap<string, PinnedFiles>; readonly limits: Limits };
}

const USAGE = 'It is: npm run library -- list, add <id>, add --from <folder>, or remove <id>.';

/**
 * Lists, adds or removes a further work. A work is read whole before anything changes, and its files are kept beside
 * the other sources, so that each later build has it.
 * @throws Error with a sentence for people; the library is then as it was
 */
export async function changeShelf(args: readonly string[], shelf: Shelf): Promise<void> {
  const [command, first, second] = args;
  if (command === 'list' && args.length === 1) return listWorks(shelf);
  const isFolder = command === 'add' && first === '--from' && second && args.length === 3;
  const isId = first && !first.startsWith('-') && args.length === 2;
  if (!isFolder && !(isId && (command === 'add' || command === 'remove'))) throw new Error(USAGE);
  mustBeWritable(shelf);
  if (isFolder) return await add(path.resolve(second), shelf);
  if (command === 'add') return await fetchAndAdd(first, shelf);
  return await remove(first, shelf);
}

/** A container may have the library to read alone. */
function mustBeWritable({ folder }: Shelf): void {
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.accessSync(folder, fs.constants.W_OK);
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    throw new Error(
      `It is not possible here: the library in ${folder} can only be read (${why}). To change it, use a machine or container that may write it.`,
      { cause: error },
    );
  }
}

function listWorks({ folder, log }: Shelf): void {
  const works = readManifest(folder)?.works ?? [];
  for (const { description } of FURTHER_WORKS) {
    const here = works.some(({ id, installed }) => id === description.id && installed);
    const { id, title, author, year, licence, url } = description;
    const files = CATALOGUE.get(id);
    const size = files ? `  ${(sizeOf(files) / MEGABYTE).toFixed(1)} MB to fetch` : '';
    log(`${id}  ${here ? 'installed' : 'not installed'}  ${title} (${author}, ${year})${size}  ${licence}  ${url}`);
  }
}

const MEGABYTE = 1024 ** 2;

/** Fetches the files of a work aside, where a later try finds those that came, and adds it from there. */
async function fetchAndAdd(id: string, shelf: Shelf): Promise<void> {
  const { catalogue, limits } = shelf.fetched ?? { catalogue: CATALOGUE, limits: LIMITS };
  const files = catalogue.get(id);
  const work = FURTHER_WORKS.find(({ description }) => description.id === id);
  if (!files || !work) throw new Error(`The catalogue has no work ${id}. To see it: npm run library -- list`);
  const { title, licence } = work.description;
  shelf.log(`fetching ${title} (${(sizeOf(files) / MEGABYTE).toFixed(1)} MB; ${licence}) from ${files.address}`);
  const folder = path.join(shelf.folder, 'sources', 'fetching', id);
  try {
    await fetchFiles(folder, files, limits, shelf.log);
  } catch (error) {
    throw new Error(
      `${(error as Error).message} The library is as it was. To go on where it stopped, run it again; where the address cannot be reached, fetch its files elsewhere and run: npm run library -- add --from <folder>`,
      { cause: error },
    );
  }
  await add(folder, shelf);
  fs.rmSync(path.dirname(folder), { recursive: true });
}

async function add(from: string, shelf: Shelf): Promise<void> {
  const { source, pack, unreadable, empty } = readDictionaryFolder(from);
  const work = FURTHER_WORKS.find((each) => each.source === source);
  if (!work)
    throw new Error(
      `${from} holds a work that is not known (${source}). To see the known ones: npm run library -- list`,
    );
  const { id, title } = work.description;
  await inPlace(id, shelf, (kept, temporary) => {
    const copy = path.join(temporary, 'copy');
    fs.mkdirSync(copy);
    for (const file of dictionaryFiles(from)) fs.copyFileSync(path.join(from, file), path.join(copy, file));
    const stamp = workStamp(filesStamp(copy));
    fs.renameSync(copy, kept);
    const built = rebuild(shelf).works.find((each) => each.id === id);
    if (!built?.installed || built.stamp !== stamp) {
      throw new Error(`${title} could not be built; a line above says why.`);
    }
  });
  const references = pack.entries.reduce((sum, [, , ranges]) => sum + ranges.length, 0);
  shelf.log(`${title}: ${pack.entries.length} articles with ${references} references.`);
  shelf.log(`left out: ${empty} headwords without an article, ${unreadable} references that name no verse`);
  shelf.log(`${id} is installed. A running Berea has it within seconds`);
}

async function remove(id: string, shelf: Shelf): Promise<void> {
  const known = FURTHER_WORKS.some(({ description }) => description.id === id);
  if (!known || !fs.existsSync(placeOf(id, shelf))) {
    throw new Error(`No further work ${id} is installed. To see which are: npm run library -- list`);
  }
  await inPlace(id, shelf, () => rebuild(shelf));
  shelf.log(`${id} is removed. It goes from a running Berea within seconds`);
}

const placeOf = (id: string, { folder }: Shelf): string => path.join(folder, 'sources', 'further', id);

/**
 * Takes the files of a work away, and calls `change`. If that fails, the files and the manifest are those of before; the
 * packs of that manifest are still there, since a build keeps them.
 * @param change gets the place of the files, which is free, and a folder that is deleted afterwards
 */
async function inPlace(id: string, shelf: Shelf, change: (kept: string, temporary: string) => unknown): Promise<void> {
  const kept = placeOf(id, shelf);
  const manifest = readManifest(shelf.folder);
  await aside(path.join(shelf.folder, 'sources'), async (temporary) => {
    const before = path.join(temporary, 'before');
    fs.mkdirSync(path.dirname(kept), { recursive: true });
    if (fs.existsSync(kept)) fs.renameSync(kept, before);
    try {
      change(kept, temporary);
    } catch (error) {
      fs.rmSync(kept, { recursive: true, force: true });
      if (fs.existsSync(before)) fs.renameSync(before, kept);
      if (manifest) writeManifest(shelf.folder, temporary, manifest);
      throw new Error(`${(error as Error).message} The library is as it was.`, { cause: error });
    }
  });
}

const rebuild = ({ folder, swordPath, log }: Shelf): Manifest =>
  buildLibrary(folder, availableSources(folder, swordPath, log), log);
