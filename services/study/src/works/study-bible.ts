import { type Book, parseReferences, passageOf, placeAt } from '@berea/scripture';
import { type NotedAnswer, type NotedSection, type Range, type StudyBiblePack, TimeSlice } from '@berea/text-packs';
import { Bm25, countWords, type WordCounts } from '../text/bm25.js';
import { AnswerIndex, type FoundAnswer } from './answer-index.js';
import { askedWords, plainStems } from './stemmed-words.js';

/** A word of a section's title says more of what it is about than one of its note. */
const TITLE_SHARE = 2;

/** A section by the address that it keeps as long as its range stays. */
export interface PlacedSection extends NotedSection {
  readonly id: string;
  readonly book: Book;
}

interface IndexedSection {
  readonly section: PlacedSection;
  readonly counts: WordCounts;
}

/** The study Bible that Berea writes itself. */
export class StudyBible {
  readonly answers: ReadonlyMap<string, NotedAnswer>;
  /** In the order of the text. */
  readonly sections: readonly PlacedSection[];
  private readonly themes: ReadonlyMap<string, string>;
  private readonly places: ReadonlyMap<string, number>;
  private readonly answerIndexes = new Map<'en' | 'es', AnswerIndex>();
  private sectionIndex: Promise<Bm25<IndexedSection>> | undefined;

  constructor(
    /** Id of the work. */
    readonly source: string,
    /** The day of the edition, as `2026-11-27`. */
    readonly edition: string,
    private readonly pack: StudyBiblePack,
  ) {
    this.answers = new Map(pack.answers.map((answer) => [answer.id, answer]));
    this.sections = pack.sections.map((section) => ({
      ...section,
      id: sectionId(section.range),
      book: placeAt(section.range[0]).book,
    }));
    this.places = new Map(this.sections.map(({ id }, place) => [id, place]));
    this.themes = new Map(pack.themes.map(({ id, name }) => [id, name]));
  }

  /** The answers that a question asks for, best first. */
  find(question: string, language: 'en' | 'es' = 'en', most?: number): FoundAnswer[] {
    let index = this.answerIndexes.get(language);
    if (!index) this.answerIndexes.set(language, (index = new AnswerIndex(this.pack.answers, language)));
    return index.find(question, most);
  }

  /** Where a section is in `sections`; undefined for an id that none has. */
  placeOfSection(id: string): number | undefined {
    return this.places.get(id);
  }

  /** The sections that a run of verses touches, in the order of the text. */
  sectionsIn(first: number, last: number): PlacedSection[] {
    return this.sections.filter(({ range }) => range[0] <= last && range[1] >= first);
  }

  /** Makes ready what a search of the sections needs, so that no search has to wait for it. */
  async prepare(): Promise<void> {
    await (this.sectionIndex ??= this.indexSections());
  }

  /** The sections on the passages that a question names, then those with its words, best first. */
  async findSections(question: string, most: number): Promise<PlacedSection[]> {
    this.sectionIndex ??= this.indexSections();
    const named = (/\d/.test(question) ? parseReferences(question) : []).flatMap((reference) => {
      const passage = passageOf(reference);
      return passage ? this.sectionsIn(passage.first, passage.last) : [];
    });
    const index = await this.sectionIndex;
    const found = index.find(askedWords(question), most).map(({ entry }) => entry.section);
    return [...new Set([...named, ...found])].slice(0, most);
  }

  /** Takes a second or more in all, between which others are answered. */
  private async indexSections(): Promise<Bm25<IndexedSection>> {
    const slice = new TimeSlice();
    const indexed: IndexedSection[] = [];
    for (const section of this.sections) {
      const { title, about, note, asked, themes } = section;
      const texts = [about, note, ...asked.flatMap(({ q, a }) => [q, a]), ...themes.map((id) => this.themeName(id))];
      // Passages that a question names are found by their verses.
      const counts = countWords([
        [plainStems(title), TITLE_SHARE],
        ...texts.map((text) => [plainStems(text), 1] as const),
      ]);
      indexed.push({ section, counts });
      await slice.yieldToEventLoop();
    }
    return new Bm25(indexed, ({ counts }) => counts);
  }

  themeName(id: string): string {
    return this.themes.get(id) ?? id;
  }
}

/** `luke-15-11-32`, over chapters `gen-1-1-2-3`: in letters that no address writes otherwise. */
function sectionId([first, last]: Range): string {
  const [from, to] = [placeAt(first), placeAt(last)];
  const end = to.chapter === from.chapter ? [to.verse] : [to.chapter, to.verse];
  return [from.book.osis.toLowerCase(), from.chapter, from.verse, ...end].join('-');
}
