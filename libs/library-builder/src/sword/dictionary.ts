import fs from 'node:fs';
import path from 'node:path';
import { decodeText, inflateBlock } from './module-bytes.js';

export interface DictionaryEntry {
  readonly key: string;
  readonly text: string;
}

/**
 * Every entry of a dictionary module, in the order of its keys.
 * @param file data path without its extension, as the module's configuration names it
 */
export function readDictionary(file: string, driver: string, compression: string): DictionaryEntry[] {
  const at = (extension: string) => fs.readFileSync(`${file}.${extension}`);
  const packed = fs.existsSync(`${file}.zdt`);
  const [index, keys] = [at('idx'), at('dat')];
  // The number of records does not reveal their size, but only one reading leads to places inside the data.
  const record = packed || /4$/.test(driver) ? 8 : 6;
  const store = packed ? openBlocks(at('zdx'), at('zdt'), compression) : null;
  const entries: DictionaryEntry[] = [];
  for (let place = 0; place + record <= index.length; place += record) {
    const offset = index.readUInt32LE(place);
    const size = record === 8 ? index.readUInt32LE(place + 4) : index.readUInt16LE(place + 4);
    const bytes = keys.subarray(offset, offset + size);
    const end = bytes.indexOf('\n');
    if (end < 0) throw new Error(`${path.basename(file)} holds an entry without a key.`);
    const key = decodeText(bytes.subarray(0, end)).replace(/\r$/, '');
    const rest = bytes.subarray(end + 1);
    entries.push({ key, text: store ? store(rest.readUInt32LE(0), rest.readUInt32LE(4)) : decodeText(rest) });
  }
  return entries;
}

/** A block is a count, (offset, size) of each entry, and the entries, each closed by a NUL. */
function openBlocks(table: Buffer, data: Buffer, compression: string): (block: number, entry: number) => string {
  const unpacked = new Map<number, Buffer>();
  return (block, entry) => {
    let bytes = unpacked.get(block);
    if (!bytes) {
      const offset = table.readUInt32LE(block * 8);
      bytes = inflateBlock(data.subarray(offset, offset + table.readUInt32LE(block * 8 + 4)), compression);
      unpacked.set(block, bytes);
    }
    const offset = bytes.readUInt32LE(4 + entry * 8);
    const size = bytes.readUInt32LE(8 + entry * 8);
    const text = bytes.subarray(offset, offset + size);
    return decodeText(text.at(-1) === 0 ? text.subarray(0, -1) : text);
  };
}
