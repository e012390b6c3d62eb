import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { type NotedAnswerTitle, type NotedSection, type NotedSectionTitle, studyContract } from '@berea/contracts';
import { ApiError } from '@berea/server';
import type { InLanguages, NotedAnswer, Range } from '@berea/text-packs';
import { Library } from '../works/library.js';
import type { PlacedSection, StudyBible } from '../works/study-bible.js';
import { passageName, placeOf, requireBook, requireVerse } from '../text/passages.js';

const { answer, answers, books, section, sections, verse } = studyContract.studyBible;

/** Of a search, so many are worth a look. */
const MOST_FOUND = 20;
const WORK = 'berea';

type Language = 'en' | 'es';

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
      const titles = found.map((each) => titleOf(each, language));
      if (!q.trim()) titles.sort((a, b) => compare(a.kind, b.kind) || compare(a.title, b.title));
      return { edition: notes.edition, total: titles.length, results: titles.slice(offset, offset + limit) };
    });
  }

  @Implement(answer)
  answer() {
    return implement(answer).handler(async ({ input: { id, language } }) => {
      const notes = await this.notes();
      const found = notes.answers.get(id);
      if (!found) throw new ApiError('study_answer_unknown', { values: { id } });
      const said = (texts: InLanguages): string => texts[language] ?? texts.en;
      return {
        ...titleOf(found, language),
        edition: notes.edition,
        lead: said(found.lead),
        passages: found.passages.map(({ range, why }) => ({ ...placed(range), why: said(why) })),
        views: found.views.map(({ of, says, ranges }) => ({ of, says: said(says), references: ranges.map(placed) })),
        next: found.next.flatMap((other) => {
          const next = notes.answers.get(other);
          return next ? [titleOf(next, language)] : [];
        }),
        source: notes.source,
      };
    });
  }

  @Implement(books)
  books() {
    return implement(books).handler(async () => {
      const notes = await this.notes();
      const counts = new Map<string, number>();
      for (const { book } of notes.sections) counts.set(book.name, (counts.get(book.name) ?? 0) + 1);
      return { edition: notes.edition, books: [...counts].map(([book, count]) => ({ book, sections: count })) };
    });
  }

  @Implement(sections)
  sections() {
    return implement(sections).handler(async ({ input: { book, q = '', offset, limit } }) => {
      const within = book === undefined ? undefined : requireBook(book);
      const notes = await this.notes();
      const found = q.trim() ? await notes.findSections(q, MOST_FOUND) : notes.sections;
      const titles = found.filter((each) => !within || each.book === within).map(sectionTitleOf);
      return { edition: notes.edition, total: titles.length, results: titles.slice(offset, offset + limit) };
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

const placed = ([first, last]: Range) => ({ reference: passageName({ first, last }), place: placeOf({ first, last }) });
const sectionTitleOf = ({ id, title, range }: PlacedSection): NotedSectionTitle => ({ id, title, ...placed(range) });
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Its first phrasing, with a capital. */
function titleOf({ id, kind, phrasings }: NotedAnswer, language: Language): NotedAnswerTitle {
  const [title = id] = phrasings[language];
  return { id, kind, title: title.replace(/\p{L}/u, (letter) => letter.toUpperCase()) };
}

/** @param place in the sections of the notes */
function describeSection(notes: StudyBible, place: number | undefined): NotedSection | undefined {
  const found = place === undefined ? undefined : notes.sections[place];
  if (place === undefined || !found) return undefined;
  const [previous, next] = [notes.sections[place - 1], notes.sections[place + 1]];
  const { about, setting, note, key, asked, idea, movements, questions, caution, themes } = found;
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
    themes: themes.map((id) => notes.themeName(id)),
    ...(previous && { previous: sectionTitleOf(previous) }),
    ...(next && { next: sectionTitleOf(next) }),
    source: notes.source,
  };
}
