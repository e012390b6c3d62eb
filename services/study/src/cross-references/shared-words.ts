import { isFunctionWord } from '@berea/contracts';
import type { Library } from '../works/library.js';
import type { TaggedText } from '../works/tagged-text.js';
import type { Concordance } from '../works/concordance.js';
import { foldedWords } from '../search/folded-words.js';

/** A lemma of more uses than this is no reason to compare two verses. */
const MOST_USES = 1_500;
/** A lesser share of the uses of a lemma is not often. */
const OFTEN = 0.1;

/**
 * Names the lemmas that two verses share behind different English words, in one sentence; undefined if none can be
 * named.
 */
export function explainLemmas(
  { tagged, lexicon }: Pick<Library, 'tagged' | 'lexicon'>,
  position: number,
  other: number,
): string | undefined {
  if (!tagged) return undefined;
  const own = lemmasOf(tagged, position);
  const others = lemmasOf(tagged, other);
  const name = (id: string) => [lexicon?.entry(id)?.lemma, `(${id})`].filter(Boolean).join(' ');
  const same = own.find((id) => others.includes(id));
  if (same) return `Behind both stands ${name(same)}.`;
  const [tie] = own
    .flatMap((id) => others.map((related) => ({ id, related, word: sharedRendering(tagged, id, related) })))
    .filter(({ word }) => word)
    .sort((a, b) => rankOf(tagged, a) - rankOf(tagged, b));
  return tie && `${name(tie.id)} here and ${name(tie.related)} there are both rendered “${tie.word}”.`;
}

/** Rare ones first. */
export const lemmasOf = (tagged: TaggedText, position: number): string[] =>
  [...new Set(tagged.words(position).flatMap(({ strongs }) => strongs))]
    .filter((id) => tagged.count(id) <= MOST_USES)
    .sort((a, b) => tagged.count(a) - tagged.count(b));

const rankOf = (tagged: TaggedText, { id, related }: { id: string; related: string }): number =>
  tagged.count(id) * tagged.count(related);

/** A word that both lemmas are often rendered by. */
function sharedRendering(tagged: TaggedText, id: string, related: string): string | undefined {
  const others = tagged.wordsOf(related);
  const shared = [...tagged.wordsOf(id)].flatMap(([word, count]) => {
    const share = Math.min(count / tagged.count(id), (others.get(word) ?? 0) / tagged.count(related));
    return share >= OFTEN && !word.split(' ').every(isFunctionWord) ? [{ word, share }] : [];
  });
  return shared.sort((a, b) => b.share - a.share)[0]?.word;
}

/** Words in a row that two verses share: their place in the second one, and how telling they are. */
interface Run {
  readonly start: number;
  readonly length: number;
  readonly weight: number;
}

const MOST_RUNS = 3;
/** A word in every tenth verse says nothing by itself. */
const LEAST_WEIGHT = 2.4;

/** The words that a verse shares with another one, in any form, as that one writes them; the most telling first. */
export function sharedWords(concordance: Concordance, position: number, other: number): string[] {
  const own = concordance.basesOf(position);
  const others = concordance.basesOf(other);
  const weights = others.map((base) => weightOf(concordance, base));
  const runs = runsOf(own, others)
    .map((run) => trimmed(run, weights))
    .filter(({ weight }) => weight >= LEAST_WEIGHT)
    .sort((a, b) => b.weight - a.weight || a.start - b.start);
  const kept: Run[] = [];
  for (const run of runs) if (!kept.some((each) => holds(each, run, others))) kept.push(run);
  const text = concordance.text.at(other);
  const words = foldedWords(text);
  return kept.slice(0, MOST_RUNS).flatMap(({ start, length }) => {
    const [first, last] = [words[start], words[start + length - 1]];
    return first && last ? [text.slice(first.start, last.start + last.length)] : [];
  });
}

const weightOf = (concordance: Concordance, base: string): number =>
  isFunctionWord(base) ? 0 : concordance.rarity(concordance.versesWith(base));

/** The longest runs that the lists share: those that go on with neither the word before nor the one after. */
function runsOf(own: readonly string[], others: readonly string[]): Omit<Run, 'weight'>[] {
  const runs: Omit<Run, 'weight'>[] = [];
  let before: number[] = [];
  for (let at = 0; at <= own.length; at += 1) {
    const lengths = others.map((base, index) => (own[at] === base ? (before[index - 1] ?? 0) + 1 : 0));
    before.forEach((length, index) => {
      if (length && !lengths[index + 1]) runs.push({ start: index - length + 1, length });
    });
    before = lengths;
  }
  return runs;
}

/** Small words around a single telling one only blur it. */
function trimmed({ start, length }: Omit<Run, 'weight'>, weights: readonly number[]): Run {
  const inRun = weights.slice(start, start + length);
  const weight = inRun.reduce((a, b) => a + b, 0);
  if (inRun.filter(Boolean).length !== 1) return { start, length, weight };
  return { start: start + inRun.findIndex(Boolean), length: 1, weight };
}

/** Whether a run tells the same as another one: they overlap, or it has the words of that one as well. */
function holds(wide: Run, { start, length }: Run, words: readonly string[]): boolean {
  const overlap = wide.start < start + length && start < wide.start + wide.length;
  const phrase = (from: number, size: number) => ` ${words.slice(from, from + size).join(' ')} `;
  return overlap || phrase(wide.start, wide.length).includes(phrase(start, length));
}
