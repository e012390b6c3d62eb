import { findPhrase } from '../../search/phrase-matcher.js';
import { asksMeaningOf } from '../../study-tools/question/recognise-word.js';
import { wordsOf } from '../../text/fold-words.js';
import { type BibleText, quoteVerses } from '../../works/bible-text.js';
import { wordsRemembered } from '../question/where-written.js';
import type { Draft, Frame } from './draft.js';

/** So many words in a row are remembered of a verse. */
const LEAST = 3;
const MOST_SHOWN = 6;
/** A word in so few verses is shown in all of them. */
const FEW = 3;

/** 'Where does it say that God is love?': the verses that have these words in a row, however few. */
export function answerWordsRemembered(text: BibleText, asked: string, frame: Frame): Draft | undefined {
  const words = wordsOf(wordsRemembered(asked) ?? '');
  const positions = words.length < LEAST ? [] : findPhrase(text.index, words);
  if (!positions.length) return undefined;
  const shown = positions.slice(0, MOST_SHOWN);
  return { parts: [frame.phrase(positions.length, shown.length), ...shown.map((at) => quoteAt(text, at))] };
}

/** A very rare word of the text is best explained by its places: 'Ebenezer'. */
export function rarePlaces(text: BibleText, message: string): string[] {
  const word = asksMeaningOf(message);
  const positions = word ? [...text.index.versesWith(text.index.find(word))] : [];
  return positions.length > FEW ? [] : positions.map((at) => quoteAt(text, at));
}

const quoteAt = (text: BibleText, at: number): string => quoteVerses(text, { first: at, last: at });
