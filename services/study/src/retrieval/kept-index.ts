import fs from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { sha256 } from '@berea/text-packs';
import { Library } from '../works/library.js';
import { type IndexedWorks, LibraryIndex, type PackedIndex } from './library-index.js';
import type { Language } from './terms.js';

/** To be raised with every change of `PackedIndex`. */
const FORMAT = 2;
const HASH_BYTES = 32;
const QUALITY = 6;

export const LANGUAGES: readonly Language[] = ['en', 'es'];

type KeptFor = Pick<Library, 'folder' | 'indexVersion'>;

/** The index of a library as its program has made it: a hash of what follows, then the parts. */
const fileOf = ({ folder, indexVersion }: KeptFor, language: Language): string =>
  path.join(folder, `${beginningOf(language)}${FORMAT}.${indexVersion}.bin.br`);

const beginningOf = (language: Language): string => `index-${language}-`;

/** Whether the index of a library is there in every language. */
export const isIndexKept = (library: KeptFor): boolean =>
  LANGUAGES.every((language) => fs.existsSync(fileOf(library, language)));

/** Makes the index of a library and keeps it beside the works, in place of that of other works. */
export async function keepIndex(library: Library): Promise<void> {
  for (const language of LANGUAGES) {
    const { packed } = await LibraryIndex.of(library, language);
    const bytes = brotliCompressSync(serialize(packed), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
    const file = fileOf(library, language);
    const unfinished = `${file}.${process.pid}`;
    fs.writeFileSync(unfinished, Buffer.concat([Buffer.from(sha256(bytes), 'hex'), bytes]));
    fs.renameSync(unfinished, file);
    for (const other of fs.readdirSync(library.folder)) {
      const isOld = other.startsWith(beginningOf(language)) && other !== path.basename(file);
      if (isOld) fs.rmSync(path.join(library.folder, other), { force: true });
    }
  }
}

/** The kept index of these works, or else one that is made of them. */
export async function indexOf(library: IndexedWorks, language: Language): Promise<LibraryIndex> {
  const packed = library instanceof Library ? await readKept(library, language) : undefined;
  return packed ? new LibraryIndex(library, language, packed) : LibraryIndex.of(library, language);
}

async function readKept(library: Library, language: Language): Promise<PackedIndex | undefined> {
  const kept = await fs.promises.readFile(fileOf(library, language)).catch(() => undefined);
  if (!kept) return undefined;
  const bytes = kept.subarray(HASH_BYTES);
  if (sha256(bytes) !== kept.toString('hex', 0, HASH_BYTES)) return undefined;
  return deserialize(brotliDecompressSync(bytes)) as PackedIndex;
}
