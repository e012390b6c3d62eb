import fs from 'node:fs';
import path from 'node:path';
import type { InstalledWork } from '@berea/text-packs';
import type { Finding } from './finding.js';

/** More than this are not said one by one; the file names them all. */
const MOST_SAID = 20;

/**
 * Names what was found in a work: all of it in a file beside the pack, what is not explained yet as lines of the build.
 * Such a work is built all the same, for a new edition of a source must not leave readers without it.
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
