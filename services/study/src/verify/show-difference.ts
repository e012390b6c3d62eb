import type { WordChange } from '@berea/contracts';
import type { Passage } from '@berea/scripture';
import type { BibleText } from '../library/bible-text.js';
import { alignWords, type Step } from './align-words.js';
import { joinParts, type QuotedParts, type SpelledWord, spelledWords, withoutNumbers } from './quoted-words.js';

const MAX_CELLS = 1_000_000;

interface PassageWord extends SpelledWord {
  readonly position: number;
}

/**
 * What a reader sees of a quotation laid over a passage: the words in common, and where they differ the words of the
 * text before those that stand in their place. Numbers are taken for those of verses, unless they are the difference.
 */
export function showDifference(text: BibleText, passage: Passage, parts: QuotedParts): WordChange[] {
  const difference = compare(text, passage, withoutNumbers(parts));
  return difference.every(({ kind }) => kind === 'same') ? compare(text, passage, parts) : difference;
}

function compare(text: BibleText, passage: Passage, parts: QuotedParts): WordChange[] {
  const there = wordsOfPassage(text, passage);
  const { words, gaps } = joinParts(parts);
  const quoted = words.slice(0, Math.floor(MAX_CELLS / (there.length + 1)));
  const { steps } = alignWords(
    quoted.map(({ word }) => word),
    there.map(({ word }) => word),
    gaps,
  );
  const runs = new Runs();
  for (const step of withEnds(steps, gaps, there)) {
    if (step.kind === 'missing') runs.add('missing', there[step.there]);
    else runs.add(step.kind, quoted[step.quoted], gaps.has(step.quoted));
  }
  return runs.all();
}

function wordsOfPassage(text: BibleText, { first, last }: Passage): PassageWord[] {
  const words: PassageWord[] = [];
  for (let position = first; position <= last; position += 1) {
    for (const word of spelledWords(text.at(position))) words.push({ ...word, position });
  }
  return words;
}

/**
 * What precedes and follows the words in common is not part of the comparison, nor what an ellipsis leaves out. Yet where
 * a part of the quotation begins or ends with other words, the words of the same verse that they replace are shown:
 * 'heaven' for a final 'earth'.
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

/** The words of a passage in a range, as far as they stand in the same verse as one of them. */
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
