import { inflateSync } from 'node:zlib';

/** Refuses a block that would unpack to more than any book of Scripture with its markup. */
const LARGEST_BLOCK = 64 << 20;

/**
 * Unpacks a block. Only zlib is read: no module of the library uses another packing.
 * @throws Error naming the packing that is not read
 */
export function inflateBlock(block: Buffer, compression: string): Buffer {
  if (compression !== 'ZIP') throw new Error(`Modules packed with ${compression} are not read; only ZIP ones are.`);
  return inflateSync(block, { maxOutputLength: LARGEST_BLOCK });
}
