import fs from 'node:fs';
import path from 'node:path';
import { addFurtherWork, type InstalledWork, manifestFile, readManifest, readPack, type Work } from '@berea/text-packs';
import type { BibleDictionary } from './bible-dictionary.js';
import { comesAndGoes, type LibraryManifest, missing } from './library-manifest.js';
import { readDictionary } from './work-registry.js';

/** What a look at the manifest has found. */
export interface Followed {
  readonly manifest: LibraryManifest;
  readonly dictionaries: readonly BibleDictionary[];
  /** By id of a work: why readers do not have it as the disk has it. */
  readonly held: ReadonlyMap<string, string>;
  /** In sentences for the log. */
  readonly news: readonly string[];
  readonly problems: readonly string[];
}

type Current = Pick<Followed, 'manifest' | 'dictionaries'>;

const BROKEN = 'Its file could not be read. To build it again, run: npm run library';
const KEPT = `Its newer edition could not be read, so the earlier one stays. To build it again, run: npm run library`;
const LATER = 'It has changed on the disk. The next start reads it.';

/**
 * Reads the dictionaries that came into the library or changed, beside those that are there, and leaves out those that
 * went. A dictionary that cannot be read is left as it was. Nothing that is in use changes.
 * @returns undefined when the manifest cannot be read
 */
export async function readFollowed(folder: string, current: Current): Promise<Followed | undefined> {
  const written = readManifest(folder)?.works;
  if (!written) return undefined;
  const held = new Map<string, string>();
  const news: string[] = [];
  const problems: string[] = [];
  const works: Work[] = [];
  const dictionaries: BibleDictionary[] = [];
  for (const work of written.filter(comesAndGoes)) {
    const before = current.manifest.work(work.id);
    const inUse = current.dictionaries.find(({ source }) => source === work.id);
    if (!work.installed || (before?.installed && before.sha256 === work.sha256 && inUse)) {
      works.push(work);
      if (work.installed && inUse) dictionaries.push(inUse);
      continue;
    }
    try {
      dictionaries.push(await read(folder, work));
      works.push(work);
      news.push(`${work.title} is ${before?.installed ? 'renewed' : 'added'}.`);
    } catch (error) {
      // It could not be read before, and that was said.
      if (before && !before.installed && before.reason !== addFurtherWork(before.id)) {
        works.push(before);
        continue;
      }
      problems.push(`${work.title} is unavailable: ${error instanceof Error ? error.message : String(error)}`);
      if (before?.installed && inUse) {
        works.push(before);
        dictionaries.push(inUse);
        held.set(work.id, KEPT);
      } else works.push(missing(work, BROKEN));
    }
  }
  for (const { id, title } of current.manifest.installed.filter(comesAndGoes)) {
    if (!works.some((work) => work.id === id && work.installed)) news.push(`${title} is removed.`);
  }
  const others = changedOthers(current.manifest.written, written);
  for (const { id } of others) held.set(id, LATER);
  if (others.length) {
    problems.push(`The next start reads what has changed on the disk: ${others.map(({ title }) => title).join(', ')}.`);
  }
  // What has changed is told from what was read at the start.
  const manifest = current.manifest.withFollowed(works, current.manifest.written);
  return { manifest, dictionaries, held, news, problems };
}

async function read(folder: string, work: InstalledWork): Promise<BibleDictionary> {
  const pack = await readPack(folder, work);
  if (pack.kind !== 'dictionary' || pack.lemmas) throw new Error(`${work.file} holds no dictionary of the Bible.`);
  return readDictionary(work, pack);
}

/** The works of either manifest that are read at a start alone and are not the same in the other. */
function changedOthers(before: readonly Work[], now: readonly Work[]): Work[] {
  const stateOf = (work: Work | undefined) => (work?.installed ? work.sha256 : '');
  const byId = (works: readonly Work[]) => new Map(works.map((work) => [work.id, work]));
  const [old, latest] = [byId(before), byId(now)];
  const all = [...new Map([...old, ...latest]).values()].filter((work) => !comesAndGoes(work));
  return all.filter(({ id }) => stateOf(old.get(id)) !== stateOf(latest.get(id)));
}

/**
 * Calls `onChange` after each change of the manifest in a folder. It asks for the state of one file again and again, as a
 * folder may be on another machine, whose changes nothing tells; it keeps no process alive.
 * @returns ends it
 */
export function watchManifest(folder: string, everyMs: number, onChange: () => void): () => void {
  const file = path.resolve(manifestFile(folder));
  fs.watchFile(file, { interval: everyMs, persistent: false }, onChange);
  return () => fs.unwatchFile(file, onChange);
}
