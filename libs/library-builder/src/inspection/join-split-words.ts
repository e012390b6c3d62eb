import type { BiblePack } from '@berea/text-packs';

/** Letters alone, in one spelling: two editions of a text agree in them, wherever they split its words. */
const FOLDS: Readonly<Record<string, string>> = { æ: 'ae', Æ: 'ae' };
const LETTER = /\p{L}/u;

/**
 * Joins words that the module has split to attach two numbers to one word ('bold ly' in Hebrews 4:16), if the second
 * witness has one word of the same letters. The word gets the numbers of all its parts, in their order.
 * @param witness the same text in another edition, by position
 */
export function joinSplitWords(pack: BiblePack, witness: readonly string[]): BiblePack {
  const splits = new Map(
    pack.verses.flatMap((verse, position) => {
      const places = splitsIn(verse, witness[position] ?? '');
      return places.length ? [[position, places] as const] : [];
    }),
  );
  const shift = (position: number) => (at: number) =>
    at - (splits.get(position) ?? []).filter((gap) => gap < at).length;
  const moved = (rows: BiblePack['marks'], width: number) =>
    mapRows(rows, splits, (flat, position) => moveSpans(flat, width, shift(position)));
  return {
    ...pack,
    verses: pack.verses.map((verse, position) => without(verse, splits.get(position) ?? [])),
    marks: moved(pack.marks, 3),
    lines: mapRows(pack.lines, splits, (flat, position) => flat.map((n, at) => (at % 2 ? n : shift(position)(n)))),
    words: mapRows(pack.words, splits, (flat, position) => joinRuns(flat, splits.get(position) ?? [], shift(position))),
    notes: pack.notes.map((note) => {
      const [position, at, ...rest] = note;
      return splits.has(position) ? [position, shift(position)(at), ...rest] : note;
    }),
  };
}

/** The places of spaces within a word of the witness. */
function splitsIn(verse: string, witness: string): number[] {
  if (verse === witness) return [];
  const [ours, theirs] = [lettersOf(verse), lettersOf(witness)];
  if (ours.letters !== theirs.letters) return [];
  return ours.ends.flatMap((end, index) =>
    verse[end] === ' ' && LETTER.test(verse[end + 1] ?? '') && LETTER.test(witness[theirs.ends[index] ?? 0] ?? '')
      ? [end]
      : [],
  );
}

/** The letters of a text, and for each the place behind it. */
function lettersOf(text: string): { letters: string; ends: number[] } {
  const ends: number[] = [];
  let letters = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (!LETTER.test(sign)) continue;
    const folded = FOLDS[sign] ?? sign.toLowerCase();
    letters += folded;
    // A ligature ends with its last letter; between its two nothing can be parted.
    for (let part = 0; part < folded.length; part += 1) ends.push(part === folded.length - 1 ? at + 1 : at);
  }
  return { letters, ends };
}

const without = (text: string, places: readonly number[]): string =>
  places.reduceRight((rest, at) => rest.slice(0, at) + rest.slice(at + 1), text);

function mapRows(
  rows: Readonly<Record<number, readonly number[]>>,
  splits: ReadonlyMap<number, readonly number[]>,
  change: (flat: readonly number[], position: number) => number[],
): Record<number, readonly number[]> {
  const changed: Record<number, readonly number[]> = { ...rows };
  for (const position of splits.keys()) {
    const flat = rows[position];
    if (flat) changed[position] = change(flat, position);
  }
  return changed;
}

/** Spans that begin each row of so many numbers. */
function moveSpans(flat: readonly number[], width: number, shift: (at: number) => number): number[] {
  return flat.map((number, index) => {
    if (index % width === 0) return shift(number);
    if (index % width !== 1) return number;
    const start = flat[index - 1] ?? 0;
    return shift(start + number) - shift(start);
  });
}

interface Run {
  readonly start: number;
  readonly end: number;
  readonly numbers: readonly number[];
}

/** Tagged runs that meet at a place where a space was taken out become one. */
function joinRuns(flat: readonly number[], gaps: readonly number[], shift: (at: number) => number): number[] {
  const joined: Run[] = [];
  for (let at = 0; at < flat.length;) {
    const [start = 0, length = 0, count = 0] = flat.slice(at, at + 3);
    const numbers = flat.slice(at + 3, at + 3 + count);
    const before = joined.at(-1);
    if (before && before.end === start - 1 && gaps.includes(before.end)) {
      joined[joined.length - 1] = {
        start: before.start,
        end: start + length,
        numbers: [...before.numbers, ...numbers],
      };
    } else joined.push({ start, end: start + length, numbers });
    at += 3 + count;
  }
  return joined.flatMap(({ start, end, numbers }) => [
    shift(start),
    shift(end) - shift(start),
    numbers.length,
    ...numbers,
  ]);
}
