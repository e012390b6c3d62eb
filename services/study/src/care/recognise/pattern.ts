import { PhraseSet } from './phrase-set.js';
import { assertKnown, type Concepts, readPhrases, splitOutside } from './read-phrases.js';
import { STOP } from './tokens.js';

type Element =
  | { readonly kind: 'words'; readonly set: PhraseSet; readonly optional: boolean }
  | { readonly kind: 'gap'; readonly most: number }
  | { readonly kind: 'start' };

export interface Pattern {
  /** As it was written */
  readonly line: string;
  /** Whether it proves nothing while a message plainly asks about Scripture */
  readonly weak: boolean;
  /** The heading (`# …`) above it */
  readonly heading: string;
  /** Rows of words that all have to occur somewhere, in any order; one, as a rule */
  readonly rows: readonly (readonly Element[])[];
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

const GAPS: ReadonlyMap<string, number> = new Map([
  ['..', 3],
  ['...', 7],
]);

/**
 * Reads patterns, one a line. A pattern is a row of words and groups (`readPhrases`), each with `?` where it may be
 * missing; `..` leaves up to three words out, `...` up to seven; `^` and `$` are the ends of a sentence. Rows with `&`
 * between them may be anywhere in the message, and all have to occur. A line that begins with `~` is weak, with `#` a
 * heading.
 * @throws Error for a concept that is not known
 */
export function readPatterns(lines: string, concepts: Concepts): Pattern[] {
  assertKnown(lines, concepts);
  const sets = new Map<string, PhraseSet>();
  const setOf = (part: string): PhraseSet => {
    const set = sets.get(part) ?? new PhraseSet(() => readPhrases(part, concepts));
    sets.set(part, set);
    return set;
  };
  const patterns: Pattern[] = [];
  let heading = '';
  for (const line of lines.split('\n').map((each) => each.trim())) {
    if (line.startsWith('#')) heading = line.slice(1).trim();
    else if (line)
      patterns.push({ line, weak: line.startsWith('~'), heading, rows: rowsOf(line.replace(/^~/, ''), setOf) });
  }
  return patterns;
}

const rowsOf = (line: string, setOf: (part: string) => PhraseSet): Element[][] =>
  line.split(' & ').map((row) => splitOutside(row, ' ').map((part) => readElement(part, setOf)));

function readElement(part: string, setOf: (part: string) => PhraseSet): Element {
  const most = GAPS.get(part);
  if (most !== undefined) return { kind: 'gap', most };
  if (part === '^') return { kind: 'start' };
  const optional = part.endsWith('?');
  return { kind: 'words', set: setOf(optional ? part.slice(0, -1) : part), optional };
}

/**
 * Earliest fit of a pattern, from a word on. Its time grows with the number of words alone: it keeps a set of reached
 * places and never goes back.
 * @param blocked whether another's story begins at this word, so that no gap reaches across it
 */
export function findPattern(
  { rows }: Pattern,
  tokens: readonly string[],
  blocked: (index: number) => boolean,
  from = 0,
): Span | undefined {
  let found: Span | undefined;
  for (const row of rows) {
    const span = findRow(row, tokens, blocked, from);
    if (!span) return undefined;
    found ??= span;
  }
  return found;
}

function findRow(
  row: readonly Element[],
  tokens: readonly string[],
  blocked: (index: number) => boolean,
  from: number,
): Span | undefined {
  const [first] = row;
  for (let start = from; start < tokens.length; start += 1) {
    if (first?.kind === 'words' && !first.optional && !first.set.mayStart(tokens[start])) continue;
    let places: ReadonlySet<number> = new Set([start]);
    for (const element of row) {
      places = step(element, places, tokens, blocked);
      if (!places.size) break;
    }
    if (places.size) return { start, end: Math.max(...places) };
  }
  return undefined;
}

function step(
  element: Element,
  places: ReadonlySet<number>,
  tokens: readonly string[],
  blocked: (index: number) => boolean,
): Set<number> {
  const next = new Set<number>();
  for (const place of places) {
    if (element.kind === 'start') {
      if (place === 0 || tokens[place - 1] === STOP) next.add(place);
    } else if (element.kind === 'gap') {
      next.add(place);
      for (let at = place; at < place + element.most && at < tokens.length; at += 1) {
        if (tokens[at] === STOP || blocked(at)) break;
        next.add(at + 1);
      }
    } else {
      for (const end of element.set.endsAt(tokens, place)) next.add(end);
      if (element.optional) next.add(place);
    }
  }
  return next;
}
