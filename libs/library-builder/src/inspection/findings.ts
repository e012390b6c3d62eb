import fs from 'node:fs';
import path from 'node:path';
import { placeAt } from '@berea/scripture';
import type { InstalledWork, Range } from '@berea/text-packs';

/** Something in a work that is not as it was expected. */
export interface Finding {
  /** `Gen.25.4`; for a work without verses, the number of the entry. */
  readonly place: string;
  /** The check that found it, in words: `second witness`, `glued words`. */
  readonly check: string;
  /** The words concerned, no more of the text than that. */
  readonly words: string;
  /** Why it stays as it is; a finding without a reason is new. */
  readonly reason?: string;
}

/** `Gen.25.4` */
export function placeName(position: number): string {
  const { book, chapter, verse } = placeAt(position);
  return `${book.osis}.${chapter}.${verse}`;
}

/** `Matt.5.29-Matt.5.30` */
export const rangeName = ([first, last]: Range): string =>
  first === last ? placeName(first) : `${placeName(first)}-${placeName(last)}`;

/** More findings than this are not printed one by one; the file names them all. */
const MOST_SAID = 20;

/**
 * Reports the findings in a work: all of them in a file beside the pack, the unexplained ones as lines of the build.
 * The work is built anyway, because a new edition of a source must not leave readers without it.
 * @param folder that the packs are written into
 * @returns how many there are, for the manifest
 */
export function reportFindings(
  folder: string,
  { id, title }: { readonly id: string; readonly title: string },
  findings: readonly Finding[],
  log: (text: string) => void,
): InstalledWork['findings'] {
  const unexplained = findings.filter(({ reason }) => !reason);
  const file = `${id}.findings.txt`;
  const lines = [...unexplained, ...findings.filter(({ reason }) => reason)].map(lineOf);
  fs.writeFileSync(path.join(folder, file), `${lines.join('\n')}\n`);
  for (const finding of unexplained.slice(0, MOST_SAID)) log(`${title}: ${lineOf(finding)}`);
  const rest = unexplained.length - MOST_SAID;
  if (rest > 0) log(`${title}: and ${rest} more of these, all named in ${file}`);
  return { explained: findings.length - unexplained.length, unexplained: unexplained.length };
}

const lineOf = ({ place, check, words, reason }: Finding): string =>
  `${place}, ${check}: ${words} (${reason ?? 'not explained yet'})`;
