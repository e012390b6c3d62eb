import type { DraftOrigin } from '@berea/contracts';
import { ENHANCEMENT_MARKERS, withoutMarkers } from '@berea/contracts/values';
import { originOf } from '../data/draft-origins.js';

export { withoutMarkers };
export const { begin: BEGIN, end: END } = ENHANCEMENT_MARKERS;

export const withMarkers = (text: string): string => `${BEGIN}\n${text}\n${END}`;

/** A part of the body that Scholar wrote: `body.slice(start, end)` is all of it, with its markers. */
export interface DraftedPassage {
  readonly text: string;
  /**
   * The texts that have origins: its whole text first. If it holds passages, since a part of it was written again, also
   * its text without them, and the texts of each of them.
   */
  readonly parts: readonly string[];
  readonly start: number;
  readonly end: number;
}

const MARKER = /^[ \t]*\[(Enhanced by Scholar|End Enhancement)\][ \t]*(?:\r?\n|$)/gm;

/** Whether a line of markers begins a passage; otherwise it ends one. */
const begins = (marker: string): boolean => `[${marker}]` === BEGIN;

interface Open {
  readonly start: number;
  /** Start of its words. */
  readonly from: number;
  readonly inner: DraftedPassage[];
}

/** The machine-drafted passages between markers, in order. A passage within another one is a part of that one. */
export function draftedPassages(body: string): DraftedPassage[] {
  const open: Open[] = [];
  const whole: DraftedPassage[] = [];
  for (const { 0: line, 1: marker = '', index } of body.matchAll(MARKER)) {
    const behind = index + line.length;
    if (begins(marker)) {
      open.push({ start: index, from: behind, inner: [] });
      continue;
    }
    const begun = open.pop();
    if (begun) (open.at(-1)?.inner ?? whole).push(passageOf(body, begun, index, behind));
  }
  // If a passage has no end marker, the passages in it still count.
  return [...whole, ...open.flatMap(({ inner }) => inner)];
}

function passageOf(body: string, { start, from, inner }: Open, to: number, end: number): DraftedPassage {
  const text = withoutMarkers(body.slice(from, to)).trim();
  const ends = [from, ...inner.map((passage) => passage.end)];
  const own = ends
    .map((at, index) => body.slice(at, inner[index]?.start ?? to))
    .join('')
    .trim();
  const parts = inner.length ? [text, own, ...inner.flatMap((passage) => passage.parts)] : [text];
  return { text, parts, start, end };
}

/** The makers of a passage and of the passages in it, as far as the sermon knows, each once. */
export const makersOf = (origins: readonly DraftOrigin[], { parts }: Pick<DraftedPassage, 'parts'>): DraftOrigin[] => [
  ...new Set(parts.flatMap((text) => originOf(origins, text) ?? [])),
];

/** How many passages a part of a body leaves open, and how many it ends that began before it. */
export function openEnds(part: string): { readonly begun: number; readonly ended: number } {
  let begun = 0;
  let ended = 0;
  for (const [, marker = ''] of part.matchAll(MARKER)) {
    if (begins(marker)) begun += 1;
    else if (begun) begun -= 1;
    else ended += 1;
  }
  return { begun, ended };
}
