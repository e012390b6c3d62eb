import { createHash } from 'node:crypto';
import { BOOKS, type Passage, positionOf } from '@berea/scripture';

/** A verse with the passages that people voted to set beside it. */
export interface VotedLinks {
  readonly name: string;
  readonly position: number;
  readonly links: readonly Passage[];
  /** Whether weights may be learnt on it; the others are to check them. */
  readonly learnt: boolean;
}

/**
 * Reads a table of links: `Zech.14.8<tab>Rev.22.1-Rev.22.2 32; John.7.38 30`, behind a line with the names of columns.
 * @throws Error naming the line that has no verse or link of the Bible
 */
export const readLinks = (text: string): VotedLinks[] =>
  text
    .trimEnd()
    .split(/\r?\n/)
    .slice(1)
    .map((line, index) => {
      const [name = '', links = ''] = line.split('\t');
      try {
        return {
          name,
          position: verseNamed(name),
          links: links.split('; ').map(linkNamed),
          learnt: (createHash('sha256').update(name).digest()[0] ?? 0) % 2 === 0,
        };
      } catch (error) {
        throw new Error(`Line ${index + 2}: ${(error as Error).message}`, { cause: error });
      }
    });

/** `Rev.22.1-Rev.22.2 32` */
function linkNamed(text: string): Passage {
  const [from = '', to = from] = (text.split(' ')[0] ?? '').split('-');
  return { first: verseNamed(from), last: verseNamed(to) };
}

function verseNamed(name: string): number {
  const [osis, chapter, verse] = name.split('.');
  const book = BOOKS.find((each) => each.osis === osis);
  const position = book && positionOf(book, Number(chapter), Number(verse));
  if (position === undefined) throw new Error(`${name || 'An empty name'} is no verse of the Bible.`);
  return position;
}
