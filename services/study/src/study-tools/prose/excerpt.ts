import type { Concordance } from '../../works/concordance.js';
import { type SentenceSpan, sentenceSpans, splitSentences } from './split-sentences.js';
import { sharedWeight, type WordWeights } from './weigh-words.js';

/** Below this a sentence is a heading or an exclamation. */
const SHORTEST = 25;

export interface ExcerptWish {
  /** The words that the excerpt should speak of */
  readonly weights: WordWeights;
  /** Likely place of it in the text: 0 is the beginning, 1 the end */
  readonly near: number;
  /** Longest excerpt, in UTF-16 units; one sentence is given whole all the same */
  readonly most: number;
  /** Parts a text where it may be cut; at its sentences where this is left out */
  readonly split?: (text: string) => readonly string[];
}

/**
 * The sentences in a row that say most of what is wished for, unchanged; what was left out before and after them is
 * marked by '…'. A text that is short enough stays whole.
 */
export function excerptOf(
  concordance: Concordance,
  text: string,
  { weights, near, most, split = splitSentences }: ExcerptWish,
): string {
  if (text.length <= most) return text;
  const sentences = split(text);
  const scores = sentences.map((sentence, index) => {
    const distance = Math.abs((index + 0.5) / sentences.length - near);
    return sharedWeight(concordance, weights, sentence) * (1.5 - distance);
  });
  const { start, end } = bestRun(sentences, scores, most);
  const kept = sentences.slice(start, end).join(' ');
  return `${start > 0 ? '… ' : ''}${kept}${end < sentences.length ? ' …' : ''}`;
}

/** A part of a text with the place in it that it was cut around. */
export interface AroundPlace {
  readonly text: string;
  readonly place: SentenceSpan;
}

/**
 * The sentences around a place, as many as fit into `most` UTF-16 units, unchanged; those before it get a third of the
 * room. '…' marks an omission. The place itself stays whole.
 */
export function cutAround(text: string, place: SentenceSpan, most: number): AroundPlace {
  if (text.length <= most) return { text, place };
  const room = Math.max(0, most - (place.end - place.start));
  const spans = sentenceSpans(text);
  const start = spans.find((span) => span.start >= place.start - room / 3)?.start ?? place.start;
  const from = Math.min(start, place.start);
  const to = spans.findLast((span) => span.end <= place.end + room - (place.start - from))?.end ?? place.end;
  const before = from > 0 ? '… ' : '';
  const end = Math.max(to, place.end);
  const shift = before.length - from;
  return {
    text: `${before}${text.slice(from, end)}${end < text.length ? ' …' : ''}`,
    place: { start: place.start + shift, end: place.end + shift },
  };
}

/** A text from the place on, where more than `most` UTF-16 units stand before it. */
export function openAt(text: string, place: SentenceSpan, most: number): AroundPlace {
  if (place.start <= most) return { text, place };
  const omission = '… ';
  const shift = omission.length - place.start;
  return {
    text: `${omission}${text.slice(place.start)}`,
    place: { start: omission.length, end: place.end + shift },
  };
}

/** The first sentences of a text, as many as fit into `most` UTF-16 units; the first is given whole. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const sentences = splitSentences(text);
  let [length, end] = [0, 0];
  while (end < sentences.length && (end === 0 || length + (sentences[end]?.length ?? 0) <= most)) {
    length += (sentences[end]?.length ?? 0) + 1;
    end += 1;
  }
  return `${sentences.slice(0, end).join(' ')}${end < sentences.length ? ' …' : ''}`;
}

function bestRun(
  sentences: readonly string[],
  scores: readonly number[],
  most: number,
): { start: number; end: number } {
  let best = { start: 0, end: 1, score: -1 };
  for (let start = 0; start < sentences.length; start += 1) {
    let [length, score, end] = [0, 0, start];
    while (end < sentences.length && (end === start || length + (sentences[end]?.length ?? 0) <= most)) {
      length += (sentences[end]?.length ?? 0) + 1;
      score += scores[end] ?? 0;
      end += 1;
    }
    // A run ends with the last sentence that is to the point.
    while (end > start + 1 && !scores[end - 1]) end -= 1;
    if (score > best.score) best = { start, end, score };
  }
  return best;
}

/**
 * The one sentence that shares most with the words wished for; undefined where none shares half of what they weigh.
 * @param wanted leaves sentences out
 */
export function bestSentence(
  concordance: Concordance,
  text: string,
  weights: WordWeights,
  wanted: (sentence: string) => boolean = () => true,
): string | undefined {
  const half = [...weights.values()].reduce((sum, weight) => sum + weight, 0) / 2;
  const scored = splitSentences(text)
    .filter((sentence) => sentence.length >= SHORTEST && wanted(sentence))
    .map((sentence) => ({ sentence, shared: sharedWeight(concordance, weights, sentence) }))
    .filter(({ shared }) => shared > 0 && shared >= half)
    // A long sentence shares more by chance.
    .map(({ sentence, shared }) => ({ sentence, score: shared / Math.sqrt(Math.max(80, sentence.length)) }));
  const best = scored.reduce((top, each) => (each.score > top.score ? each : top), { sentence: '', score: 0 });
  return best.sentence || undefined;
}
