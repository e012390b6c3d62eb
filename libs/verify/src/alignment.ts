import type { Passage } from '@berea/scripture';
import type { WordChange } from '@berea/contracts';
import type { ComparableText } from './comparable-text.js';
import { joinParts, type QuotedParts, type SpelledWord, spelledWords, withoutNumbers } from './quoted-words.js';
import type { ScriptureText } from './scripture-text.js';
import { makesAName, namesGod } from './name-of-god.js';

/** One step of an alignment: a word of both, of the quotation alone, or of the passage alone, by its index there. */
export type Step =
  | { readonly kind: 'same'; readonly quoted: number; readonly there: number }
  | { readonly kind: 'added'; readonly quoted: number }
  | { readonly kind: 'missing'; readonly there: number };

export interface Alignment {
  readonly steps: readonly Step[];
  /** From 0 (nothing in common) to 1 (word for word): twice the words in common by the words of both */
  readonly likeness: number;
}

const [STOP, SAME, ADDED, MISSING] = [0, 1, 2, 3];

/**
 * The best way to lay a quotation over a passage word by word. Words of the passage before, after and at the `gaps` of
 * the quotation (indexes of the words that follow an ellipsis) cost nothing and are no step. Takes time and memory by
 * the product of both lengths.
 */
export function alignWords<Word>(
  quoted: ArrayLike<Word>,
  passage: ArrayLike<Word>,
  gaps: ReadonlySet<number>,
): Alignment {
  const width = passage.length + 1;
  const steps = new Uint8Array((quoted.length + 1) * width);
  let above = new Int32Array(width);
  for (let row = 1; row <= quoted.length; row += 1) {
    const current = new Int32Array(width);
    const skip = isFree(row, quoted.length, gaps) ? 0 : 1;
    current[0] = (above[0] ?? 0) - 1;
    steps[row * width] = ADDED;
    for (let column = 1; column < width; column += 1) {
      const same = quoted[row - 1] === passage[column - 1] ? (above[column - 1] ?? 0) + 2 : -Infinity;
      const added = (above[column] ?? 0) - 1;
      const missing = (current[column - 1] ?? 0) - skip;
      // Among equal ways the one that ends earlier counts: words that are left over come last.
      const best = Math.max(same, added, missing);
      current[column] = best;
      steps[row * width + column] = best === missing ? MISSING : best === same ? SAME : ADDED;
    }
    above = current;
  }
  return walkBack(steps, quoted.length, passage.length, gaps);
}

const isFree = (row: number, length: number, gaps: ReadonlySet<number>): boolean =>
  row === 0 || row === length || gaps.has(row);

function walkBack(taken: Uint8Array, length: number, passage: number, gaps: ReadonlySet<number>): Alignment {
  const steps: Step[] = [];
  let [row, column, same] = [length, passage, 0];
  while (row > 0) {
    const step = taken[row * (passage + 1) + column] ?? STOP;
    if (step === SAME) {
      steps.push({ kind: 'same', quoted: --row, there: --column });
      same += 1;
    } else if (step === ADDED) steps.push({ kind: 'added', quoted: --row });
    else {
      column -= 1;
      if (!isFree(row, length, gaps)) steps.push({ kind: 'missing', there: column });
    }
  }
  const ofPassage = steps.filter(({ kind }) => kind !== 'added').length;
  return { steps: steps.reverse(), likeness: (2 * same) / Math.max(1, length + ofPassage) };
}

/** A comparison takes time and memory by the product of both lengths. */
const MAX_CELLS = 1_000_000;

/** How much a quotation is like a passage. */
export interface Likeness {
  /** The verses of the words in common */
  readonly passage: Passage;
  /** From 0 to 1, see `Alignment` */
  readonly likeness: number;
  /** The likeness by the weight of the words: how much of the telling words of the quotation is there */
  readonly evidence: number;
}

/** Lays a quotation over a passage; undefined when they have nothing in common. Very long quotations by their beginning. */
export function measureLikeness(text: ComparableText, passage: Passage, parts: QuotedParts): Likeness | undefined {
  const there = text.words(passage);
  const { words, gaps } = joinParts(withoutNumbers(parts));
  const quoted = words.slice(0, Math.floor(MAX_CELLS / (there.length + 1))).map(({ word }) => text.numberOf(word));
  const { steps, likeness } = alignWords(quoted, there, gaps);
  const shared = steps.filter((step) => step.kind === 'same');
  const [first, last] = [shared[0], shared.at(-1)];
  if (!first || !last) return undefined;
  const start = text.startOf(passage.first);
  const weigh = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + text.weight(number), 0);
  return {
    passage: { first: text.positionAt(start + first.there), last: text.positionAt(start + last.there) },
    likeness,
    evidence: weigh(shared.map((step) => quoted[step.quoted] ?? 0)) / Math.max(1, weigh(quoted)),
  };
}

interface PassageWord extends SpelledWord {
  readonly position: number;
}

/**
 * A quotation laid over a passage as a reader sees it: the words in common, and at each difference the words of the
 * text before those that replace them. Numbers are taken for those of verses, unless they are the difference.
 */
export function showDifference(text: ScriptureText, passage: Passage, parts: QuotedParts): WordChange[] {
  const difference = compare(text, passage, withoutNumbers(parts));
  return difference.every(({ kind }) => kind === 'same') ? compare(text, passage, parts) : difference;
}

/** Whether a quotation, else word for word as a passage, has the Name where the passage has a title. */
export function altersTheName(text: ScriptureText, passage: Passage, parts: QuotedParts): boolean {
  if (!namesGod(text, joinParts(parts).words)) return false;
  return compare(text, passage, withoutNumbers(parts)).some(({ kind }) => kind !== 'same');
}

function compare(text: ScriptureText, passage: Passage, parts: QuotedParts): WordChange[] {
  const there = wordsOfPassage(text, passage);
  const { words, gaps } = joinParts(parts);
  const quoted = words.slice(0, Math.floor(MAX_CELLS / (there.length + 1)));
  const { steps } = alignWords(
    quoted.map(({ word }) => word),
    there.map(({ word }) => word),
    gaps,
  );
  const runs = new Runs();
  const tells = namesGod(text, quoted);
  for (const step of withEnds(steps, gaps, there)) {
    if (step.kind === 'same' && tells && makesAName(quoted, step.quoted, there[step.there])) {
      runs.add('missing', there[step.there]);
      runs.add('added', quoted[step.quoted], gaps.has(step.quoted));
    } else if (step.kind === 'missing') runs.add('missing', there[step.there]);
    else runs.add(step.kind, quoted[step.quoted], gaps.has(step.quoted));
  }
  return runs.all();
}

function wordsOfPassage(text: ScriptureText, { first, last }: Passage): PassageWord[] {
  const words: PassageWord[] = [];
  for (let position = first; position <= last; position += 1) {
    for (const word of spelledWords(text.at(position))) words.push({ ...word, position });
  }
  return words;
}

/**
 * Words before and after the words in common are not part of the comparison, nor is an ellipsis. But if a part of the
 * quotation begins or ends with other words, the words of the same verse that they replace are shown: 'heaven' for a
 * final 'earth'.
 */
function withEnds(steps: readonly Step[], gaps: ReadonlySet<number>, there: readonly PassageWord[]): Step[] {
  const parts = splitAtGaps(steps, gaps);
  return parts.flatMap((part, index) => {
    const first = part.findIndex(isShared);
    const last = part.findLastIndex(isShared);
    const [begin, end] = [part[first], part[last]];
    if (!begin || begin.kind === 'added' || !end || end.kind === 'added') return part;
    const beyond = parts[index + 1]?.find(isShared);
    const limit = beyond?.kind === 'same' ? beyond.there : there.length;
    return [
      ...replaced(there, begin.there - first, begin.there, begin.there),
      ...part,
      ...replaced(there, end.there + 1, Math.min(limit, end.there + part.length - last), end.there),
    ];
  });
}

const isShared = ({ kind }: Step): boolean => kind === 'same';

function splitAtGaps(steps: readonly Step[], gaps: ReadonlySet<number>): Step[][] {
  const parts: Step[][] = [[]];
  for (const step of steps) {
    if (step.kind !== 'missing' && gaps.has(step.quoted)) parts.push([]);
    parts.at(-1)?.push(step);
  }
  return parts;
}

/** The words of a passage in a range, as far as they share a verse with one of them. */
function replaced(there: readonly PassageWord[], from: number, to: number, beside: number): Step[] {
  const steps: Step[] = [];
  for (let index = Math.max(0, from); index < to; index += 1) {
    if (there[index]?.position === there[beside]?.position) steps.push({ kind: 'missing', there: index });
  }
  return steps;
}

/** Collects words into runs of one kind. Between two words in common, what is missing comes before what was added. */
class Runs {
  private readonly runs: { kind: WordChange['kind']; words: string[] }[] = [];
  private changed: { missing: string[]; added: string[] } = { missing: [], added: [] };

  add(kind: WordChange['kind'], word: SpelledWord | undefined, afterEllipsis = false): void {
    const words = [...(afterEllipsis ? ['…'] : []), word?.spelled ?? ''];
    if (kind !== 'same') return void this.changed[kind].push(...words);
    this.settle();
    this.push('same', words);
  }

  all(): WordChange[] {
    this.settle();
    return this.runs.map(({ kind, words }) => ({ kind, text: words.join(' ') }));
  }

  private settle(): void {
    this.push('missing', this.changed.missing);
    this.push('added', this.changed.added);
    this.changed = { missing: [], added: [] };
  }

  private push(kind: WordChange['kind'], words: readonly string[]): void {
    const written = words.filter(Boolean);
    const last = this.runs.at(-1);
    if (last?.kind === kind) last.words.push(...written);
    else if (written.length) this.runs.push({ kind, words: written });
  }
}
