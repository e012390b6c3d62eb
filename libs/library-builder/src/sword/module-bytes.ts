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

/** The characters of Windows-1252 where Latin-1 has control characters; Node 20's own decoder keeps those. */
const FROM_0X80 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/**
 * The text of an entry or a configuration. Modules without a stated encoding may still be UTF-8, so the bytes decide.
 */
export function decodeText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bytes
      .toString('latin1')
      .replace(/[\x80-\x9f]/g, (control) => FROM_0X80[control.charCodeAt(0) - 0x80] ?? control);
  }
}
