import { describe, expect, it } from '@jest/globals';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { ArchiveError } from './archive-error.js';
import { batchesOf } from './batches.js';
import { ARCHIVE_LIMITS, readArchive } from './read-archive.js';
import { unpack, zipEntries } from './zip-entries.js';

const DATA = {
  format: 'berea-export-1',
  exportedAt: '2026-11-22T09:00:00.000Z',
  account: null,
  content: { notes: [{ id: 'n', title: 'Kin' }], versions: [{ resource: 'notes', itemId: 'n', version: 1 }] },
  study: { conversations: [{ id: 'c', title: 'Hope' }], messages: [] },
};
const blobOf = (bytes: Uint8Array): Blob => new Blob([new Uint8Array(bytes)]);
const zip = (files: Zippable): Blob => blobOf(zipSync(files));
const archive = (data: unknown, more: Zippable = {}): Blob =>
  zip({ 'data.json': strToU8(typeof data === 'string' ? data : JSON.stringify(data)), ...more });
const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

/** A copy in which every place with these bytes has others. */
async function altered(file: Blob, from: readonly number[], to: readonly number[]): Promise<Blob> {
  const bytes = await bytesOf(file);
  for (let at = 0; at + from.length <= bytes.length; at += 1)
    if (from.every((byte, index) => bytes[at + index] === byte)) bytes.set(to, at);
  return blobOf(bytes);
}

const problemOf = async (file: Blob): Promise<string> => {
  const error: unknown = await readArchive(file).then(
    () => 'none',
    (thrown: unknown) => thrown,
  );
  return error instanceof ArchiveError ? error.problem : String(error);
};

describe('readArchive', () => {
  it('reads the data and the picture of an archive, and the same archive has the same hash', async () => {
    const picture = new Uint8Array([1, 2, 3]);
    const file = archive(DATA, { 'notes/2026-11-22 Kin.md': strToU8('Kin'), 'attachments/picture.webp': picture });
    const read = await readArchive(file);
    expect([read.exportedAt, read.content, read.study, read.picture]).toEqual([
      DATA.exportedAt,
      DATA.content,
      DATA.study,
      picture,
    ]);
    expect([read.hash?.length, (await readArchive(archive(DATA))).hash]).toEqual([32, read.hash]);
  });

  it('takes an archive that is stored in place of packed', async () => {
    const file = zip({ 'data.json': [strToU8(JSON.stringify(DATA)), { level: 0 }] });
    expect((await readArchive(file)).exportedAt).toBe(DATA.exportedAt);
  });

  const deep = (depth: number) => `{"format":"berea-export-1","content":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  it.each<[string, string, () => Blob | Promise<Blob>]>([
    ['an empty file', 'no-zip', () => new Blob([])],
    ['another kind of file', 'no-zip', () => new Blob(['PK but no zip '.repeat(1_000)])],
    ['a zip without our data', 'no-data', () => zip({ 'notes.pdf': strToU8('x') })],
    ['a path that climbs', 'climbing-path', () => archive(DATA, { '../../etc/passwd': strToU8('x') })],
    ['a path that climbs by backslashes', 'climbing-path', () => archive(DATA, { 'a\\..\\..\\b': strToU8('x') })],
    ['a path from the root', 'climbing-path', () => archive(DATA, { '/etc/passwd': strToU8('x') })],
    ['a path on another drive', 'climbing-path', () => archive(DATA, { 'C:/x': strToU8('x') })],
    ['text that is no JSON', 'no-json', () => archive('{"format":')],
    ['text that is no UTF-8', 'no-json', () => zip({ 'data.json': new Uint8Array([0x22, 0xff, 0x22]) })],
    ['JSON that is nested 200,000 deep', 'too-deep', () => archive(deep(200_000))],
    ['JSON that never closes', 'too-deep', () => archive('['.repeat(200_000))],
    ['an archive of a newer version', 'newer', () => archive({ ...DATA, format: 'berea-export-2' })],
    ['JSON of something else', 'no-archive', () => archive({ notes: [] })],
    ['a list', 'no-archive', () => archive([DATA])],
    ['rows that are none', 'no-archive', () => archive({ ...DATA, content: { notes: ['x'] } })],
    ['tables that are none', 'no-archive', () => archive({ ...DATA, study: { messages: {} } })],
    [
      'an archive that is cut off',
      'no-zip',
      async () => await bytesOf(archive(DATA)).then((bytes) => blobOf(bytes.slice(0, -30))),
    ],
    [
      'a directory that lies beyond the file',
      'damaged',
      async () => {
        const bytes = await bytesOf(archive(DATA));
        new DataView(bytes.buffer).setUint32(bytes.length - 6, 0x7fffffff, true);
        return blobOf(bytes);
      },
    ],
    [
      'more files than its directory has',
      'damaged',
      async () => {
        const bytes = await bytesOf(archive(DATA));
        new DataView(bytes.buffer).setUint16(bytes.length - 12, 60_000, true);
        return blobOf(bytes);
      },
    ],
    [
      'more files than a zip can have',
      'too-many-files',
      async () => {
        const bytes = await bytesOf(archive(DATA));
        new DataView(bytes.buffer).setUint16(bytes.length - 12, 65_535, true);
        return blobOf(bytes);
      },
    ],
    [
      'packed bytes that are damaged',
      'damaged',
      async () => {
        const bytes = await bytesOf(archive(DATA));
        bytes.fill(0xff, 39 + 2, 39 + 40);
        return blobOf(bytes);
      },
    ],
    [
      'files behind a password',
      'locked',
      () => altered(archive(DATA), [0x50, 0x4b, 1, 2, 20, 0, 20, 0, 0], [0x50, 0x4b, 1, 2, 20, 0, 20, 0, 1]),
    ],
  ])('refuses %s as %s', async (_name, problem, file) => {
    expect(await problemOf(await file())).toBe(problem);
  });

  it('refuses a file that is too large before it reads any of it', async () => {
    const huge = { size: ARCHIVE_LIMITS.bytes + 1, slice: () => expect(null).toBe('read') } as unknown as Blob;
    expect(await problemOf(huge)).toBe('too-large');
  });

  it('stops unpacking a bomb as soon as too much comes out, whatever size the directory tells', async () => {
    const bytes = await bytesOf(zip({ 'data.json': new Uint8Array(64 << 20) }));
    // The directory says that it has one byte.
    const view = new DataView(bytes.buffer);
    for (let at = 0; at + 4 < bytes.length; at += 1)
      if (view.getUint32(at, true) === 64 << 20) view.setUint32(at, 1, true);
    const bomb = blobOf(bytes);
    const [entry] = await zipEntries(bomb, 10);
    let error: unknown;
    let read = 0;
    const counted = {
      size: bomb.size,
      slice: (from: number, to: number) => {
        read = Math.max(read, to);
        return bomb.slice(from, to);
      },
    } as unknown as Blob;
    if (entry) await unpack(counted, entry, 1 << 20).catch((thrown: unknown) => (error = thrown));
    expect(error).toEqual(new ArchiveError('data-too-large'));
    expect(read).toBeLessThan(bomb.size / 2);
  });
});

describe('batchesOf', () => {
  const note = (id: string, content = 'x') => ({ id, title: id, content });
  const version = (itemId: string, number: number) => ({
    resource: 'notes',
    itemId,
    version: number,
    content: 'y'.repeat(100_000),
  });

  it('sends a thing with what belongs to it, messages in their order', () => {
    const batches = [
      ...batchesOf({
        content: {
          notes: [note('a'), note('b')],
          versions: [version('b', 1), version('a', 2)],
          bookmarks: [{ book: 'Ruth' }],
        },
        study: {
          conversations: [{ id: 'c' }],
          messages: [
            { conversationId: 'c', createdAt: '2026-02-01' },
            { conversationId: 'c', createdAt: '2026-01-01' },
          ],
        },
      }),
    ];
    expect(batches.map(({ service, size, unfinished }) => [service, size, unfinished])).toEqual([
      ['content', 5, false],
      ['study', 3, false],
    ]);
    expect(batches[1]?.rows['messages']?.map(({ createdAt }) => createdAt)).toEqual(['2026-01-01', '2026-02-01']);
  });

  it('keeps every call below what a server takes, and a thing in one call where it fits', () => {
    const notes = Array.from({ length: 40 }, (_each, at) => note(`n${at}`, 'é'.repeat(40_000)));
    const versions = notes.flatMap(({ id }) => [version(id, 1), version(id, 2)]);
    const batches = [...batchesOf({ content: { notes, versions }, study: {} })];
    for (const { rows, unfinished } of batches) {
      expect(new TextEncoder().encode(JSON.stringify(rows)).length).toBeLessThan(1 << 20);
      expect(unfinished).toBe(false);
      const ids = (table: string, field: string) => new Set(rows[table]?.map((row) => row[field]));
      expect(ids('versions', 'itemId')).toEqual(ids('notes', 'id'));
    }
    expect(batches.reduce((sum, { size }) => sum + size, 0)).toBe(120);
  });

  it('says where a call ends within a long conversation', () => {
    const messages = Array.from({ length: 50 }, (_each, at) => ({
      conversationId: 'c',
      createdAt: `2026-01-${10 + at}`,
    }));
    const batches = [...batchesOf({ content: {}, study: { conversations: [{ id: 'c' }], messages } })];
    expect(batches.map(({ rows, unfinished }) => [rows['messages']?.length, unfinished])).toEqual([
      [20, true],
      [20, true],
      [10, false],
    ]);
  });

  it.each<[string, object, string]>([
    ['a row that is larger than a call', note('a', 'x'.repeat(1 << 20)), 'too-large'],
    ['a NUL character', note('a', 'a\0b'), 'no-text'],
    ['half of a letter', note('a', 'a\ud83d'), 'no-text'],
    ['a key that reaches into a program', JSON.parse('{"id":"a","__proto__":{"x":1}}'), 'no-text'],
  ])('does not send %s', (_name, row, why) => {
    const [batch] = [...batchesOf({ content: { notes: [row as Record<string, unknown>] }, study: {} })];
    expect([batch?.size, batch?.unsendable.map((each) => each.why)]).toEqual([0, [why]]);
  });
});
