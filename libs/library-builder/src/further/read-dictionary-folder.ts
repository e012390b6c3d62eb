import fs from 'node:fs';
import path from 'node:path';
import { findBook, parseReferences, passageOf, positionOf } from '@berea/scripture';
import { type DictionaryPack, type Range, sha256 } from '@berea/text-packs';
import { z } from 'zod';
import { distinctRanges } from '../references/osis-range.js';

const MOST_FILES = 100;
const LARGEST_FILE = 8 * 1024 ** 2;
/** The files are cut after this many characters of an article. */
const CUT_AT = 5_000;

const Index = z.object({ source: z.string().max(20), total_entries: z.number().int().min(1).max(50_000) });
const Letter = z.record(
  z.string().max(200),
  z.object({
    name: z.string().min(1).max(200),
    definitions: z.array(z.object({ text: z.string().max(100_000) })).max(20),
    scripture_refs: z.array(z.object({ reference: z.string().max(200) })).max(5_000),
  }),
);

export interface ReadDictionary {
  readonly source: string;
  readonly pack: DictionaryPack;
  /** References that name no verse. */
  readonly unreadable: number;
  /** Headwords without an article, which are left out. */
  readonly empty: number;
}

/**
 * Reads a dictionary from a folder of the Bible Dictionary Dataset: `_index.json`, and one file for each letter.
 * @throws Error with a sentence for people when a file is too large, damaged, or not what it should be
 */
export function readDictionaryFolder(folder: string): ReadDictionary {
  const files = dictionaryFiles(folder);
  const index = readJson(folder, '_index.json', Index);
  const entries: [key: string, text: string, ranges: Range[]][] = [];
  let unreadable = 0;
  let empty = 0;
  for (const file of files.filter((name) => name !== '_index.json')) {
    for (const { name, definitions, scripture_refs: references } of Object.values(readJson(folder, file, Letter))) {
      const ranges = references.map(({ reference }) => readReference(reference));
      unreadable += ranges.filter((range) => !range).length;
      const texts = definitions.map((definition) => plain(definition.text));
      const mended = texts.map((each) => (index.source === SMITH ? mendSmith(each) : { text: each, ranges: [] }));
      const text = mended.map((each) => endWhole(each.text, references.length)).join('\n\n');
      const named = [...ranges, ...mended.flatMap((each) => each.ranges)].filter((range) => range !== undefined);
      if (!text) empty += 1;
      else entries.push([plain(name), text, distinctRanges(named)]);
    }
  }
  const total = entries.length + empty;
  if (total !== index.total_entries) {
    throw new Error(`${folder} holds ${total} entries, and its _index.json says ${index.total_entries}.`);
  }
  return { source: index.source, pack: { kind: 'dictionary', entries }, unreadable, empty };
}

/** Tells one state of the files from another. */
export const filesStamp = (folder: string): string =>
  dictionaryFiles(folder)
    .map((file) => `${file} ${sha256(fs.readFileSync(path.join(folder, file)))}`)
    .join('\n');

/** The names of the files that a dictionary consists of, in their order; nothing else in the folder is read. */
export function dictionaryFiles(folder: string): string[] {
  const files = fs.existsSync(folder)
    ? fs.readdirSync(folder).filter((name) => /^(?:_index|[a-z])\.json$/.test(name))
    : [];
  if (!files.includes('_index.json')) throw new Error(`${folder} holds no _index.json of a dictionary.`);
  if (files.length > MOST_FILES) throw new Error(`${folder} holds more than ${MOST_FILES} files.`);
  return files.sort();
}

function readJson<T>(folder: string, name: string, shape: z.ZodType<T>): T {
  const file = path.join(folder, name);
  const { size } = fs.statSync(file);
  if (!fs.lstatSync(file).isFile()) throw new Error(`${file} is no plain file.`);
  if (size > LARGEST_FILE) throw new Error(`${file} has ${size} bytes; at most ${LARGEST_FILE} are read.`);
  let value: unknown;
  try {
    value = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`${file} is no JSON: it is damaged or cut short.`);
  }
  const read = shape.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(`${file} is not of the known form: ${issue?.path.join('.') || 'all of it'}: ${issue?.message ?? ''}`);
}

/** Without signs that no reader sees, and with single blanks. */
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

/** How a sentence ends: not with “Comp.” or “B.C.”, nor before the number of a chapter. */
const WHOLE_SENTENCE = /(?<!\b(?:Comp|comp|viz|cf|St|Mt|Dr|Mr))(?<=[\p{Ll}\d)\]])[.?!][”’)\]]*(?= +[“‘(]*\p{Lu})/gu;
/** It announces what the files then leave out. */
const ANNOUNCES = /[:;,—–-]$/;
/** 'See DAEMON.', '[Famine]' */
const POINTS_ELSEWHERE = /^\W*See\b|^\[[^\]]*\]\.?$/i;

/**
 * A text that the files cut ends with its last whole sentence, and with a sign; so does one without the list that all its
 * references stand in.
 */
function endWhole(text: string, references: number): string {
  if (text.length >= CUT_AT - 1) {
    const end = [...text.matchAll(WHOLE_SENTENCE)].at(-1);
    return `${end ? text.slice(0, end.index + end[0].length) : text} […]`;
  }
  const withoutList = references > 0 && !/\d|\bid\./.test(text) && !POINTS_ELSEWHERE.test(text);
  return text && (withoutList || ANNOUNCES.test(text)) ? `${text} […]` : text;
}

const SMITH = 'SMI';
const DEUTERONOMY = findBook('Deuteronomy');
const WITHOUT_BOOK = /\((?=(\d{1,2}):(\d{1,2})\b)([^()]*)\)/g;

/**
 * The files of Smith's dictionary take “De” of names for Deuteronomy, and leave it out at the beginning of parentheses:
 * “(6:11; 8:8)”. All of those are of Deuteronomy, as the sentences before them say.
 */
function mendSmith(text: string): { readonly text: string; readonly ranges: readonly Range[] } {
  const ranges: Range[] = [];
  const mended = text
    .replace(/\bDeuteronomy (?=(?:Velde|Wickliffe)\b)/g, 'de ')
    .replace(WITHOUT_BOOK, (written, chapter: string, verse: string, places: string) => {
      if (!DEUTERONOMY || positionOf(DEUTERONOMY, Number(chapter), Number(verse)) === undefined) return written;
      const whole = `(Deuteronomy ${places})`;
      for (const reference of parseReferences(whole)) {
        const passage = passageOf(reference);
        if (passage) ranges.push([passage.first, passage.last]);
      }
      return whole;
    });
  return { text: mended, ranges };
}

/** `1 Chronicles 6:20`, `Exodus 7:1-2`, `Psalms 23` */
function readReference(text: string): Range | undefined {
  const blank = text.lastIndexOf(' ');
  const book = findBook(text.slice(0, blank));
  const [, chapter, from, to] = /^(\d{1,3})(?::(\d{1,3})(?:[-–](\d{1,3}))?)?$/.exec(text.slice(blank + 1)) ?? [];
  if (!book || !chapter) return undefined;
  const verses = book.verseCounts[Number(chapter) - 1] ?? 0;
  const first = positionOf(book, Number(chapter), Number(from ?? 1));
  const last = positionOf(book, Number(chapter), Number(to ?? from ?? verses));
  return first === undefined || last === undefined || last < first ? undefined : [first, last];
}
