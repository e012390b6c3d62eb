import type { Citation } from '@berea/contracts';
import { citedPlace } from './cited-place.js';
import { distanceToWords, holdsWords } from './same-words.js';

/** The words around a reference: its own paragraph, and the text before and after it. */
export interface Surroundings {
  readonly own: string;
  /** The block quotes next to it, when its own paragraph quotes nothing */
  readonly quotesBeside: readonly string[];
}

export interface ChosenCitation {
  readonly index: number;
  /** Whether the judged quotation is at this very place of the answer */
  readonly quoted: boolean;
}

export type CitationIndex = ReadonlyMap<string, readonly number[]>;

/** Which citations speak of a place, by the key of the place. */
export function indexCitations(citations: readonly Citation[]): CitationIndex {
  const index = new Map<string, number[]>();
  citations.forEach(({ reference }, at) => {
    const key = citedPlace(reference)?.key;
    if (key) index.set(key, [...(index.get(key) ?? []), at]);
  });
  return index;
}

/**
 * The citation to show at one mention of a place. A verdict belongs to a quotation, not to every mention of its verse:
 * beside other words, which were not judged, the same reference must carry neither the tick nor the doubt.
 * @param at offset of the place in its own paragraph
 */
export function chooseCitation(
  citations: readonly Citation[],
  indexes: readonly number[] = [],
  { own, quotesBeside }: Surroundings,
  at: number,
): ChosenCitation | undefined {
  const near = indexes.flatMap((index) => {
    const { quote } = citations[index] ?? {};
    if (!quote) return [];
    const beside = quotesBeside.some((words) => holdsWords(words, quote)) ? own.length : undefined;
    const distance = distanceToWords(own, quote, at) ?? beside;
    return distance === undefined ? [] : [{ index, distance }];
  });
  const [nearest] = near.sort((a, b) => a.distance - b.distance);
  if (nearest) return { index: nearest.index, quoted: true };
  const index = indexes.find((each) => !citations[each]?.quote) ?? indexes[0];
  return index === undefined ? undefined : { index, quoted: false };
}
