import type { NotedAnswer, NotedSection, StudyBiblePack } from '@berea/text-packs';
import { AnswerIndex, type FoundAnswer } from './answer-index.js';

/** The study Bible that Berea writes itself. */
export class StudyBible {
  readonly answers: ReadonlyMap<string, NotedAnswer>;
  private readonly indexes = new Map<'en' | 'es', AnswerIndex>();

  constructor(
    /** Id of the work. */
    readonly source: string,
    /** The day of the edition, as `2026-11-27`. */
    readonly edition: string,
    private readonly pack: StudyBiblePack,
  ) {
    this.answers = new Map(pack.answers.map((answer) => [answer.id, answer]));
  }

  /** The answers that a question asks for, best first. */
  find(question: string, language: 'en' | 'es' = 'en', most?: number): FoundAnswer[] {
    let index = this.indexes.get(language);
    if (!index) this.indexes.set(language, (index = new AnswerIndex(this.pack.answers, language)));
    return index.find(question, most);
  }

  /** The sections that a run of verses touches, in the order of the text. */
  sectionsIn(first: number, last: number): NotedSection[] {
    return this.pack.sections.filter(({ range }) => range[0] <= last && range[1] >= first);
  }
}
