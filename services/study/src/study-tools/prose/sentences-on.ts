import type { Passage } from '@berea/scripture';
import type { Concordance } from '../../works/concordance.js';
import { type SentenceSpan, sentenceSpans } from './split-sentences.js';
import { weighPassage, type WordWeights } from './weigh-words.js';

/** A passage this long is spoken of by a section as a whole. */
const MOST_VERSES = 40;
/** Penalty of a sentence at a point where the section, read evenly, is on another verse. */
const OUT_OF_PLACE = 5;
/** One telling word of the verse; less is an accident. */
const LEAST = 3.5;
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
  if (verses < 2 || verses > MOST_VERSES || (passage.first <= section.first && section.last <= passage.last))
    return undefined;
  const spans = sentenceSpans(text);
  const weights = ownWords(concordance, section);
  const scores = spans.map(({ start, end }) => {
    const bases = new Set(concordance.basesIn(text.slice(start, end)));
    return weights.map((words) => [...bases].reduce((sum, base) => sum + (words.get(base) ?? 0), 0));
  });
  const path = alignInOrder(scores);
  const isOn = (at: number) => {
    const verse = section.first + (path[at] ?? 0);
    return passage.first <= verse && verse <= passage.last;
  };
  const scoreAt = (at: number) => scores[at]?.[path[at] ?? 0] ?? 0;
  const most = Math.max(0, ...spans.map((_, at) => (isOn(at) ? scoreAt(at) : 0)));
  const first = spans.findIndex((_, at) => isOn(at) && scoreAt(at) >= Math.max(LEAST, FAIR_PART * most));
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
