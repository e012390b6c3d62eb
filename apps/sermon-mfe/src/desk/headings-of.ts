import { readManuscript } from '../manuscript/read-manuscript.js';
import { countWords } from './word-count.js';

export interface Heading {
  /** Its line in the body. */
  readonly start: number;
  readonly end: number;
  readonly words: string;
  /** Words from it to the next one. */
  readonly count: number;
}

/** The headings of a body, as it is preached and printed. */
export function headingsOf(body: string): Heading[] {
  const found: (Omit<Heading, 'count'> & { readonly below: string[] })[] = [];
  let at = 0;
  for (const line of body.split('\n')) {
    const [block] = line.length > MOST ? [] : readManuscript(line);
    if (block?.kind === 'heading') found.push({ start: at, end: at + line.length, words: block.text, below: [] });
    else found.at(-1)?.below.push(line);
    at += line.length + 1;
  }
  return found.map(({ below, ...heading }) => ({ ...heading, count: countWords(below.join('\n')) }));
}

/** A longer line is a paragraph. */
const MOST = 300;
