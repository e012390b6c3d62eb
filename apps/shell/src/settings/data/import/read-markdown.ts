import { parse } from 'yaml';
import { ArchiveError } from './archive-error.js';
import type { Row } from './archive-row.js';
import { unpack, type ZipEntry } from './zip-entries.js';

/** How large the files of a vault may be, in bytes: one, and all together. */
export const MARKDOWN_LIMITS = { file: 2 << 20, all: 256 << 20 } as const;

const MARKDOWN = /\.(?:md|markdown|txt)$/i;
/** Folders that programs keep for themselves. */
const HIDDEN = /(?:^|\/)(?:\.|__MACOSX\/)/;

export const isMarkdown = (path: string): boolean => MARKDOWN.test(path) && !HIDDEN.test(path);

/**
 * The notes of a zip of Markdown and text, such as a vault of Obsidian.
 * @throws ArchiveError where there is more of it than any vault holds
 */
export async function readVault(file: Blob, entries: readonly ZipEntry[]): Promise<Row[]> {
  const rows: Row[] = [];
  let left: number = MARKDOWN_LIMITS.all;
  for (const entry of entries) {
    if (!isMarkdown(entry.name)) continue;
    const most = Math.min(left, MARKDOWN_LIMITS.file);
    const bytes = await unpack(file, entry, most).catch((error: unknown) => {
      const isOne = error instanceof ArchiveError && error.problem === 'data-too-large' && most < left;
      throw isOne ? new ArchiveError('note-too-large') : error;
    });
    left -= bytes.length;
    rows.push(noteOf(entry.name, new TextDecoder().decode(bytes)));
  }
  return rows;
}

/** The one note of a file. */
export async function readNote(file: File): Promise<Row> {
  if (file.size > MARKDOWN_LIMITS.file) throw new ArchiveError('note-too-large');
  return noteOf(file.name, await file.text());
}

const LONGEST_MATTER = 16 << 10;
const MOST = { title: 300, scripture: 200, tag: 60, tags: 50 } as const;

/** A note out of a file. Its text stays as it is, with its links; front matter gives title, passage, tags and dates. */
export function noteOf(path: string, text: string): Row {
  const { matter, body } = splitMatter(text);
  const now = new Date().toISOString();
  const createdAt = instantOf(matter['created'] ?? matter['date']) ?? now;
  const passage = textOf(matter['passage'] ?? matter['scripture']);
  return {
    id: idOf(`${path}\n${text}`),
    title: (textOf(matter['title']) ?? nameOf(path)).slice(0, MOST.title),
    content: body,
    scripture: passage === undefined || passage.length > MOST.scripture ? null : passage,
    tags: tagsOf(matter['tags'] ?? matter['tag']),
    draft: false,
    version: 1,
    createdAt,
    updatedAt: instantOf(matter['updated'] ?? matter['modified']) ?? createdAt,
    deletedAt: null,
  };
}

/** What is between two lines of dashes at the beginning, if it is YAML; otherwise it is a part of the text. */
function splitMatter(text: string): { matter: Row; body: string } {
  const whole = { matter: {}, body: text };
  const lines = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  if (!lines.startsWith('---\n')) return whole;
  const end = lines.indexOf('\n---\n', 3);
  if (end < 0 || end > LONGEST_MATTER) return whole;
  try {
    const matter: unknown = parse(lines.slice(4, end + 1), { maxAliasCount: 20 });
    if (typeof matter !== 'object' || matter === null || Array.isArray(matter)) return whole;
    return { matter: Object.fromEntries(Object.entries(matter)), body: lines.slice(end + 5).replace(/^\n+/, '') };
  } catch {
    return whole;
  }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value.trim() : typeof value === 'number' ? String(value) : undefined;

function tagsOf(value: unknown): string[] {
  const listed: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[\s,]+/) : [];
  const tags = listed.flatMap((tag) => textOf(tag)?.replace(/^#/, '').slice(0, MOST.tag).trim() || []);
  return [...new Set(tags)].slice(0, MOST.tags);
}

function instantOf(value: unknown): string | undefined {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return at >= 0 && at <= Date.now() ? new Date(at).toISOString() : undefined;
}

const nameOf = (path: string): string =>
  path
    .slice(path.lastIndexOf('/') + 1)
    .replace(MARKDOWN, '')
    .trim() || path;

/** A UUID of the same file, so that it is added once: four FNV-1a hashes, since not every page may use SHA-256. */
function idOf(text: string): string {
  const hashes = [0, 1, 2, 3].map((seed) => {
    let hash = 0x811c9dc5 ^ seed;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193 + 2 * seed);
    return (hash >>> 0).toString(16).padStart(8, '0');
  });
  const hex = hashes.join('');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}
