import { Inflate } from 'fflate';
import { ArchiveError } from './archive-error.js';

/** A file in a zip archive, as its directory names it. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  /** In bytes, packed. */
  readonly size: number;
  /** Of its own header. */
  readonly at: number;
  readonly encrypted: boolean;
}

const [END, ENTRY, FILE] = [0x06054b50, 0x02014b50, 0x04034b50];
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
/** What a directory of so many files can take at most here: names of 200 bytes. */
const MOST_DIRECTORY = 32 << 20;
/** Bytes that are unpacked at once: at most a thousand times as many come out. */
const PIECE = 16 << 10;

const viewOf = async (file: Blob, from: number, to: number) => new DataView(await file.slice(from, to).arrayBuffer());

/**
 * The directory of a zip archive. Only it and the wanted files are ever read, so that a file of any size takes no memory.
 * @throws ArchiveError where it is none, or names more files than `most`
 */
export async function zipEntries(file: Blob, most: number): Promise<ZipEntry[]> {
  const tail = Math.max(0, file.size - END_BYTES - LONGEST_COMMENT);
  const end = await viewOf(file, tail, file.size);
  let at = end.byteLength - END_BYTES;
  while (at >= 0 && end.getUint32(at, true) !== END) at -= 1;
  if (at < 0) throw new ArchiveError('no-zip');
  const [count, bytes, start] = [
    end.getUint16(at + 10, true),
    end.getUint32(at + 12, true),
    end.getUint32(at + 16, true),
  ];
  if (count > most || bytes > MOST_DIRECTORY) throw new ArchiveError('too-many-files');
  if (start + bytes > file.size) throw new ArchiveError('damaged');
  const directory = await viewOf(file, start, start + bytes);
  const entries: ZipEntry[] = [];
  for (let place = 0; entries.length < count;) {
    if (place + 46 > directory.byteLength || directory.getUint32(place, true) !== ENTRY)
      throw new ArchiveError('damaged');
    const [nameBytes, extra, comment] = [28, 30, 32].map((offset) => directory.getUint16(place + offset, true));
    const nameAt = place + 46;
    place = nameAt + (nameBytes ?? 0) + (extra ?? 0) + (comment ?? 0);
    if (place > directory.byteLength) throw new ArchiveError('damaged');
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(directory.buffer, nameAt, nameBytes)),
      encrypted: (directory.getUint16(nameAt - 46 + 8, true) & 1) === 1,
      method: directory.getUint16(nameAt - 46 + 10, true),
      size: directory.getUint32(nameAt - 46 + 20, true),
      at: directory.getUint32(nameAt - 46 + 42, true),
    });
  }
  return entries;
}

/**
 * Unpacks one file, a piece at a time: what a directory says of its size is not believed.
 * @throws ArchiveError as soon as more than `most` bytes come out
 */
export async function unpack(file: Blob, { method, size, at, encrypted }: ZipEntry, most: number): Promise<Uint8Array> {
  if (encrypted) throw new ArchiveError('locked');
  const head = await viewOf(file, at, at + 30);
  if (head.byteLength < 30 || head.getUint32(0, true) !== FILE) throw new ArchiveError('damaged');
  const start = at + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  if (start + size > file.size || (method !== 0 && method !== 8)) throw new ArchiveError('damaged');
  const pieces: Uint8Array[] = [];
  let [length, ended] = [0, size === 0];
  const take = (piece: Uint8Array) => {
    length += piece.length;
    if (length > most) throw new ArchiveError('data-too-large');
    pieces.push(piece);
  };
  const inflate = new Inflate((piece, final) => {
    take(piece);
    ended ||= final;
  });
  for (let done = 0; done < size; done += PIECE) {
    const packed = new Uint8Array(await file.slice(start + done, start + Math.min(size, done + PIECE)).arrayBuffer());
    const last = done + PIECE >= size;
    if (method === 0) take(packed);
    else push(inflate, packed, last);
    ended ||= method === 0 && last;
  }
  if (!ended) throw new ArchiveError('damaged');
  const whole = new Uint8Array(length);
  let place = 0;
  for (const piece of pieces) {
    whole.set(piece, place);
    place += piece.length;
  }
  return whole;
}

function push(inflate: Inflate, packed: Uint8Array, last: boolean): void {
  try {
    inflate.push(packed, last);
  } catch (error) {
    throw error instanceof ArchiveError ? error : new ArchiveError('damaged');
  }
}
