import { ENHANCEMENT_MARKERS, withoutMarkers } from '@berea/contracts';

export { withoutMarkers };
export const { begin: BEGIN, end: END } = ENHANCEMENT_MARKERS;

export const withMarkers = (text: string): string => `${BEGIN}\n${text}\n${END}`;

/** A part of the body that Scholar wrote: `body.slice(start, end)` is all of it, with its markers. */
export interface DraftedPassage {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const PASSAGE = /^\[Enhanced by Scholar\]\n([\s\S]*?)^\[End Enhancement\](?:\n|$)/gm;

/** What lies between markers, in its order: what was machine-drafted. */
export const draftedPassages = (body: string): DraftedPassage[] =>
  [...body.matchAll(PASSAGE)].map(({ 0: whole, 1: text = '', index }) => ({
    text: withoutMarkers(text).trim(),
    start: index,
    end: index + whole.length,
  }));
