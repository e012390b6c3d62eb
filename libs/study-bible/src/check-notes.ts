import fs from 'node:fs';
import path from 'node:path';
import { checkCoverage } from './checks/coverage.js';
import { checkLinks } from './checks/links.js';
import { checkQuotations } from './checks/quotations.js';
import { checkReadingEase } from './checks/reading-ease.js';
import { checkReferences } from './checks/references.js';
import { findRepeatedPhrases } from './checks/repeated-phrases.js';
import { checkSigns } from './checks/signs.js';
import { spellingOf } from './checks/spelling.js';
import type { LibraryTexts } from './library-texts.js';
import { type Notes, type Problem, readNotes } from './read-notes.js';

/**
 * Everything that a program can find wrong in `notes/`.
 * @param folder absolute
 * @param library without which quotations, borrowed words and spelling are not judged
 */
export function checkNotes(folder: string, library: LibraryTexts): Problem[] {
  const notes = readNotes(folder);
  return [
    ...notes.problems,
    ...checkLinks(notes, linesOf(folder, 'traditions.txt')),
    ...checkCoverage(notes),
    ...checkEntries(notes, library, linesOf(folder, 'words.txt')),
  ].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
}

function checkEntries({ entries }: Notes, library: LibraryTexts, words: readonly string[]): Problem[] {
  const spelling = spellingOf(library, words);
  const problems = entries.flatMap((entry) =>
    [
      ...checkReferences(entry),
      ...checkSigns(entry),
      ...checkQuotations(entry, library),
      ...checkReadingEase(entry),
      ...spelling(entry),
    ].map((text) => ({ file: entry.file, line: entry.line, text })),
  );
  const repeated = findRepeatedPhrases(entries, library);
  return [...problems, ...repeated.map(({ entry: { file, line }, text }) => ({ file, line, text }))];
}

/** A file of the folder, one name or word a line; `#` begins a remark. */
const linesOf = (folder: string, file: string): string[] =>
  fs
    .readFileSync(path.join(folder, file), 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);
