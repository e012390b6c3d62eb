import { isFunctionWord } from '@berea/contracts';
import type { Passage } from '@berea/scripture';
import type { BibleText } from '../../works/bible-text.js';
import { foldedWords } from '../../search/folded-words.js';

export interface Refrain {
  /** As the first of its verses writes them */
  readonly words: string;
  readonly count: number;
  readonly positions: readonly number[];
}

/** Shorter repetitions are turns of speech. */
const SHORTEST = 4;
/** So many of its words have a meaning of their own. */
const MEANT = 2;

interface Occurrence {
  readonly verse: number;
  readonly at: number;
}

interface Run {
  readonly words: readonly string[];
  readonly occurrences: readonly Occurrence[];
}

/**
 * Word for word repetitions of at least four words in different verses, as long as they are the same, the most frequent
 * first. A part of a longer repetition is listed by itself only if it is repeated oftener.
 */
export function findRefrains(text: BibleText, { first, last }: Passage): Refrain[] {
  const verses = Array.from({ length: last - first + 1 }, (_, index) =>
    Array.from(text.index.wordsOf(first + index), (number) => text.index.vocabulary[number] ?? ''),
  );
  const runs = new Map<string, Run>();
  for (const occurrences of repeatedStarts(verses)) {
    const run = extend(verses, occurrences);
    if (run.words.filter((word) => !isFunctionWord(word)).length >= MEANT) runs.set(run.words.join(' '), run);
  }
  return [...runs]
    .sort(([a, one], [b, other]) => other.occurrences.length - one.occurrences.length || b.length - a.length)
    .map(([, run]) => describe(text, first, run));
}

/** The places of the same four words in several verses. */
function repeatedStarts(verses: readonly (readonly string[])[]): Occurrence[][] {
  const starts = new Map<string, Occurrence[]>();
  verses.forEach((words, verse) => {
    for (let at = 0; at + SHORTEST <= words.length; at += 1) {
      const start = words.slice(at, at + SHORTEST).join(' ');
      const known = starts.get(start);
      if (known) known.push({ verse, at });
      else starts.set(start, [{ verse, at }]);
    }
  });
  return [...starts.values()].filter((occurrences) => occurrences.some(({ verse }) => verse !== occurrences[0]?.verse));
}

/** The run grows to both sides for as long as all of its occurrences go on alike. */
function extend(verses: readonly (readonly string[])[], occurrences: readonly Occurrence[]): Run {
  const same = (offset: number): boolean => {
    const words = new Set(occurrences.map(({ verse, at }) => verses[verse]?.[at + offset]));
    return words.size === 1 && !words.has(undefined);
  };
  let [from, to] = [0, SHORTEST];
  while (same(to)) to += 1;
  while (same(from - 1)) from -= 1;
  const [{ verse, at } = { verse: 0, at: 0 }] = occurrences;
  return {
    words: verses[verse]?.slice(at + from, at + to) ?? [],
    occurrences: occurrences.map((each) => ({ verse: each.verse, at: each.at + from })),
  };
}

function describe(text: BibleText, first: number, { words, occurrences }: Run): Refrain {
  const [start] = occurrences;
  const verse = text.at(first + (start?.verse ?? 0));
  const written = foldedWords(verse).slice(start?.at, (start?.at ?? 0) + words.length);
  const [from, to] = [written[0], written.at(-1)];
  return {
    words: from && to ? verse.slice(from.start, to.start + to.length) : words.join(' '),
    count: occurrences.length,
    positions: [...new Set(occurrences.map((each) => first + each.verse))],
  };
}
