import type {
  NotedAnswer as DescribedAnswer,
  NotedAnswerTitle,
  NotedArticle as DescribedArticle,
  NotedArticleTitle,
  NotedIntroduction,
  NotedIntroductionTitle,
  NotedPart as DescribedPart,
  NotedSection,
  NotedSectionTitle,
} from '@berea/contracts';
import { type Book, placeAt } from '@berea/scripture';
import type { InLanguages, NotedAnswer, NotedArticle, NotedPart, NotedStatement, Range } from '@berea/text-packs';
import { passageName, placeOf, referenceName, requireChapter } from '../text/passages.js';
import type { BibleText } from '../works/bible-text.js';
import { type Introduction, type PlacedSection, questionOf, type StudyBible } from '../works/study-bible.js';

type Language = 'en' | 'es';

/** Words that an unhurried reader reads in a minute. */
const WORDS_A_MINUTE = 200;

const placed = ([first, last]: Range) => ({ reference: passageName({ first, last }), place: placeOf({ first, last }) });

export const answerTitleOf = (answer: NotedAnswer, language: Language): NotedAnswerTitle => ({
  id: answer.id,
  kind: answer.kind,
  title: questionOf(answer, language),
});

export const sectionTitleOf = ({ id, title, range }: PlacedSection): NotedSectionTitle => ({
  id,
  title,
  ...placed(range),
});

export const introductionTitleOf = ({ id, book }: Introduction): NotedIntroductionTitle => ({ id, book });

export const articleTitleOf = ({ id, kind, name, also }: NotedArticle): NotedArticleTitle => ({
  id,
  kind,
  name,
  also: [...also],
});

export function describeAnswer(notes: StudyBible, found: NotedAnswer, language: Language): DescribedAnswer {
  const said = (texts: InLanguages): string => texts[language] ?? texts.en;
  return {
    ...answerTitleOf(found, language),
    edition: notes.edition,
    lead: said(found.lead),
    passages: found.passages.map(({ range, why }) => ({ ...placed(range), why: said(why) })),
    views: found.views.map(({ of, says, ranges }) => ({ of, says: said(says), references: ranges.map(placed) })),
    next: found.next.flatMap((other) => {
      const next = notes.answers.get(other);
      return next ? [answerTitleOf(next, language)] : [];
    }),
    source: notes.source,
  };
}

/** @param place in the sections of the notes */
export function describeSection(notes: StudyBible, place: number | undefined): NotedSection | undefined {
  const found = place === undefined ? undefined : notes.sections[place];
  if (place === undefined || !found) return undefined;
  const { about, setting, note, key, asked, idea, movements, questions, caution, themes } = found;
  const introduction = notes.introductionTo(found.book);
  return {
    ...sectionTitleOf(found),
    edition: notes.edition,
    about,
    setting,
    note,
    keyVerse: placed(key),
    asked: asked.map(({ q, a }) => ({ question: q, answer: a })),
    idea,
    movements: movements.map(({ range, is }) => ({ ...placed(range), title: is, verses: range[1] - range[0] + 1 })),
    questions: [...questions],
    ...(caution && { caution }),
    themes: notes.themeNames(themes),
    ...(introduction && { introduction: introductionTitleOf(introduction) }),
    ...neighbours(notes.sections, place, sectionTitleOf),
    source: notes.source,
  };
}

/** @param main whose words are counted */
export function describeIntroduction(notes: StudyBible, book: Book, main: BibleText): NotedIntroduction | undefined {
  const found = notes.introductionTo(book);
  if (!found) return undefined;
  const { about, author, date, readers, purpose, key, outline, themes, preach } = found;
  const sections = notes.sections.filter((each) => each.book === book);
  const words = countWords(main, book);
  return {
    ...introductionTitleOf(found),
    edition: notes.edition,
    about,
    author: statementOf(author),
    date: statementOf(date),
    readers: statementOf(readers),
    purpose,
    keyVerse: placed(key),
    outline: outline.map((part) => ({
      ...partOf(part),
      sections: sections
        .filter(({ range: [first] }) => first >= part.range[0] && first <= part.range[1])
        .map(sectionTitleOf),
    })),
    themes: notes.themeNames(themes),
    preach: { one: preach.one, four: preach.four.map(partOf), eight: preach.eight.map(partOf) },
    words,
    minutes: Math.ceil(words / WORDS_A_MINUTE),
    ...neighbours(notes.introductions, notes.introductions.indexOf(found), introductionTitleOf),
    source: notes.source,
  };
}

export function describeArticle(notes: StudyBible, id: string): DescribedArticle | undefined {
  const place = notes.articles.findIndex((each) => each.id === id);
  const found = notes.articles[place];
  if (!found) return undefined;
  const { text, refs, unknown } = found;
  return {
    ...articleTitleOf(found),
    edition: notes.edition,
    text,
    references: refs.map(placed),
    ...(unknown && { unknown }),
    ...neighbours(notes.articles, place, articleTitleOf),
    source: notes.source,
  };
}

/** The entries before and after one of a list. */
function neighbours<T, U>(all: readonly T[], place: number, titleOf: (entry: T) => U): { previous?: U; next?: U } {
  const [previous, next] = [all[place - 1], all[place + 1]];
  return { ...(previous && { previous: titleOf(previous) }), ...(next && { next: titleOf(next) }) };
}

const statementOf = ({ says, tradition, disputed }: NotedStatement) => ({
  says,
  ...(tradition && { tradition }),
  ...(disputed && { disputed }),
});

/** Whole chapters are named as such: 'Genesis 1–11'. */
function partOf({ range: [first, last], title }: NotedPart): DescribedPart {
  const [from, to] = [placeAt(first), placeAt(last)];
  const whole = from.verse === 1 && to.verse === to.book.verseCounts[to.chapter - 1] && to.book.chapters > 1;
  if (!whole) return { ...placed([first, last]), title };
  const { book, chapter } = from;
  const reference = referenceName({ book, chapter, ...(to.chapter > chapter && { endChapter: to.chapter }) });
  return { reference, place: placeOf({ first, last }), title };
}

function countWords(main: BibleText, book: Book): number {
  const whole = { first: requireChapter(book, 1).first, last: requireChapter(book, book.chapters).last };
  return main.slice(whole).reduce((sum, verse) => sum + verse.split(' ').filter(Boolean).length, 0);
}
