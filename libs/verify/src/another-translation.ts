import { isFunctionWord } from '@berea/contracts/values';
import type { Passage } from '@berea/scripture';
import type { Pause } from './pause.js';
import type { ScriptureText } from './scripture-text.js';
import { alignWords } from './alignment.js';
import { findAlterationAt } from './alteration.js';
import { ComparableText, UNKNOWN } from './comparable-text.js';
import { type Claim, placesIn } from './confirmation.js';
import type { Quotation } from './quotations.js';
import { joinParts, type QuotedParts, type SpelledWord, spelledWords } from './quoted-words.js';

/** Altering a quotation changes a word or two; another translator chooses others all over. */
const FEWEST_PLACES = 3;
/** This share of the words that carry meaning is in a text of today, in order. */
const SHARE = 0.6;
const MODERN = 1950;
export const isModern = ({ source }: ScriptureText): boolean => Number(source.year) >= MODERN;

/** Longer passages and quotations are not compared. */
const MOST_VERSES = 12;
const MOST_WORDS = 400;
/** The Name, which each version writes in its own way, and which is the same word in all. */
const THE_NAME = new Set(['lord', 'god', 'yahweh', 'jehovah']);

const carriesMeaning = ({ word }: SpelledWord): boolean => !isFunctionWord(word);
const compared = ({ word }: SpelledWord): string => (THE_NAME.has(word) ? 'lord' : word);

/**
 * Whether a quotation that claims a passage may be of a version that is not installed: its words follow a modern text and
 * differ from every installed one of that language in three places or more.
 */
export function mayBeAnotherTranslation(
  texts: readonly ScriptureText[],
  passage: Passage,
  parts: QuotedParts,
): boolean {
  const { words, gaps } = joinParts(parts);
  if (passage.last - passage.first >= MOST_VERSES || words.length > MOST_WORDS) return false;
  const modern = texts.filter(isModern);
  return modern.some(({ language }) => {
    const laid = texts
      .filter((text) => text.language === language)
      .map((text) => ({ text, ...layOver(text, passage, words, gaps) }));
    return (
      laid.every(({ places }) => places >= FEWEST_PLACES) &&
      laid.some(({ text, share }) => modern.includes(text) && share >= SHARE)
    );
  });
}

/** How a quotation compares with a passage: in how many places they differ in meaning, and the share of words in common. */
function layOver(text: ScriptureText, passage: Passage, quoted: readonly SpelledWord[], gaps: ReadonlySet<number>) {
  const there = text.slice(passage).flatMap(spelledWords);
  const { steps } = alignWords(quoted.map(compared), there.map(compared), gaps);
  let [places, inCommon] = [0, 0];
  let counted = false;
  for (const step of steps) {
    const word = step.kind === 'missing' ? there[step.there] : quoted[step.quoted];
    const tells = word !== undefined && carriesMeaning(word);
    if (step.kind === 'same') {
      counted = false;
      inCommon += tells ? 1 : 0;
    } else if (tells && !counted) [places, counted] = [places + 1, true];
  }
  return { places, share: inCommon / Math.max(1, quoted.filter(carriesMeaning).length) };
}

/**
 * Least share of a quotation's telling words that the verse it claims must have, in their order. Of 1,500 verses laid
 * over another one, 5 in 100 reach it; of those laid over the same verse in another translation all do, and free
 * paraphrases with few exceptions.
 */
const LEAST_IN_COMMON = 0.08;
/** Fewer words of a quotation are known if no text of its language is installed. */
const LEAST_KNOWN = 0.5;

/** Whether a quotation has words in common with a verse that it claims, in any installed text of its language. */
export async function sharesWords(
  texts: readonly ScriptureText[],
  { parts }: Quotation,
  claims: readonly Claim[],
  pause: Pause,
): Promise<boolean> {
  const { words } = joinParts(parts);
  let isKnown = false;
  for (const text of texts) {
    const comparable = await ComparableText.of(text);
    await pause();
    const known = words.filter(({ word }) => comparable.numberOf(word) !== UNKNOWN).length;
    isKnown ||= known >= words.length * LEAST_KNOWN;
    for (const [, claimed] of placesIn(text, claims)) {
      if ((findAlterationAt(comparable, claimed, parts, 0)?.evidence ?? 0) >= LEAST_IN_COMMON) return true;
    }
  }
  return claims.length > 0 && !isKnown;
}
