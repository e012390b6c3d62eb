import fs from 'node:fs';
import path from 'node:path';
import { FURTHER_WORKS, type Manifest, readManifest, writeManifest } from '@berea/text-packs';
import { aside } from '../acquire/aside.js';
import { buildLibrary } from '../build/build-library.js';
import { workStamp } from '../build/stamps.js';
import { availableSources } from '../sources/available-sources.js';
import { dictionaryFiles, filesStamp, readDictionaryFolder } from '../further/read-dictionary-folder.js';

interface Shelf {
  /** Folder of the library. */
  readonly folder: string;
  readonly swordPath: string | undefined;
  readonly log: (text: string) => void;
}

const USAGE = 'It is: npm run library -- list, add --from <folder>, or remove <id>.';

/**
 * Lists, adds or removes a further work. A work is read whole before anything changes, and its files are kept beside
 * the other sources, so that each later build has it.
 * @throws Error with a sentence for people; the library is then as it was
 */
export async function changeShelf(args: readonly string[], shelf: Shelf): Promise<void> {
  const [command, first, second] = args;
  if (command === 'list' && args.length === 1) return listWorks(shelf);
  if (command === 'add' && first === '--from' && second && args.length === 3)
    return await add(path.resolve(second), shelf);
  if (command === 'remove' && first && args.length === 2) return await remove(first, shelf);
  throw new Error(USAGE);
}

function listWorks({ folder, log }: Shelf): void {
  const works = readManifest(folder)?.works ?? [];
  for (const { description } of FURTHER_WORKS) {
    const here = works.some(({ id, installed }) => id === description.id && installed);
    const { id, title, author, year, licence, url } = description;
    log(`${id}  ${here ? 'installed' : 'not installed'}  ${title} (${author}, ${year})  ${licence}  ${url}`);
  }
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
