import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { studyContract } from '@berea/contracts';
import { type Book, BOOKS } from '@berea/scripture';
import { ApiError } from '@berea/server';
import { Library } from '../works/library.js';
import type { StudyBible } from '../works/study-bible.js';
import { requireBook, requireVerse } from '../text/passages.js';
import {
  answerTitleOf,
  articleTitleOf,
  describeAnswer,
  describeArticle,
  describeIntroduction,
  describeSection,
  introductionTitleOf,
  sectionTitleOf,
} from './describe-notes.js';

const { answer, answers, article, articles, books, introduction, introductions, section, sections, verse } =
  studyContract.studyBible;

/** Results of a search that are worth a look. */
const MOST_FOUND = 20;
const WORK = 'berea';

@Controller()
export class StudyBibleController {
  constructor(@Inject(Library) private readonly library: Library) {}

  @Implement(answers)
  answers() {
    return implement(answers).handler(async ({ input: { q = '', language, offset, limit } }) => {
      const notes = await this.notes();
      const found = q.trim()
        ? notes.find(q, language, MOST_FOUND).map((each) => each.answer)
        : [...notes.answers.values()];
      const titles = found.map((each) => answerTitleOf(each, language));
      if (!q.trim()) titles.sort((a, b) => compare(a.kind, b.kind) || compare(a.title, b.title));
      return pageOf(notes, titles, offset, limit);
    });
  }

  @Implement(answer)
  answer() {
    return implement(answer).handler(async ({ input: { id, language } }) => {
      const notes = await this.notes();
      const found = notes.answers.get(id);
      if (!found) throw new ApiError('study_answer_unknown', { values: { id } });
      return describeAnswer(notes, found, language);
    });
  }

  @Implement(books)
  books() {
    return implement(books).handler(async () => {
      const notes = await this.notes();
      const counts = new Map<Book, number>();
      for (const { book } of notes.sections) counts.set(book, (counts.get(book) ?? 0) + 1);
      const found = BOOKS.flatMap((book) => {
        const [count = 0, own] = [counts.get(book), notes.introductionTo(book)];
        return count || own
          ? [{ book: book.name, sections: count, ...(own && { introduction: introductionTitleOf(own) }) }]
          : [];
      });
      return { edition: notes.edition, books: found };
    });
  }

  @Implement(introductions)
  introductions() {
    return implement(introductions).handler(async ({ input: { q = '', offset, limit } }) => {
      const notes = await this.notes();
      const found = q.trim() ? await notes.findIntroductions(q, MOST_FOUND) : notes.introductions;
      return pageOf(notes, found.map(introductionTitleOf), offset, limit);
    });
  }

  @Implement(introduction)
  introduction() {
    return implement(introduction).handler(async ({ input: { book: name } }) => {
      const book = requireBook(name);
      const notes = await this.notes();
      const found = describeIntroduction(notes, book, this.library.main);
      if (!found) throw new ApiError('study_introduction_unknown', { values: { book: book.name } });
      return found;
    });
  }

  @Implement(articles)
  articles() {
    return implement(articles).handler(async ({ input: { q = '', kind, offset, limit } }) => {
      const notes = await this.notes();
      const found = q.trim() ? await notes.findArticles(q, MOST_FOUND) : notes.articles;
      const ofKind = found.filter((each) => kind === undefined || each.kind === kind);
      return pageOf(notes, ofKind.map(articleTitleOf), offset, limit);
    });
  }

  @Implement(article)
  article() {
    return implement(article).handler(async ({ input: { id } }) => {
      const notes = await this.notes();
      const found = describeArticle(notes, id.toLowerCase());
      if (!found) throw new ApiError('study_article_unknown', { values: { id } });
      return found;
    });
  }

  @Implement(sections)
  sections() {
    return implement(sections).handler(async ({ input: { book, q = '', offset, limit } }) => {
      const within = book === undefined ? undefined : requireBook(book);
      const notes = await this.notes();
      const found = q.trim() ? await notes.findSections(q, MOST_FOUND) : notes.sections;
      const titles = found.filter((each) => !within || each.book === within).map(sectionTitleOf);
      return pageOf(notes, titles, offset, limit);
    });
  }

  @Implement(section)
  section() {
    return implement(section).handler(async ({ input: { id } }) => {
      const notes = await this.notes();
      const found = describeSection(notes, notes.placeOfSection(id.toLowerCase()));
      if (!found) throw new ApiError('study_section_unknown', { values: { id } });
      return found;
    });
  }

  /** A reader opens verses all day, and most servers lack something: neither is a fault to be told. */
  @Implement(verse)
  verse() {
    return implement(verse).handler(async ({ input }) => {
      const position = requireVerse(requireBook(input.book), input.chapter, input.verse);
      await this.library.loaded;
      const notes = this.library.studyBible;
      const [found] = notes?.sectionsIn(position, position) ?? [];
      const described = notes && found && describeSection(notes, notes.placeOfSection(found.id));
      return described ? { section: described } : {};
    });
  }

  /** @throws ApiError 404 where this server has none */
  private async notes(): Promise<StudyBible> {
    await this.library.loaded;
    const notes = this.library.studyBible;
    if (!notes) throw this.library.notThere(WORK);
    return notes;
  }
}

/** The requested part of a list. */
const pageOf = <T>({ edition }: StudyBible, all: readonly T[], offset: number, limit: number) => ({
  edition,
  total: all.length,
  results: all.slice(offset, offset + limit),
});

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
