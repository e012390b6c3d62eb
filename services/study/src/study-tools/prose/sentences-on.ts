import { type Passage, placeAt } from '@berea/scripture';
import type { Concordance } from '../../works/concordance.js';
import { type SentenceSpan, sentenceSpans } from './split-sentences.js';
import { weighPassage, type WordWeights } from './weigh-words.js';

/** Penalty of a sentence at a point where the section, read evenly, is on another verse. */
const OUT_OF_PLACE = 5;
/** The best sentence has a rare word of the verse or two telling ones, or names its number; less is an accident. */
const LEAST = 6;
/** One telling word of the verse. */
const TELLING = 3.5;
/** Points of a sentence that names the verse by its number, `ver. 18`. */
const NAMED = 12;
const VERSE_NUMBERS = /\b[Vv]er(?:ses?|s)?\.? (\d{1,3})(?:[-–](\d{1,3}))?/g;
const FIRST_VERSE = /\bfirst verse\b/;
/** A sentence with a small part of what the best one has leads up to it. */
const FAIR_PART = 0.4;
/** The sentences that go on from the first one, in UTF-16 units. */
const LONGEST = 480;
const NUMBERED = /^(?:\d{1,2}|[IVX]{1,4})\.\s/;

/**
 * The sentences on the passage itself in a section on several verses. Commentators go through their verses in order, so
 * the sentences are laid beside the verses in order, by the words that only some of these verses have. Undefined if the
 * section is on the passage alone, or if no sentence has a telling word of it.
 * @param section the verses that the text is on
 */
export function sentencesOn(
  concordance: Concordance,
  text: string,
  section: Passage,
  passage: Passage,
): SentenceSpan | undefined {
  const verses = section.last - section.first + 1;
  if (verses < 2 || (passage.first <= section.first && section.last <= passage.last)) return undefined;
  const spans = sentenceSpans(text);
  const weights = ownWords(concordance, section);
  const scores = spans.map(({ start, end }) => {
    const sentence = text.slice(start, end);
    const bases = new Set(concordance.basesIn(sentence));
    const isNamed = versesNamed(sentence);
    return weights.map((words, verse) =>
      [...bases].reduce((sum, base) => sum + (words.get(base) ?? 0), isNamed(section.first + verse) ? NAMED : 0),
    );
  });
  const path = alignInOrder(scores);
  const isOn = (at: number) => {
    const verse = section.first + (path[at] ?? 0);
    return passage.first <= verse && verse <= passage.last;
  };
  const scoreAt = (at: number) => scores[at]?.[path[at] ?? 0] ?? 0;
  const most = Math.max(0, ...spans.map((_, at) => (isOn(at) ? scoreAt(at) : 0)));
  if (most < LEAST) return undefined;
  const first = spans.findIndex((_, at) => isOn(at) && scoreAt(at) >= Math.max(TELLING, FAIR_PART * most));
  const [begin] = [spans[first]];
  if (!begin) return undefined;
  let last = first;
  for (let at = first + 1; at < spans.length && isOn(at); at += 1) {
    const span = spans[at];
    if (!span || span.end - begin.start > LONGEST || NUMBERED.test(text.slice(span.start))) break;
    last = at;
  }
  // The number of an enumeration may be alone before its sentence.
  const number = /(?:^|\s)(?:\d{1,2}|[IVX]{1,4})\.\s*$/.exec(text.slice(0, begin.start))?.[0].trimStart() ?? '';
  return { start: begin.start - number.length, end: spans[last]?.end ?? begin.end };
}

/** Whether a sentence names a verse of its chapter by number. */
function versesNamed(sentence: string): (position: number) => boolean {
  const named = Array.from(
    sentence.matchAll(VERSE_NUMBERS),
    ([, from, to = from]) => [Number(from), Number(to)] as const,
  );
  if (FIRST_VERSE.test(sentence)) named.push([1, 1]);
  return (position) => {
    const { verse } = placeAt(position);
    return named.some(([from, to]) => from <= verse && verse <= to);
  };
}

/** The words of each verse of a section, by what they weigh: the less, the more of the other verses have them. */
function ownWords(concordance: Concordance, { first, last }: Passage): WordWeights[] {
  const verses = Array.from({ length: last - first + 1 }, (_, index) => first + index).map((position) =>
    weighPassage(concordance, { first: position, last: position }),
  );
  const holders = new Map<string, number>();
  for (const words of verses) for (const base of words.keys()) holders.set(base, (holders.get(base) ?? 0) + 1);
  const others = verses.length - 1;
  return verses.map(
    (words) =>
      new Map([...words].map(([base, weight]) => [base, weight * (1 - ((holders.get(base) ?? 1) - 1) / others)])),
  );
}

/** For each sentence the verse that it is laid beside: never one before that of the sentence before. */
function alignInOrder(scores: readonly (readonly number[])[]): number[] {
  const verses = scores[0]?.length ?? 0;
  const from: number[][] = [];
  let best: number[] = Array.from({ length: verses }, () => 0);
  scores.forEach((row, at) => {
    const next: number[] = [];
    const chosen: number[] = [];
    let top = 0;
    row.forEach((score, verse) => {
      if ((best[verse] ?? 0) > (best[top] ?? 0)) top = verse;
      const distance = Math.abs((at + 0.5) / scores.length - (verse + 0.5) / verses);
      chosen.push(top);
      next.push((best[top] ?? 0) + score - OUT_OF_PLACE * distance);
    });
    from.push(chosen);
    best = next;
  });
  let verse = best.indexOf(Math.max(...best));
  const path: number[] = [];
  for (let at = scores.length - 1; at >= 0; at -= 1) {
    path[at] = verse;
    verse = from[at]?.[verse] ?? 0;
  }
  return path;
}
