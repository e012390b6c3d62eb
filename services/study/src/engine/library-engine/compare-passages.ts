import type { CrossReference } from '@berea/contracts';
import { findBook, type Passage, passageOf, positionOf, type ReferenceSpan } from '@berea/scripture';
import { passageName, referenceName } from '../../text/passages.js';
import type { ReferenceWorks } from '../../reference/reference-works.js';
import { type BibleText, quoteVerses } from '../../works/bible-text.js';
import { Slices } from '../../scheduling/slices.js';
import type { Draft, Frame } from './draft.js';

/** By these words people ask to see two passages beside each other. */
export const ASKS_TO_COMPARE = /\bcompar|\bvs\b|\bversus\b|\bside by side\b|\bdifferen|\bsame as\b|\bcontrast/i;

/** By these words people ask how a passage goes with an event that they name. */
export const ASKS_TO_RELATE =
  /\bline[sd]? up\b|\brelate[sd]? to\b|\bconnect|\bmatch|\bfulfil|\bpoints? to\b|\bforeshadow/i;

/** A passage of up to this many verses is shown whole; of longer ones the verses that speak to each other. */
const WHOLE = 12;
const MOST_PAIRS = 4;
/** Verses of the first passage that are compared: the longest chapter has as many. */
const MOST_COMPARED = 176;
/** References of each verse that are looked through. */
const LISTED = 60;

/** Two passages beside each other: whole where they are short, else by the verses that cross references join. */
export async function comparePassages(
  text: BibleText,
  works: ReferenceWorks,
  spans: readonly ReferenceSpan[],
  frame: Frame,
): Promise<Draft | undefined> {
  const [one, other] = spans.map((span) => ({ name: referenceName(span), passage: passageOf(span) }));
  if (spans.length !== 2 || !one?.passage || !other?.passage) return undefined;
  if (lengthOf(one.passage) <= WHOLE && lengthOf(other.passage) <= WHOLE) {
    return {
      parts: [frame.compared(one.name, other.name), quoteVerses(text, one.passage), quoteVerses(text, other.passage)],
    };
  }
  const pairs = await pairsOf(works, one.passage, other.passage);
  if (!pairs.length) return undefined;
  const quotes = pairs.flatMap(([first, second]) => [quoteVerses(text, first), quoteVerses(text, second)]);
  return { parts: [frame.comparedBy(one.name, other.name, pairs.length), ...quotes] };
}

type Pair = readonly [one: Passage, other: Passage];

/** Verses of `one` with the verses of `other` that rank highest among their cross references, in the order of `one`. */
async function pairsOf(works: ReferenceWorks, one: Passage, other: Passage): Promise<Pair[]> {
  const found: { readonly pair: Pair; readonly rank: number }[] = [];
  const last = Math.min(one.last, one.first + MOST_COMPARED - 1);
  for (let position = one.first; position <= last; position += 1) {
    await Slices.current.yieldToEventLoop();
    const listed = works.compare(position, LISTED);
    const passages = listed.map(passageOfReference);
    const rank = passages.findIndex((passage) => passage && other.first <= passage.first && passage.last <= other.last);
    const passage = passages[rank];
    if (passage) found.push({ pair: [{ first: position, last: position }, passage], rank });
  }
  const seen = new Set<string>();
  return found
    .sort((a, b) => a.rank - b.rank)
    .filter(({ pair: [, second] }) => !seen.has(passageName(second)) && seen.add(passageName(second)))
    .slice(0, MOST_PAIRS)
    .sort((a, b) => a.pair[0].first - b.pair[0].first)
    .map(({ pair }) => pair);
}

function passageOfReference({ book: name, chapter, verse, endVerse }: CrossReference): Passage | undefined {
  const book = findBook(name);
  const first = book && positionOf(book, chapter, verse);
  return first === undefined ? undefined : { first, last: first + endVerse - verse };
}

const lengthOf = ({ first, last }: Passage): number => last - first + 1;
