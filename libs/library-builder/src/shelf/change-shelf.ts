import fs from 'node:fs';
import path from 'node:path';
import {
  bytesOf,
  CATALOGUE,
  FURTHER_WORKS,
  type Manifest,
  type PinnedFiles,
  readManifest,
  removedFolder,
  type ShelfAction,
  writeManifest,
} from '@berea/text-packs';
import { aside } from '../acquire/aside.js';
import { buildLibrary } from '../build/build-library.js';
import { workStamp } from '../build/stamps.js';
import { availableSources } from '../sources/available-sources.js';
import { oneChange } from './one-change.js';
import { fetchFiles, type Limits, LIMITS } from '../further/fetch-files.js';
import { dictionaryFiles, filesStamp, readDictionaryFolder } from '../further/read-dictionary-folder.js';

interface Shelf {
  /** Folder of the library. */
  readonly folder: string;
  readonly swordPath: string | undefined;
  readonly log: (text: string) => void;
  /** Id of the operator who asks; nobody for the command line. */
  readonly by?: string;
  /** Called once the change has begun, and no other one is under way. */
  readonly onBegin?: () => void;
  /** Where works are fetched from, and how far that may go; the catalogue and its limits without it. */
  readonly fetched?: { readonly catalogue: ReadonlyMap<string, PinnedFiles>; readonly limits: Limits };
}

const USAGE =
  'It is: npm run library -- list, add <id>, add --from <folder>, remove <id>, restore <id>, or rebuild <id>.';

/**
 * Lists the further works, or adds, removes, restores or builds one again. A work is read whole before anything changes,
 * and its files are kept beside the other sources, so that each later build has it.
 * @throws Error with a sentence for people; the library is then as it was
 */
export async function changeShelf(args: readonly string[], shelf: Shelf): Promise<void> {
  const [command, first, second] = args;
  if (command === 'list' && args.length === 1) return listWorks(shelf);
  const isFolder = command === 'add' && first === '--from' && second && args.length === 3;
  const action = CHANGES.find((each) => each === command);
  const isId = first && !first.startsWith('-') && args.length === 2;
  if (!action || !(isFolder || isId)) throw new Error(USAGE);
  mustBeWritable(shelf);
  const asked = { action, work: isFolder ? '' : first, by: shelf.by ?? '' };
  await oneChange(shelf.folder, asked, shelf.log, async (log) => {
    shelf.onBegin?.();
    const telling = { ...shelf, log };
    if (isFolder) await add(path.resolve(second), telling);
    else await BY_ID[action](first, telling);
  });
}

const BY_ID: Readonly<Record<ShelfAction, (id: string, shelf: Shelf) => Promise<void>>> = {
  add: fetchAndAdd,
  remove,
  restore,
  rebuild: buildAgain,
};
const CHANGES: readonly ShelfAction[] = ['add', 'remove', 'restore', 'rebuild'];

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
    const size = files ? `  ${(bytesOf(files) / MEGABYTE).toFixed(1)} MB to fetch` : '';
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
  shelf.log(`fetching ${title} (${(bytesOf(files) / MEGABYTE).toFixed(1)} MB; ${licence}) from ${files.address}`);
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
  fs.rmSync(removedFolder(shelf.folder, id), { recursive: true, force: true });
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
  const removed = removedFolder(shelf.folder, id);
  await inPlace(id, shelf, (_kept, _temporary, before) => {
    rebuild(shelf);
    fs.rmSync(removed, { recursive: true, force: true });
    fs.mkdirSync(path.dirname(removed), { recursive: true });
    fs.renameSync(before, removed);
  });
  shelf.log(
    `${id} is removed, and goes from a running Berea within seconds. To have it back: npm run library -- restore ${id}`,
  );
}

async function restore(id: string, shelf: Shelf): Promise<void> {
  const removed = removedFolder(shelf.folder, id);
  if (!FURTHER_WORKS.some(({ description }) => description.id === id) || !fs.existsSync(removed)) {
    throw new Error(`No files of a removed work ${id} are kept. To fetch it: npm run library -- add ${id}`);
  }
  await add(removed, shelf);
}

/** Builds a work from its files if its pack is missing, damaged or of another version of Berea. */
async function buildAgain(id: string, shelf: Shelf): Promise<void> {
  if (!FURTHER_WORKS.some(({ description }) => description.id === id) || !fs.existsSync(placeOf(id, shelf))) {
    throw new Error(`No further work ${id} is installed. To see which are: npm run library -- list`);
  }
  const built = rebuild(shelf).works.find((each) => each.id === id);
  if (!built?.installed)
    throw new Error(`${id} could not be built from its files. To fetch it again: npm run library -- add ${id}`);
  shelf.log(`${id} is whole and up to date`);
}

const placeOf = (id: string, { folder }: Shelf): string => path.join(folder, 'sources', 'further', id);

/**
 * Takes the files of a work away, and calls `change`. If that fails, the files and the manifest are those of before; the
 * packs of that manifest are still there, since a build keeps them.
 * @param change gets the place of the files, which is free, a folder that is deleted afterwards, and where the files
 *   are meanwhile, if there are any
 */
async function inPlace(
  id: string,
  shelf: Shelf,
  change: (kept: string, temporary: string, before: string) => unknown,
): Promise<void> {
  const kept = placeOf(id, shelf);
  const manifest = readManifest(shelf.folder);
  await aside(path.join(shelf.folder, 'sources'), async (temporary) => {
    const before = path.join(temporary, 'before');
    fs.mkdirSync(path.dirname(kept), { recursive: true });
    if (fs.existsSync(kept)) fs.renameSync(kept, before);
    try {
      change(kept, temporary, before);
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
