import fs from 'node:fs';
import path from 'node:path';
import { decodeText, inflateBlock } from './module-bytes.js';

/** The entries of one testament, one a slot; empty where the module has nothing. */
export interface VerseStore {
  readonly length: number;
  at(slot: number): string;
  /** Slots that share their text have the same key; null for an empty one. */
  keyAt(slot: number): string | null;
}

const NOTHING: VerseStore = { length: 0, at: () => '', keyAt: () => null };

/** Block letters by size of a block: a book, a chapter, a verse. */
const BLOCKS = ['b', 'c', 'v'] as const;

/**
 * Opens the entries of a testament, from either of the two families of drivers.
 * @param folder the module's data folder
 * @param slots how many entries the versification has: the length of the index divided by it gives the record's size,
 * because configurations have had a wrong one
 */
export function openVerses(folder: string, testament: 'ot' | 'nt', slots: number, compression: string): VerseStore {
  for (const letter of BLOCKS) {
    const file = path.join(folder, `${testament}.${letter}z`);
    if (fs.existsSync(`${file}v`)) return openBlocks(file, slots, compression);
  }
  const raw = path.join(folder, testament);
  return fs.existsSync(`${raw}.vss`) ? openRaw(raw, slots) : NOTHING;
}

/** Bytes of one index record: 2 or 4 of them are the length of an entry. */
function recordSize(index: Buffer, slots: number, small: number): number {
  const size = index.length / slots;
  if (size === small || size === small + 2) return size;
  throw new Error(`The index holds ${index.length} bytes, which does not fit ${slots} entries of its versification.`);
}

/** Packed: `…v` holds (block, offset, size) of each entry, `…s` (offset, size, unpacked size) of each block in `…z`. */
function openBlocks(file: string, slots: number, compression: string): VerseStore {
  const [index, blocks, data] = ['v', 's', 'z'].map((letter) => fs.readFileSync(file + letter)) as [
    Buffer,
    Buffer,
    Buffer,
  ];
  if (!data.length) return NOTHING;
  const record = recordSize(index, slots, 10);
  const sizeOf = (at: number) => (record === 10 ? index.readUInt16LE(at + 8) : index.readUInt32LE(at + 8));
  let open = -1;
  let unpacked: Buffer = Buffer.alloc(0);
  const unpack = (block: number): Buffer => {
    if (block !== open) {
      const offset = blocks.readUInt32LE(block * 12);
      unpacked = inflateBlock(data.subarray(offset, offset + blocks.readUInt32LE(block * 12 + 4)), compression);
      open = block;
    }
    return unpacked;
  };
  return {
    length: slots,
    at(slot) {
      const size = sizeOf(slot * record);
      if (!size) return '';
      const offset = index.readUInt32LE(slot * record + 4);
      return decodeText(unpack(index.readUInt32LE(slot * record)).subarray(offset, offset + size));
    },
    keyAt: (slot) => (sizeOf(slot * record) ? index.toString('latin1', slot * record, slot * record + record) : null),
  };
}

/** Unpacked: `.vss` holds (offset, size) of each entry. */
function openRaw(file: string, slots: number): VerseStore {
  const index = fs.readFileSync(`${file}.vss`);
  const data = fs.readFileSync(file);
  const record = recordSize(index, slots, 6);
  const sizeOf = (at: number) => (record === 6 ? index.readUInt16LE(at + 4) : index.readUInt32LE(at + 4));
  return {
    length: slots,
    at(slot) {
      const offset = index.readUInt32LE(slot * record);
      return decodeText(data.subarray(offset, offset + sizeOf(slot * record)));
    },
    keyAt: (slot) => (sizeOf(slot * record) ? index.toString('latin1', slot * record, slot * record + record) : null),
  };
}
