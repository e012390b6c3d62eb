import type { Citation } from '@berea/contracts';
import { referenceKey } from './find-references.js';
import { holdsWords } from './same-words.js';

/** The words around a reference: its own paragraph, and what stands before and after it. */
export interface Surroundings {
  readonly own: string;
  /** The block quotes next to it, when its own paragraph quotes nothing */
  readonly quotesBeside: readonly string[];
}

export interface ChosenCitation {
  readonly index: number;
  /** Whether the quotation that was found in the text stands at this very place of the answer */
  readonly checked: boolean;
}

export type CitationIndex = ReadonlyMap<string, readonly number[]>;

/** Which citations speak of a place, by the key of the place. */
export function indexCitations(citations: readonly Citation[]): CitationIndex {
  const index = new Map<string, number[]>();
  citations.forEach(({ reference }, at) => {
    const key = reference && referenceKey(reference);
    if (key) index.set(key, [...(index.get(key) ?? []), at]);
  });
  return index;
}

/**
 * What may be shown at one mention of a place. A verdict belongs to a quotation, not to every mention of its verse:
 * beside other words, which nobody found, the same reference must not carry the tick.
 */
export function chooseCitation(
  citations: readonly Citation[],
  indexes: readonly number[] | undefined,
  around: Surroundings,
): ChosenCitation | undefined {
  const [first] = indexes ?? [];
  if (first === undefined) return undefined;
  const earned = indexes?.find((at) => {
    const { verdict, quote, text } = citations[at] ?? {};
    const found = quote ?? text ?? '';
    return verdict === 'exact' && [around.own, ...around.quotesBeside].some((words) => holdsWords(words, found));
  });
  return earned === undefined ? { index: first, checked: false } : { index: earned, checked: true };
}
