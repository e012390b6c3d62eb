import { json } from 'node:stream/consumers';
import { libraryFolder, readPack } from '@berea/text-packs';
import { type LocatedCitation, locateCitations } from '@berea/verify';
import { z } from 'zod';
import type { BibleText } from './works/bible-text.js';
import { LibraryManifest } from './works/library-manifest.js';
import { readText } from './works/work-registry.js';

/** Longest text, in UTF-16 units: a book of some 400 pages. It takes a minute. */
const LONGEST = 1_000_000;

const Call = z.strictObject({ text: z.string(), versions: z.array(z.string()) });

interface Audit {
  /** Codes of the versions that were compared, the main one first */
  readonly versions: readonly string[];
  /** Every quotation and reference, in the order of the text; lines are counted from 1 */
  readonly citations: readonly (LocatedCitation['citation'] & { readonly line: number })[];
}

/** Something that whoever asks can change. */
class Problem extends Error {}

/**
 * A program for the command line: checks the text that comes in, without a server, and writes an `Audit` or a `problem`,
 * a sentence, as JSON.
 */
async function audit(input: unknown): Promise<Audit> {
  const { text, versions } = Call.parse(input);
  if (text.length > LONGEST)
    throw new Problem(
      `The text has ${text.length} characters. At most ${LONGEST} are checked at once: cut it into parts.`,
    );
  const texts = await readTexts(versions);
  const lines = text.replace(/\r\n?/g, '\n');
  const located = await locateCitations(texts, lines, { mostCitations: Infinity });
  const lineAt = lineCounter(lines);
  return {
    versions: texts.map(({ label }) => label),
    citations: located.map(({ start, citation }) => ({
      line: lineAt(start),
      ...citation,
      ...(citation.verdict === 'unavailable' && { reason: 'It names a version that it was not compared with.' }),
    })),
  };
}

/**
 * The versions that are asked for, or all that are installed, the King James Version first.
 * @throws Problem that says what there is
 */
async function readTexts(wanted: readonly string[]): Promise<BibleText[]> {
  const folder = libraryFolder();
  const manifest = LibraryManifest.read(folder, () => undefined);
  const bibles = manifest.installed
    .filter(({ kind }) => kind === 'bible')
    .toSorted((a, b) => Number(b.code.toLowerCase() === MAIN) - Number(a.code.toLowerCase() === MAIN));
  if (!bibles.length) {
    throw new Problem(`There is no library in ${folder}. To build it, run: npm run library`);
  }
  const works = wanted.map((code) => {
    const label = code.toUpperCase();
    const work = bibles.find((each) => each.code.toUpperCase() === label);
    if (work) return work;
    const known = manifest.works.find((each) => each.kind === 'bible' && each.code.toUpperCase() === label);
    const why =
      known && !known.installed ? `${label} is not installed. ${known.reason}.` : `There is no text ${label}.`;
    throw new Problem(`${why} Installed are ${bibles.map((each) => each.code.toUpperCase()).join(', ')}.`);
  });
  const texts: BibleText[] = [];
  for (const work of new Set(works.length ? works : bibles)) {
    const pack = await readPack(folder, work);
    if (pack.kind === 'bible') texts.push(readText(work, pack, ''));
  }
  return texts;
}

const MAIN = 'kjv';

/** Tells the line of a place, for places that are asked for in order. */
function lineCounter(text: string): (place: number) => number {
  let [line, from] = [1, 0];
  return (place) => {
    for (let end = text.indexOf('\n', from); end !== -1 && end < place; end = text.indexOf('\n', from)) {
      line += 1;
      from = end + 1;
    }
    return line;
  };
}

async function answer(): Promise<Audit | { problem: string }> {
  try {
    return await audit(await json(process.stdin));
  } catch (error) {
    if (error instanceof Problem) return { problem: error.message };
    throw error;
  }
}

process.stdout.write(JSON.stringify(await answer()));
