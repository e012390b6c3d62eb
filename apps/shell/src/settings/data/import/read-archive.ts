import { ArchiveError } from './archive-error.js';
import type { Row } from './archive-row.js';
import { isMarkdown, readNote, readVault } from './read-markdown.js';
import { unpack, zipEntries } from './zip-entries.js';

/** How large an archive may be, in bytes and in files: as large as one that Berea makes of a full account. */
export const ARCHIVE_LIMITS = {
  bytes: 512 << 20,
  files: 65_534,
  data: 256 << 20,
  picture: 2 << 20,
  depth: 32,
} as const;

const FORMAT = 'berea-export-1';
const PICTURE = 'attachments/picture.webp';

export type Tables = Readonly<Record<string, readonly Row[]>>;

/** What an archive holds; its rows are judged by the server alone. */
export interface Archive {
  /** When it was made, as it says. */
  readonly exportedAt: string;
  readonly content: Tables;
  readonly study: Tables;
  readonly picture: Uint8Array | undefined;
  /** Of the data: the same archive has the same one. Undefined where the browser makes none. */
  readonly hash: Uint8Array | undefined;
}

/**
 * Reads the archive that the export makes, of which two files are unpacked; or notes out of Markdown, one file or a zip of
 * them. Nothing is written anywhere.
 * @throws ArchiveError with the reason for which it is not taken
 */
export async function readArchive(file: Blob): Promise<Archive> {
  if (file instanceof File && isMarkdown(file.name)) return notesAlone([await readNote(file)]);
  if (file.size > ARCHIVE_LIMITS.bytes) throw new ArchiveError('too-large');
  const entries = await zipEntries(file, ARCHIVE_LIMITS.files);
  if (entries.some(({ name }) => climbs(name))) throw new ArchiveError('climbing-path');
  const named = (wanted: string) => entries.find(({ name }) => name === wanted);
  const data = named('data.json');
  if (!data) {
    const notes = await readVault(file, entries);
    if (!notes.length) throw new ArchiveError('no-data');
    return notesAlone(notes);
  }
  const bytes = await unpack(file, data, ARCHIVE_LIMITS.data);
  if (depthOf(bytes) > ARCHIVE_LIMITS.depth) throw new ArchiveError('too-deep');
  const read = dataOf(parse(bytes));
  const portrait = named(PICTURE);
  return {
    ...read,
    picture: portrait && (await unpack(file, portrait, ARCHIVE_LIMITS.picture).catch(() => undefined)),
    hash: await hashOf(bytes),
  };
}

const notesAlone = (notes: Row[]): Archive => ({
  exportedAt: '',
  content: { notes },
  study: {},
  picture: undefined,
  hash: undefined,
});

/** Whether a name leads out of the archive: none of ours does, so who made it meant harm. */
const climbs = (name: string): boolean =>
  /^(?:[/\\]|[a-z]:)/i.test(name) || name.includes('\0') || name.split(/[/\\]/).includes('..');

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ArchiveError('no-json');
  }
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [OPEN, CLOSE] = [new Set([0x5b, 0x7b]), new Set([0x5d, 0x7d])];

/** How deep JSON is nested, without reading it: what is nested deeper than a stack ends the program that reads it. */
function depthOf(bytes: Uint8Array): number {
  let [deepest, depth, quoted] = [0, 0, false];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (quoted) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) quoted = false;
    } else if (byte === QUOTE) quoted = true;
    else if (OPEN.has(byte)) deepest = Math.max(deepest, (depth += 1));
    else if (CLOSE.has(byte)) depth -= 1;
  }
  return deepest;
}

function dataOf(value: unknown): Pick<Archive, 'exportedAt' | 'content' | 'study'> {
  if (!isRow(value)) throw new ArchiveError('no-archive');
  const { format, exportedAt, content, study } = value;
  if (format !== FORMAT) {
    const newer = typeof format === 'string' && /^berea-export-\d{1,9}$/.test(format);
    throw new ArchiveError(newer ? 'newer' : 'no-archive');
  }
  return {
    exportedAt: typeof exportedAt === 'string' ? exportedAt.slice(0, 40) : '',
    content: tablesOf(content),
    study: tablesOf(study),
  };
}

function tablesOf(value: unknown): Tables {
  if (!isRow(value)) throw new ArchiveError('no-archive');
  return Object.fromEntries(
    Object.entries(value).map(([table, rows]) => {
      if (!Array.isArray(rows) || !rows.every(isRow)) throw new ArchiveError('no-archive');
      return [table, rows];
    }),
  );
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

async function hashOf(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  // A page that came without encryption from another machine has no such thing.
  if (!globalThis.crypto?.subtle) return undefined;
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)));
}
