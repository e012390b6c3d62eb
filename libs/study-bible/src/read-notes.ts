import fs from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument, isSeq } from 'yaml';
import type { z } from 'zod';
import { PARTS, type Part } from './schema.js';

/** Something that a person has to mend. */
export interface Problem {
  /** Relative to the folder of the notes. */
  readonly file: string;
  /** First line of the entry, from 1. */
  readonly line: number;
  readonly text: string;
}

export interface Entry<P extends Part = Part> {
  readonly part: P;
  readonly file: string;
  readonly line: number;
  readonly value: z.infer<(typeof PARTS)[P]>;
}

export interface Notes {
  readonly entries: readonly Entry[];
  readonly problems: readonly Problem[];
}

/** The entries of one part, in the order of the files and of the entries in them. */
export const entriesOf = <P extends Part>({ entries }: Pick<Notes, 'entries'>, part: P): Entry<P>[] =>
  entries.filter((entry): entry is Entry<P> => entry.part === part);

/**
 * Reads `notes/`: each part is a folder of YAML files, or one file of its name. An entry that has not the shape of its
 * part is a problem, and left out.
 * @param folder absolute
 */
export function readNotes(folder: string): Notes {
  const entries: Entry[] = [];
  const problems: Problem[] = [];
  for (const part of Object.keys(PARTS) as Part[])
    for (const file of filesOf(folder, part)) {
      const read = readFile(folder, file, part);
      entries.push(...read.entries);
      problems.push(...read.problems);
    }
  return { entries, problems };
}

function filesOf(folder: string, part: Part): string[] {
  const inFolder = path.join(folder, part);
  const files = fs.existsSync(inFolder) ? fs.readdirSync(inFolder).filter((file) => file.endsWith('.yaml')) : [];
  const alone = `${part}.yaml`;
  return [
    ...files.sort().map((file) => `${part}/${file}`),
    ...(fs.existsSync(path.join(folder, alone)) ? [alone] : []),
  ];
}

function readFile(folder: string, file: string, part: Part): Notes {
  const lines = new LineCounter();
  const document = parseDocument(fs.readFileSync(path.join(folder, file), 'utf8'), { lineCounter: lines });
  const [error] = document.errors;
  const problem = (line: number, text: string): Problem => ({ file, line, text });
  if (error) return { entries: [], problems: [problem(lines.linePos(error.pos[0]).line, error.message)] };
  if (!isSeq(document.contents)) return { entries: [], problems: [problem(1, 'is no list of entries')] };
  const entries: Entry[] = [];
  const problems: Problem[] = [];
  for (const node of document.contents.items) {
    const line = lines.linePos((node as { range?: [number, number, number] }).range?.[0] ?? 0).line;
    const parsed = PARTS[part].safeParse((node as { toJS: (document: unknown) => unknown }).toJS(document));
    if (parsed.success) entries.push({ part, file, line, value: parsed.data } as Entry);
    else
      for (const issue of parsed.error.issues)
        problems.push(problem(line, `${issue.path.join('.')}: ${issue.message}`));
  }
  return { entries, problems };
}
