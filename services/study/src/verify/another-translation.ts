import { isFunctionWord } from '@berea/contracts';
import type { Passage } from '@berea/scripture';
import type { BibleText } from '../works/bible-text.js';
import { alignWords } from './alignment.js';
import { isNumber, joinParts, type QuotedParts, type SpelledWord, spelledWords } from './quoted-words.js';

/** Whoever alters a quotation changes a few words; another translator chooses others all over. */
const FEWEST_PLACES = 4;
/** So much of the words that carry meaning stands in its order in a text of today. */
const SHARE = 0.6;
const MODERN = 1950;
export const isModern = ({ source }: BibleText): boolean => Number(source.year) >= MODERN;

/** Longer passages and quotations are not compared. */
const MOST_VERSES = 12;
const MOST_WORDS = 400;
/** Words beside a quotation that it may have dropped at its ends. */
const BESIDE = 3;

const NOT =
  /^(?:no|not|nor|neither|never|none|nothing|nobody|nowhere|without|cannot|lest|(?:ca|wo|do|does|did|is|are|was|were|have|has|had|would|could|should|must|need)nt)$/;
const NUMBER =
  /^(?:\d+|once|twice|thrice|half|double|dozen|score|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)(?:fold|s)?)$/u;
/** The Name, which each version writes in its own way, and which is the same word in all. */
const THE_NAME = new Set(['lord', 'god', 'yahweh', 'jehovah']);

/** What no translator puts in or leaves out: 'not', a number, a name. Every other word in capitals is taken for a name. */
const isFixed = ({ word, spelled }: SpelledWord): boolean =>
  NOT.test(word) || NUMBER.test(word) || (/^[^\p{L}]*\p{Lu}/u.test(spelled) && !isFunctionWord(word));

const carriesMeaning = ({ word }: SpelledWord): boolean => !isFunctionWord(word);
const compared = ({ word }: SpelledWord): string => (THE_NAME.has(word) ? 'lord' : word);

/**
 * Whether a quotation that claims a passage is likely of a version that is not installed: its words follow a modern text
 * and differ from every installed one of that language in many places, none of which touches 'not', a number or a name.
 */
export function isOfAnotherTranslation(texts: readonly BibleText[], passage: Passage, parts: QuotedParts): boolean {
  const { words, gaps } = joinParts(parts);
  if (passage.last - passage.first >= MOST_VERSES || words.length > MOST_WORDS) return false;
  // Numbers in figures are those of verses as well.
  if (words.some(({ word }) => isNumber(word))) return false;
  const modern = texts.filter(isModern);
  return modern.some(({ language }) => {
    const laid = texts
      .filter((text) => text.language === language)
      .map((text) => ({ text, ...layOver(text, passage, words, gaps) }));
    return (
      laid.every(({ places }) => places >= FEWEST_PLACES) &&
      laid.some(({ text, share, touched }) => modern.includes(text) && share >= SHARE && !touched.some(isFixed))
    );
  });
}

/** How a quotation lies over a passage: where they differ in meaning, the words that differ, and the share in common. */
function layOver(text: BibleText, passage: Passage, quoted: readonly SpelledWord[], gaps: ReadonlySet<number>) {
  const there = text.slice(passage).flatMap(spelledWords);
  const { steps } = alignWords(quoted.map(compared), there.map(compared), gaps);
  const shared = steps.filter((step) => step.kind === 'same');
  const [from, to] = [shared[0]?.there ?? 0, shared.at(-1)?.there ?? 0];
  const touched = [...there.slice(Math.max(0, from - BESIDE), from), ...there.slice(to + 1, to + 1 + BESIDE)];
  let places = 0;
  let counted = false;
  for (const step of steps) {
    const word = step.kind === 'missing' ? there[step.there] : quoted[step.quoted];
    if (step.kind === 'same') counted = false;
    else if (word) {
      touched.push(word);
      if (!counted && carriesMeaning(word)) [places, counted] = [places + 1, true];
    }
  }
  const inCommon = shared.filter(({ quoted: at }) => quoted[at] && carriesMeaning(quoted[at])).length;
  return { places, touched, share: inCommon / Math.max(1, quoted.filter(carriesMeaning).length) };
}
