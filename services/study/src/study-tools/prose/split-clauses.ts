import type { BibleText } from '../../works/bible-text.js';

const SHORTEST = 3;

/** A part of a verse: where it begins in the verse's text, in UTF-16 units, and its words. */
export interface Clause {
  readonly start: number;
  readonly text: string;
}

/** The lines of a verse where its text has them, otherwise its clauses as the punctuation parts them. */
export function splitClauses(text: BibleText, position: number): Clause[] {
  const verse = text.at(position);
  const starts = (text.layout(position)?.lines ?? []).map(({ start }) => start);
  const cuts =
    starts.length > 1
      ? starts
      : [0, ...[...verse.matchAll(/(?<![;:,.?!])[;:,.?!]+["”’')]*\s+/g)].map((m) => m.index + m[0].length)];
  const pieces = cuts
    .map((start, index) => ({ start, text: verse.slice(start, cuts[index + 1]).trim() }))
    .filter((piece) => piece.text);
  return starts.length > 1 ? pieces : joinShort(verse, pieces);
}

/** "And, behold," is no clause of its own: what is shorter than three words goes with what follows it. */
function joinShort(verse: string, pieces: readonly Clause[]): Clause[] {
  const clauses: Clause[] = [];
  let from: number | undefined;
  for (const { start, text } of pieces) {
    const begin = from ?? start;
    const clause = verse.slice(begin, start + text.length);
    if (clause.split(/\s+/).length < SHORTEST) from = begin;
    else {
      clauses.push({ start: begin, text: clause });
      from = undefined;
    }
  }
  const left = from === undefined ? '' : verse.slice(from).trim();
  const last = clauses.at(-1);
  if (left && last) return [...clauses.slice(0, -1), { start: last.start, text: verse.slice(last.start).trim() }];
  return left ? [{ start: from ?? 0, text: left }] : clauses;
}
