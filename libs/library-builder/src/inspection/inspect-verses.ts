import { placeAt, positionOf } from '@berea/scripture';
import type { BiblePack, GapKind } from '@berea/text-packs';
import { KNOWN_SLIPS } from '../bibles/mended-slips.js';
import { EXPLAINED_PLACES } from './explained-signs.js';
import { type Finding, placeName } from './findings.js';
import { partedWords } from './parted-words.js';

const EMPTY = 'an empty verse';

/** Signs that no verse should have; each pattern includes the words with the sign. */
const SIGNS: Readonly<Record<string, RegExp>> = {
  'markup left over': /\S*(?:[\\{}<>*_|@#$%^&=+~[\]]|&#?\w+;|\b[HG]\d{3,})\S*/gu,
  'no space behind a sign': /\S*\p{L}[,;:.!?][”’)]*[\p{L}“‘(]\S*/gu,
  'a space before a sign': /\S+ [,;:.?!)”]+(?=\s|$)/gu,
  'two signs': /\S*(?:[,;:]{2}|,\.|\.,)\S*/gu,
  'a doubled sign': /''|\?\?|!!/gu,
  'a space too many': /\S*\s{2,}\S*|^\s+\S*|\S*\s+$/gu,
  'a capital inside of a word': /\S*\p{Ll}\p{Lu}\S*/gu,
};

/** The same word twice, as typing faults make it, and as languages do. */
const DOUBLED = /(?<![\p{L}\p{M}’'-])([\p{L}\p{M}]+) \1(?![\p{L}\p{M}’'-])/giu;

/** A verse this many times longer or shorter than the witness's has been lost, moved or joined to another. */
const FAR = 2.2;
const LEAST_APART = 40;

const GAPS: Readonly<Record<GapKind, string>> = {
  edition: 'the editors leave the verse out',
  source: 'the verse is missing from the source',
  merged: 'the edition has the words in the verse before it',
};

/**
 * Inspects the verses of a text for damage from the source or from our reading.
 * @param witness a text with all verses, by position: what it has as well is no damage
 * @param vocabulary how often further texts in the language have a word
 */
export function inspectVerses(
  pack: BiblePack,
  witness: readonly string[] = [],
  vocabulary: ReadonlyMap<string, number> = new Map(),
): Finding[] {
  const gaps = new Map((pack.gaps ?? []).map(([position, kind]) => [placeName(position), GAPS[kind]]));
  const found = pack.verses.flatMap((verse, position) => {
    const place = placeName(position);
    if (!verse) return hasBook(pack.verses, position) ? [{ place, check: EMPTY, words: '' }] : [];
    const signs = Object.entries(SIGNS).flatMap(([check, sign]) =>
      [...verse.matchAll(sign)].map(([words]) => ({ place, check, words })),
    );
    return [...signs, ...doubledWords(verse, witness[position] ?? '').map((words) => ({ place, ...words }))];
  });
  const explained = EXPLAINED_PLACES[pack.code] ?? [];
  return [...found, ...farLengths(pack.verses, witness), ...partedWords(pack.verses, vocabulary)].map((finding) => {
    const known = explained.find(({ places, check }) => check === finding.check && places.includes(finding.place));
    const reason = finding.check === EMPTY ? gaps.get(finding.place) : (known?.reason ?? doubtAt(pack.code, finding));
    return reason ? { ...finding, reason } : finding;
  });
}

/** Whether the text has the book at all: a New Testament alone does not lack the Old. */
function hasBook(verses: readonly string[], position: number): boolean {
  const { book } = placeAt(position);
  const first = positionOf(book, 1, 1) ?? 0;
  const length = book.verseCounts.reduce((sum, count) => sum + count, 0);
  return verses.slice(first, first + length).some(Boolean);
}

const doubledWords = (verse: string, witness: string): { check: string; words: string }[] =>
  [...verse.matchAll(DOUBLED)]
    .filter(([words]) => !witness.toLowerCase().includes(words.toLowerCase()))
    .map(([words]) => ({ check: 'a doubled word', words }));

/** Verses whose length is far from the witness’s, measured by what the text takes for all of them. */
function farLengths(verses: readonly string[], witness: readonly string[]): Finding[] {
  const both = verses.map((verse, position) => [verse.length, verse ? (witness[position]?.length ?? 0) : 0] as const);
  const total = (side: 0 | 1) => both.reduce((sum, lengths) => sum + lengths[side], 0);
  const scale = total(1) ? total(0) / total(1) : 0;
  return both.flatMap(([length, other], position) => {
    const expected = other * scale;
    const isFar = Math.max(length, expected) > FAR * Math.min(length, expected) + LEAST_APART;
    const words = `${length} letters, ${Math.round(expected)} expected`;
    return length && other && isFar
      ? [{ place: placeName(position), check: 'a length far from the other text’s', words }]
      : [];
  });
}

/** A possible slip is named in a note of its verse. */
const doubtAt = (code: string, { place }: Finding): string | undefined =>
  KNOWN_SLIPS.some((slip) => slip.code === code && slip.place === place && slip.reads === undefined)
    ? 'named in a note of the verse'
    : undefined;
