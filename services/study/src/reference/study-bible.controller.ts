import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { type NotedAnswerTitle, studyContract } from '@berea/contracts';
import { ApiError } from '@berea/server';
import type { InLanguages, NotedAnswer, Range } from '@berea/text-packs';
import { Library } from '../works/library.js';
import type { StudyBible } from '../works/study-bible.js';
import { passageName, placeOf } from '../text/passages.js';

const { answer, answers } = studyContract.studyBible;

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
      if (!found) throw new ApiError('NOT_FOUND', `Berea Notes has no answer ${id}.`);
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

  /** @throws ApiError 404 where this server has none */
  private async notes(): Promise<StudyBible> {
    await this.library.loaded;
    const notes = this.library.studyBible;
    if (!notes) throw new ApiError('NOT_FOUND', this.library.whyMissing(WORK));
    return notes;
  }
}

const placed = ([first, last]: Range) => ({ reference: passageName({ first, last }), place: placeOf({ first, last }) });
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Its first phrasing, with a capital. */
function titleOf({ id, kind, phrasings }: NotedAnswer, language: Language): NotedAnswerTitle {
  const [title = id] = phrasings[language];
  return { id, kind, title: title.replace(/\p{L}/u, (letter) => letter.toUpperCase()) };
}
