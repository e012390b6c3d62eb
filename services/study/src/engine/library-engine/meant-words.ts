import { nearestWord } from '../../search/nearest-word.js';
import { themeWords } from '../../study-tools/question/question-terms.js';
import { asWritten } from '../../text/whole-words.js';
import type { StudyGuide } from '../../study-tools/study-guide.js';
import { wordsOf } from '../../text/fold-words.js';
import type { BibleText } from '../../works/bible-text.js';
import { withSpellingMended } from '../question/mend-spelling.js';
import { namesAuthorNotInstalled } from '../question/not-installed.js';
import { listWords } from './frame-sentences.js';

/** A text with words of today. */
const NEWER = 'web';
/** Names of Spanish questions. */
const CAPITALISED = /(?<=\p{L}\s)\p{Lu}\p{Ll}{4,}/gu;
/** Two spellings of a name begin alike. */
const ALIKE = 3;

/** A question with its slips of the hand mended; names of lemmas and of authors who are not here stay. */
export function withSlipsMended(message: string, guide: StudyGuide | undefined): string {
  if (!guide || namesAuthorNotInstalled(message) || guide.studyWords(message, 'greek-hebrew')) return message;
  const { main, texts, topics } = guide.library;
  const known = texts.filter((text) => text === main || text.code === NEWER);
  return withSpellingMended(message, known, topics);
}

/** A Spanish question with the names that both languages write nearly alike: 'Gólgota' → 'golgotha'. @param main the English text */
export function withNamesOf(main: BibleText, message: string, asked: string): string {
  const names = wordsOf([...asked.matchAll(CAPITALISED)].map(([name]) => name).join(' '));
  return names
    .filter((name) => !main.index.find(name).length)
    .reduce((text, name) => {
      const english = nearestWord([main.index], name);
      return english?.startsWith(name.slice(0, ALIKE)) ? text.replaceAll(name, english) : text;
    }, message);
}

/** The subject of a search, in a few words of the question itself. */
export function nameQuestion(message: string): string {
  const words = themeWords(message).slice(0, 6);
  return words.length ? listWords(words.map((word) => asWritten(message, word))) : 'that';
}
