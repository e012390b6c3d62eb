import { isFunctionWord } from '@berea/contracts';
import { type Passage, VERSE_TOTAL } from '@berea/scripture';
import { wordsOf } from '../../text/fold-words.js';
import type { TaggedText } from '../../works/tagged-text.js';

const MOST_WORDS = 2;
const WRITTEN = /\p{L}+(?:['’-]\p{L}+)*/gu;

export interface RepeatedLemma {
  readonly id: string;
  /** Its English words there, the most frequent first, as the text writes them */
  readonly words: string;
  readonly count: number;
  /** Verses, ascending */
  readonly positions: readonly number[];
}

/** Lemmas that come back in a section; first those that many of its verses have and that are rare elsewhere. */
export function repeatedLemmas(tagged: TaggedText, section: Passage): RepeatedLemma[] {
  return [...lemmasOf(tagged, section).values()]
    .filter(({ positions }) => positions.length > 1)
    .map((lemma) => ({ lemma, score: lemma.positions.length * rarity(tagged, lemma.id) }))
    .sort((a, b) => b.score - a.score)
    .map(({ lemma }) => lemma);
}

/** The lemmas with a meaning of their own that a section holds, by Strong's number. */
export function lemmasOf(tagged: TaggedText, { first, last }: Passage): Map<string, RepeatedLemma> {
  const found = new Map<string, { positions: number[]; count: number; words: Map<string, number> }>();
  for (let position = first; position <= last; position += 1) {
    const verse = tagged.text.at(position);
    for (const { start, length, strongs } of tagged.words(position)) {
      const words = meaningOf(verse.slice(start, start + length));
      for (const id of strongs) {
        const lemma = found.get(id) ?? { positions: [], count: 0, words: new Map<string, number>() };
        found.set(id, lemma);
        lemma.count += 1;
        if (lemma.positions.at(-1) !== position) lemma.positions.push(position);
        if (words) lemma.words.set(words, (lemma.words.get(words) ?? 0) + 1);
      }
    }
  }
  return new Map(
    [...found].flatMap(([id, { positions, count, words }]) => {
      const most = distinct([...words].sort((a, b) => b[1] - a[1]).map(([word]) => word)).slice(0, MOST_WORDS);
      return most.length && hasMeaning(tagged, id) ? [[id, { id, words: most.join(', '), count, positions }]] : [];
    }),
  );
}

/** "that they should perish" → perish; empty where nothing but grammar is left. */
const meaningOf = (words: string): string =>
  (words.match(WRITTEN) ?? []).filter((word) => wordsOf(word).some((each) => !isFunctionWord(each))).join(' ');

/** Without those that only say a little more than an earlier one: "born", not "one born" as well. */
const distinct = (words: readonly string[]): string[] =>
  words.filter(
    (word, index) => !words.slice(0, index).some((earlier) => word.includes(earlier) || earlier.includes(word)),
  );

/** A conjunction that is once rendered "moreover" is still a conjunction: most of its renderings are grammar. */
function hasMeaning(tagged: TaggedText, id: string): boolean {
  const uses = [...tagged.wordsOf(id)];
  const sum = (entries: typeof uses) => entries.reduce((total, [, count]) => total + count, 0);
  return sum(uses.filter(([words]) => wordsOf(words).some((word) => !isFunctionWord(word)))) * 2 > sum(uses);
}

const rarity = (tagged: TaggedText, id: string): number =>
  Math.log(VERSE_TOTAL / Math.max(1, tagged.positionsOf(id).length));
