import { BOOKS, findOutsideBook } from '@berea/scripture';
import { nearestWord } from '../../search/nearest-word.js';
import { kjvIdiomOf } from '../../study-tools/question/kjv-idiom.js';
import { isAskingWord, themeWords } from '../../study-tools/question/question-terms.js';
import type { BibleText } from '../../works/bible-text.js';
import type { Topics } from '../../works/topics.js';
import { WordIndex } from '../../text/word-index.js';
import { replaceWord } from '../../text/whole-words.js';
import { tableBeginnings, tableWords } from './chosen-passages.js';
import { passageNames } from './named-passages.js';
import { LONGEST_QUESTION, plainWords } from './phrases.js';

/** A message with more unknown words than this is not mistyped. */
const MOST = 3;
const SHORTEST = 5;
/** 'forgivness' begins like a word of the tables, and ends like none. */
const ENDING =
  /^(?:e|es|ed|er|ers|ing|ings|ion|ions|ation|ity|y|ies|s|eness|iness|ful|less|ment|al|ous|ize|ized|ist|ic|ism|en|ion|able|ive|ly|fied|fication|fy|t|hip|ship|nt|nts|ance|ence|ant|ent)?$/;

let beginnings: readonly string[] | undefined;
/** Known words beside the texts: names of passages, subjects, stories and books. */
let ours: WordIndex | undefined;
const ourWords = (): WordIndex =>
  (ours ??= new WordIndex([
    [...passageNames().keys()].join(' '),
    tableWords().join(' '),
    BOOKS.map(({ name }) => name).join(' '),
    'explain meaning difference compare chapter verse psalm proverbs parable miracle disciple apostle commandments introduction intro overview background author date verses reading sermon lesson devotional',
    `forgiveness anxiety worry temptation baptism marriage divorce gratitude patience generosity righteousness salvation
    repentance resurrection redemption reconciliation justification sanctification persecution perseverance discipleship
    hypocrisy idolatry loneliness depression addiction pornography homosexuality gossip jealousy anger humility`,
  ]));

/**
 * A question with the words that were meant for those that are mistyped: 'forgivness' → 'forgiveness'. A word of a
 * text, a topic or a table of this library is left as it is.
 * @param texts whose words are known; one of them is a newer one, for the words of today
 */
export function withSpellingMended(
  message: string,
  texts: readonly BibleText[],
  topics: Topics | null | undefined,
): string {
  if (plainWords(message).length > LONGEST_QUESTION) return message;
  const unknown = themeWords(message).filter((word) => word.length >= SHORTEST && !isKnown(word, texts, topics));
  if (unknown.length > MOST) return message;
  return unknown.reduce((text, word) => {
    const meant = meantBy(word);
    // A word of other letters at its beginning is another word.
    if (!meant || meant[0] !== word[0] || isAskingWord(meant)) return text;
    return replaceWord(text, word, meant);
  }, message);
}

const meantBy = (word: string): string | undefined => nearestWord([ourWords()], word);

function isKnown(word: string, texts: readonly BibleText[], topics: Topics | null | undefined): boolean {
  const forms = [
    word,
    word.replace(/'s$/, ''),
    word.replace(/(?:e?s|ed|ing|er|ly)$/, ''),
    word.replace(/ing$|ed$/, 'e'),
  ];
  return forms.some(
    (form) =>
      (beginnings ??= tableBeginnings()).some(
        (each) => form.startsWith(each) && ENDING.test(form.slice(each.length)),
      ) ||
      ourWords().find(form).length > 0 ||
      texts.some(({ index }) => index.find(form).length > 0) ||
      kjvIdiomOf(form).length > 0 ||
      isAskingWord(form) ||
      findOutsideBook(form) !== undefined ||
      (topics?.find(form).length ?? 0) > 0,
  );
}
