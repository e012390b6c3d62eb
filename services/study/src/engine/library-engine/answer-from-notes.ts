import { parseReferences, type ReferenceSpan } from '@berea/scripture';
import type { InLanguages, NotedAnswer, NotedArticle, Range } from '@berea/text-packs';
import type { BibleText } from '../../works/bible-text.js';
import { quoteVerses } from '../../works/bible-text.js';
import { askingSentences } from '../question/asking-parts.js';
import { questionOf, type StudyBible } from '../../works/study-bible.js';
import { themeWords } from '../../study-tools/question/question-terms.js';
import { wordsOf } from '../../text/fold-words.js';
import { passageName } from '../../text/passages.js';
import type { Draft, Frame } from './draft.js';

/** Least share of the question that an entry must cover to be about the same. */
const LEAST_SHARE = 0.7;
/**
 * How like one of its phrasings the question must be, and how far ahead of the next entry. The one makes up for the
 * other. Chosen on the open questions of `evaluation/`; `noted-questions.spec.ts` holds others.
 */
const LIKE = 0.68;
const THE_SAME = 0.9;
const A_PHRASING = 0.97;
const MOST_LOOKED_AT = 8;
/**
 * From which certainty on an entry answers before anything else is looked up, where nothing better was found, and with
 * the remark that it is what comes nearest.
 */
export const CERTAIN = 0.9;
export const LIKELY = 0.45;
export const NEAR = 0.2;
const AHEAD = 1.1;
const FAR_AHEAD = 2;
const LEAST_CERTAIN = 0.85;
/** Kinds of entries that answer what a reader of a passage asks of it; other questions on it are answered beside it. */
const OF_A_PASSAGE = ['contradiction', 'hard passage', 'meaning'];
/** Longer passages are named, not shown: their `why` says what is in them. */
const MOST_VERSES = 4;
const MOST_QUOTED = 4;

type Language = 'en' | 'es';

/**
 * The entry of the study Bible that a question asks for; undefined where none is.
 * @param least certainty that is enough; without it the question must be like one of the entry's phrasings
 */
export function findNotedAnswer(
  notes: StudyBible,
  question: string,
  language: Language,
  least?: number,
): NotedAnswer | undefined {
  const references = parseReferences(question);
  // A question that names a passage and asks nothing of it wants that passage.
  if (references.length && !themeWords(withoutSpans(question, references)).length) return undefined;
  const answer = phrasedAs(notes, question, language) ?? likest(notes, question, language, least);
  return answer && (least !== undefined || !references.length || OF_A_PASSAGE.includes(answer.kind))
    ? answer
    : undefined;
}

/** The entry that has a question among its phrasings, whatever further words other entries share with it. */
export const phrasedAs = (notes: StudyBible, question: string, language: Language): NotedAnswer | undefined =>
  notes.find(question, language, MOST_LOOKED_AT).find(({ likeness }) => likeness >= A_PHRASING)?.answer;

function likest(notes: StudyBible, question: string, language: Language, least?: number): NotedAnswer | undefined {
  const [best, next] = notes.find(question, language);
  if (!best) return undefined;
  const { likeness, score, answer, share, certainty } = best;
  // How certain an entry is has been learnt on English questions alone.
  if (least !== undefined) return language === 'en' && certainty >= least ? answer : undefined;
  if (share < LEAST_SHARE) return undefined;
  const ahead = next ? score / next.score : FAR_AHEAD;
  const isLike = likeness >= LIKE || ahead >= FAR_AHEAD;
  const isAhead = ahead >= AHEAD || likeness >= THE_SAME;
  return isLike && isAhead && likeness * ahead >= LEAST_CERTAIN ? answer : undefined;
}

/** The answer of the entry that a question asks for; undefined where none is. */
export function answerFromNotes(
  notes: StudyBible,
  text: BibleText,
  question: string,
  frame: Frame,
  least?: number,
): Draft | undefined {
  const answer = findNotedAnswer(notes, question, text.language.startsWith('es') ? 'es' : 'en', least);
  return answer && tellAnswer(notes, text, answer, frame, least !== undefined && least < LIKELY);
}

/**
 * A long message has so many words that are not the entry's that it is never certain; the more it has in common with one
 * phrasing, the likelier that one is meant. Whole, and in a sentence that asks, which has fewer words to be unlike by.
 * Chosen on messages of strangers: of seven that were found so, six were meant.
 */
const LIKE_WHOLE = 0.33;
const LIKE_SENTENCE = 0.5;

/** The entry that comes nearest to a long message by its likeness, told as the nearest; undefined where none is near. */
export function answerNearest(notes: StudyBible, text: BibleText, told: string, frame: Frame): Draft | undefined {
  if (!text.language.startsWith('en')) return undefined;
  const [whole] = notes.find(told, 'en', 1);
  const asked = askingSentences(told).flatMap((sentence) => notes.find(sentence, 'en', 1));
  const like = whole && whole.likeness >= LIKE_WHOLE ? whole : asked.find(({ likeness }) => likeness >= LIKE_SENTENCE);
  return like && tellAnswer(notes, text, like.answer, frame, true);
}

/** What an entry says: its lead, its passages with the reason for each, and the views where Christians differ. */
function tellAnswer(notes: StudyBible, text: BibleText, answer: NotedAnswer, frame: Frame, isNearest: boolean): Draft {
  const language = text.language.startsWith('es') ? 'es' : 'en';
  const said = (texts: InLanguages): string => (language === 'es' ? (texts.es ?? texts.en) : texts.en);
  const shown = answer.passages.filter(({ range: [first, last] }) => last - first < MOST_VERSES).slice(0, MOST_QUOTED);
  const named = answer.passages.filter((passage) => !shown.includes(passage));
  return {
    parts: [
      ...(isNearest ? [frame.nearestQuestion(questionOf(answer, language))] : []),
      said(answer.lead),
      `*${frame.fromNotes(notes.edition)}*`,
      ...shown.flatMap(({ range, why }) => [sentence(said(why)), quoteVerses(text, passageAt(range))]),
      ...(named.length
        ? [listOf(named.map(({ range, why }) => `**${passageName(passageAt(range))}**: ${said(why)}`))]
        : []),
      ...(answer.views.length
        ? [
            frame.views,
            listOf(answer.views.map(({ of, says, ranges }) => `**${of}**: ${said(says)} (${namesOf(ranges)})`)),
          ]
        : []),
    ],
    works: [notes.source],
    next: answer.next.flatMap((id) => {
      const other = notes.answers.get(id);
      return other ? [questionOf(other, language)] : [];
    }),
  };
}

/** 'Who was Melchizedek?' is a phrasing of an answer, which says more of what is asked than his article. */
export const isNoted = (notes: StudyBible, question: string, language: Language = 'en'): boolean =>
  notes.find(question, language).some(({ likeness }) => likeness >= THE_SAME) &&
  findNotedAnswer(notes, question, language) !== undefined;

/** The named subject of a question: its article, a verse that names it, and where to read of it. */
export function answerFromArticle(
  notes: StudyBible,
  text: BibleText,
  question: string,
  frame: Frame,
): Draft | undefined {
  // The articles are in English alone.
  const article = text.language.startsWith('en') ? notes.articleNamed(question) : undefined;
  if (!article || isNoted(notes, question)) return undefined;
  const { name, refs, unknown } = article;
  const verse = verseNaming(article, text);
  return {
    parts: [
      article.text,
      `*${frame.fromNotes(notes.edition)}*`,
      ...(unknown ? [unknown] : []),
      ...(verse === undefined ? [] : [quoteVerses(text, { first: verse, last: verse })]),
      frame.readOf(name, namesOf(refs)),
    ],
    works: [notes.source],
  };
}

/** Of the passages' verses with the first word of a name, the one that shares most with its article. */
function verseNaming({ name, text: said, refs }: NotedArticle, text: BibleText): number | undefined {
  const [word = ''] = wordsOf(name);
  const told = new Set(themeWords(said));
  let [best, most]: [number | undefined, number] = [undefined, 0];
  for (const [first, last] of refs)
    for (let position = first; position <= last; position += 1) {
      const words = new Set(wordsOf(text.at(position) ?? ''));
      if (!words.has(word) && !words.has(`${word}'s`)) continue;
      const both = [...words].filter((each) => told.has(each)).length;
      if (both > most) [best, most] = [position, both];
    }
  return best;
}

const withoutSpans = (text: string, spans: readonly ReferenceSpan[]): string =>
  [...spans].reverse().reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);

const passageAt = ([first, last]: Range) => ({ first, last });
const namesOf = (ranges: readonly Range[]): string => ranges.map((range) => passageName(passageAt(range))).join('; ');
const listOf = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}:`;
