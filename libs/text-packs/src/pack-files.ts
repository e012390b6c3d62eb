import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { InstalledWork, Pack } from './packs.js';
import { packReferences, unpackReferences } from './reference-bytes.js';
import { parseInPieces } from './parse-in-pieces.js';

/** Six percent larger than with 9, in a third of the time. */
const QUALITY = 6;

export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Writes a pack into `folder`. Its name holds a hash of its content, so that no build overwrites files of another
 * manifest.
 */
export function writePack(folder: string, id: string, pack: Pack): Pick<InstalledWork, 'file' | 'sha256' | 'bytes'> {
  const isBinary = pack.kind === 'references';
  const content = isBinary ? packReferences(pack) : Buffer.from(JSON.stringify(pack));
  const bytes = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  const hash = sha256(bytes);
  const file = `${id}.${hash.slice(0, 12)}.${isBinary ? 'bin' : 'json'}.br`;
  fs.writeFileSync(path.join(folder, file), bytes);
  return { file, sha256: hash, bytes: bytes.length };
}

/**
 * Whether the file of a work is there and complete.
 * @param folder of the library
 */
export function verifyPack(folder: string, work: Pick<InstalledWork, 'file' | 'sha256'>): boolean {
  const file = path.join(folder, work.file);
  return fs.existsSync(file) && sha256(fs.readFileSync(file)) === work.sha256;
}

/**
 * A pack is decompressed into one piece of memory, which goes back to the system as a whole. In pieces of the usual
 * size, or in the threads of the pool, the process would keep 100 MB for good. The system does not allocate the unused
 * part.
 */
const AT_ONCE = 1 << 25;

/**
 * Reads the pack of a work; yields to the event loop on the way.
 * @throws Error with a sentence for people when the file is missing or damaged
 */
export async function readPack(folder: string, work: Pick<InstalledWork, 'file' | 'sha256'>): Promise<Pack> {
  const bytes = await fs.promises.readFile(path.join(folder, work.file)).catch(() => null);
  if (!bytes || sha256(bytes) !== work.sha256) {
    throw new Error(`${work.file} is ${bytes ? 'damaged' : 'missing'}. To build it again, run: npm run library`);
  }
  const content = brotliDecompressSync(bytes, { chunkSize: AT_ONCE });
  await setImmediate();
  if (work.file.endsWith('.bin.br')) return unpackReferences(content);
  return (await parseInPieces(content)) as unknown as Pack;
}
