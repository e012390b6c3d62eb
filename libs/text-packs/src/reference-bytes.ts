import type { ReferencesPack } from './packs.js';

/** The numbers of verses, references, dropped and repeated ones: four numbers of four bytes. */
const HEAD = 16;

/**
 * A pack of references as bytes: its head, then the count of each verse, then the high bytes of the targets, then the
 * low ones. Bytes of one kind are together, which makes them small when compressed.
 */
export function packReferences({ starts, positions, dropped, repeated }: ReferencesPack): Buffer {
  const total = starts.length - 1;
  const bytes = Buffer.alloc(HEAD + 2 * total + 2 * positions.length);
  [total, positions.length, dropped, repeated].forEach((number, at) => bytes.writeUInt32LE(number, 4 * at));
  for (let verse = 0; verse < total; verse += 1) {
    bytes.writeUInt16LE((starts[verse + 1] ?? 0) - (starts[verse] ?? 0), HEAD + 2 * verse);
  }
  const high = HEAD + 2 * total;
  positions.forEach((position, at) => {
    bytes[high + at] = position >> 8;
    bytes[high + positions.length + at] = position & 255;
  });
  return bytes;
}

/** @throws Error when the bytes are not what `packReferences` makes */
export function unpackReferences(bytes: Buffer): ReferencesPack {
  const [total = 0, size = 0, dropped = 0, repeated = 0] =
    bytes.length < HEAD ? [] : [0, 4, 8, 12].map((at) => bytes.readUInt32LE(at));
  const starts = new Uint32Array(total + 1);
  if (bytes.length !== HEAD + 2 * total + 2 * size) throw new Error('The references are damaged.');
  for (let verse = 0; verse < total; verse += 1) {
    starts[verse + 1] = (starts[verse] ?? 0) + bytes.readUInt16LE(HEAD + 2 * verse);
  }
  if (starts[total] !== size) throw new Error('The references are damaged.');
  const high = HEAD + 2 * total;
  const positions = new Uint16Array(size);
  for (let at = 0; at < size; at += 1) positions[at] = ((bytes[high + at] ?? 0) << 8) | (bytes[high + size + at] ?? 0);
  return { kind: 'references', starts, positions, dropped, repeated };
}
