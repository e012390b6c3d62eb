import { findReferences } from '@berea/answers';
import type { Citation } from '@berea/contracts';
import { CHECKED } from '@berea/contracts/values';
import { findWords, type ReferenceReader } from '@berea/scripture';
import { t } from '../../texts/sermon-audit.js';

type Place = Pick<LocatedCitation, 'start' | 'end'>;

/** A citation with its place in the body: `body.slice(start, end)` are its words as written there. */
export interface LocatedCitation {
  readonly citation: Citation;
  readonly start: number;
  readonly end: number;
  /** Number of places of the body that have its words. */
  readonly places: number;
}

/** Tells one citation of a body from the others. */
export const keyOf = ({ start, citation }: LocatedCitation): string => `${start}-${citation.verdict}`;

/** The change that one press makes in the body. */
export interface Fix {
  readonly label: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** Parts of a text that are checked one by one may find the same. */
export function eachOnce(citations: readonly Citation[]): Citation[] {
  const found = new Map(citations.map((each) => [JSON.stringify([each.quote, each.reference, each.verdict]), each]));
  return [...found.values()];
}

/** Number of places of each quotation in a body; a quotation within another one is not counted there. */
function countPlaces(body: string, quotes: Iterable<string>): ReadonlyMap<string, number> {
  const taken = new Uint8Array(body.length);
  const counts = new Map<string, number>();
  for (const words of [...new Set(quotes)].sort((one, other) => other.length - one.length)) {
    for (let at = body.indexOf(words); words && at !== -1; at = body.indexOf(words, at + words.length)) {
      if (taken[at]) continue;
      counts.set(words, (counts.get(words) ?? 0) + 1);
      taken.fill(1, at, at + words.length);
    }
  }
  return counts;
}

/** The places of each citation's words, in the order of the text; those that cannot be found are left out. */
export function locateCitations(body: string, citations: readonly Citation[]): LocatedCitation[] {
  const places = countPlaces(
    body,
    citations.flatMap(({ quote }) => quote ?? []),
  );
  let from = 0;
  return citations.flatMap((citation) => {
    const words = citation.quote ?? citation.reference;
    if (!words) return [];
    const found = find(body, words, from) ?? find(body, words, 0);
    if (!found) return [];
    if (citation.quote) from = found.start;
    return [{ citation, ...found, places: places.get(words) ?? 1 }];
  });
}

/** Finds words in the text, whatever its spaces and line breaks. */
function find(body: string, words: string, from: number): Place | undefined {
  const at = body.indexOf(words, from);
  if (at !== -1) return { start: at, end: at + words.length };
  const found = findWords(body.slice(from), words);
  return found && { start: from + found.start, end: from + found.end };
}

/** Behind it, words are a quotation. */
const OPENING = /(?:["“„‹‘']|«\s?|>\s{0,3})$/u;

/**
 * The right quotations, each at a place where a tick says the truth: where its words stand as a quotation, and nowhere
 * with a reference that they do not belong to.
 */
export function rightPlaces(body: string, found: readonly LocatedCitation[]): LocatedCitation[] {
  const isRight = ({ citation: { verdict } }: LocatedCitation) => CHECKED.includes(verdict);
  const doubtful = new Set(found.flatMap((each) => (isRight(each) ? [] : (each.citation.quote ?? []))));
  const ticked = new Set<number>();
  const others = found.filter((each) => each.citation.quote !== undefined && !isRight(each));
  return found.flatMap((located) => {
    const { quote } = located.citation;
    if (quote === undefined || !isRight(located) || doubtful.has(quote)) return [];
    const place = quotedPlace(body, located, others);
    if (!place || ticked.has(place.start)) return [];
    ticked.add(place.start);
    return [{ ...located, ...place }];
  });
}

/**
 * The first place from its own on where the words of a citation are a quotation; its own if it is their only one.
 * @param others quotations that are not right: words within one of them are a part of it
 */
function quotedPlace(body: string, { start, end }: Place, others: readonly Place[]): Place | undefined {
  const words = body.slice(start, end);
  const isWithin = (at: number) => others.some((other) => at < other.end && at + words.length > other.start);
  for (let at = start; at !== -1; at = body.indexOf(words, at + words.length))
    if (!isWithin(at) && OPENING.test(body.slice(Math.max(0, at - 4), at)))
      return { start: at, end: at + words.length };
  return body.indexOf(words) === body.lastIndexOf(words) && !isWithin(start) ? { start, end } : undefined;
}

/** The present place of a citation's words: something may have been typed since the text was checked. */
export function findNow(checked: string, now: string, { start, end }: Place): Place | undefined {
  const words = checked.slice(start, end);
  const places = [now.indexOf(words, start), now.lastIndexOf(words, start)].filter((at) => at !== -1);
  const [at] = places.sort((one, other) => Math.abs(one - start) - Math.abs(other - start));
  return at === undefined ? undefined : { start: at, end: at + words.length };
}

/** Greatest distance of a reference behind or before its quotation, in UTF-16 units. */
const NEAR = 80;
const CLOSING = /^["”’'»]?/u;

/** The mention of a quotation's reference: behind it first, as most write it. */
function mentionOf(
  body: string,
  { start, end }: LocatedCitation,
  reader: ReferenceReader | undefined,
): { start: number; end: number } | undefined {
  const behind = findReferences(body.slice(end, end + NEAR), reader)[0];
  if (behind) return { start: end + behind.start, end: end + behind.end };
  const from = Math.max(0, start - NEAR);
  const before = findReferences(body.slice(from, start), reader).at(-1);
  return before && { start: from + before.start, end: from + before.end };
}

/** The text's own words in place of the quoted ones. */
const wordsOfText = ({ difference = [] }: Citation): string =>
  difference
    .filter(({ kind }) => kind !== 'added')
    .map(({ text }) => text)
    .join(' ');

/** Remedies for a citation by one press; none for a correct one. */
export function fixesOf(body: string, located: LocatedCitation, reader: ReferenceReader | undefined): Fix[] {
  const { citation, start, end } = located;
  const { verdict, translation = 'KJV', foundAt } = citation;
  const mention = mentionOf(body, located, reader);
  if (verdict === 'altered' && citation.difference)
    return [{ label: t('sermon-audit.use-words', { translation }), start, end, replacement: wordsOfText(citation) }];
  if (verdict === 'wrong_reference' && foundAt && mention)
    return [{ label: t('sermon-audit.change-to', { reference: foundAt }), ...mention, replacement: foundAt }];
  if (verdict === 'exact_elsewhere') {
    const after = mention ? mention.end : end + (CLOSING.exec(body.slice(end))?.[0].length ?? 0);
    const label = mention ? ` ${translation}` : ` (${translation})`;
    const labelled = body.slice(after, after + 12).includes(translation);
    return labelled
      ? []
      : [{ label: t('sermon-audit.label-it', { translation }), start: after, end: after, replacement: label }];
  }
  if (verdict === 'not_scripture' && /["“„»«]/u.test(body[start - 1] ?? '') && CLOSING.exec(body.slice(end))?.[0])
    return [
      {
        label: t('sermon-audit.take-off-quotation-marks'),
        start: start - 1,
        end: end + 1,
        replacement: body.slice(start, end),
      },
    ];
  return [];
}

/**
 * Text in parts that are checked one by one, so that a change has only one of them checked again; whole paragraphs, as
 * far as that goes.
 */
export function sliceBody(body: string, longest = 40_000): string[] {
  const slices: string[] = [];
  let rest = body;
  while (rest.length > longest) {
    const paragraph = rest.lastIndexOf('\n\n', longest);
    const cut = paragraph > longest / 2 ? paragraph : longest;
    slices.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  if (rest.trim()) slices.push(rest);
  return slices;
}
