import { expect, it } from '@jest/globals';
import { describeWithLibrary } from '../../testing/built-library.js';
import { libraryFolder } from '../library-folder.js';
import type { Pack } from '../packs.js';
import { WORKS } from '../works.js';
import { countPack } from './count-pack.js';
import { KNOWN_COUNTS } from './known-counts.js';
import { readManifest } from './manifest.js';
import { readPack } from './pack-files.js';

/** Traces of markup or of a lost encoding, which no reader should see. */
const TRACES = /<\/?[a-z]+[ >/]|\\\+?[a-z]+\*?|&(?:amp|lt|gt|quot|#\d+);|\ufffd|¶|Ã.|[\x00-\x09\x0b-\x1f\x7f-\x9f]/; // eslint-disable-line no-control-regex -- looked for

describeWithLibrary('the library of the sources that we know', () => {
  const work = (id: string) => {
    const found = readManifest(libraryFolder())?.works.find((each) => each.id === id);
    if (!found?.installed) throw new Error(`${id} is not installed.`);
    return found;
  };

  it.each(WORKS.map(({ id }) => id))('has %s with every entry that its version is known to have', async (id) => {
    const { version, counts, ...rest } = work(id);
    const pack = await readPack(libraryFolder(), rest);
    expect(Object.keys(KNOWN_COUNTS[id] ?? {})).toContain(version);
    expect(counts).toMatchObject(KNOWN_COUNTS[id]?.[version] ?? {});
    expect(countPack(pack)).toEqual(counts);
    expect(textsOf(pack).filter((text) => TRACES.test(text))).toEqual([]);
    if (pack.kind === 'bible') expect(pack.verses.filter(isMoreThanAVerse)).toEqual([]);
  });
});

/** A heading or the back of the book that stands behind a verse would pass for Scripture. */
const isMoreThanAVerse = (verse: string): boolean => verse.length > 600 || /\bpsalm \d+\b/i.test(verse);

/** Every text of a pack, wherever it stands. */
function textsOf(part: Pack | unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsOf) : [];
}
