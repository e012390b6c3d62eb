import { type Book, findBook, parseReferences, type Passage, passageOf, placeAt } from '@berea/scripture';
import {
  type NotedAnswer,
  type NotedArticle,
  type NotedBook,
  type NotedSection,
  type Range,
  type StudyBiblePack,
  TimeSlice,
} from '@berea/text-packs';
import { Bm25, countWords, type WordCounts } from '../text/bm25.js';
import { ArticleNames } from './article-names.js';
import { AnswerIndex, type FoundAnswer } from './answer-index.js';
import { ModernWords, scoresOf } from './modern-words.js';
import { articlesNamedIn } from './named-articles.js';
import { askedWords, plainStems } from './stemmed-words.js';

/** A word of a title says more of what an entry is about than one of its text. */
const TITLE_SHARE = 2;
/** The name of an article is all that most people look for. */
const NAME_SHARE = 6;

/** The kinds of articles in the order in which they are read; others come last. */
const ARTICLE_KINDS = ['person', 'place', 'thing', 'word'];

/** A section by the address that it keeps as long as its range stays. */
export interface PlacedSection extends NotedSection {
  readonly id: string;
  readonly book: Book;
}

/** The introduction to a book by its address, as `1-samuel`. */
export interface Introduction extends NotedBook {
  readonly id: string;
}

type WeighedTexts = readonly (readonly [text: string, share: number])[];

/** The study Bible that Berea writes itself. */
export class StudyBible {
  readonly answers: ReadonlyMap<string, NotedAnswer>;
  /** In the order of the text. */
  readonly sections: readonly PlacedSection[];
  /** In the order of the Bible. */
  readonly introductions: readonly Introduction[];
  /** By kind, then by name. */
  readonly articles: readonly NotedArticle[];
  private readonly themes: ReadonlyMap<string, string>;
  private readonly places: ReadonlyMap<string, number>;
  private readonly modernWords: ModernWords;
  private readonly articlesById: ReadonlyMap<string, NotedArticle>;
  private articleNames: ArticleNames | undefined;
  private held: ReadonlySet<number> | undefined;
  private readonly answerIndexes = new Map<'en' | 'es', AnswerIndex>();
  private indexes: Promise<Indexes> | undefined;

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
    this.introductions = (pack.books ?? []).map((book) => ({ ...book, id: introductionId(book.book) }));
    this.articles = [...(pack.articles ?? [])].sort(
      (one, other) =>
        placeOfKind(one.kind) - placeOfKind(other.kind) ||
        compare(one.kind, other.kind) ||
        compare(one.name, other.name),
    );
    this.modernWords = new ModernWords(pack.bridges ?? [], 'en');
    this.articlesById = new Map(this.articles.map((article) => [article.id, article]));
  }

  /** The answers that a question asks for, best first. */
  find(question: string, language: 'en' | 'es' = 'en', most?: number): FoundAnswer[] {
    let index = this.answerIndexes.get(language);
    if (!index)
      this.answerIndexes.set(language, (index = new AnswerIndex(this.pack.answers, language, this.pack.bridges)));
    return index.find(question, most);
  }

  /** Index of a section in `sections`; undefined for an unknown id. */
  placeOfSection(id: string): number | undefined {
    return this.places.get(id);
  }

  /** The sections that a run of verses touches, in the order of the text. */
  sectionsIn(first: number, last: number): PlacedSection[] {
    return this.sections.filter(({ range }) => range[0] <= last && range[1] >= first);
  }

  /** The introduction to a book; undefined where there is none. */
  introductionTo({ name }: Book): Introduction | undefined {
    return this.introductions.find(({ book }) => book === name);
  }

  /** Makes ready what a search of sections, introductions and articles needs, so that no search has to wait for it. */
  async prepare(): Promise<void> {
    await this.indexed();
  }

  /** Makes ready what `find` needs, which the first question would block the event loop for. */
  async prepareAnswers(): Promise<void> {
    for (const language of ['en', 'es'] as const) {
      const index = await AnswerIndex.of(this.pack.answers, language, this.pack.bridges);
      this.answerIndexes.set(language, index);
    }
  }

  /** The sections on the passages that a question names, then those with its words, best first. */
  async findSections(question: string, most: number): Promise<PlacedSection[]> {
    const named = referencesIn(question).flatMap((reference) => {
      const passage = passageOf(reference);
      return passage ? this.sectionsIn(passage.first, passage.last) : [];
    });
    const { sections } = await this.indexed();
    return [...new Set([...named, ...findIn(sections, question, most)])].slice(0, most);
  }

  /** The introduction to the book that a question names, then those with its words, best first. */
  async findIntroductions(question: string, most: number): Promise<Introduction[]> {
    const books = [findBook(question), ...referencesIn(question).map(({ book }) => book)];
    const named = books.flatMap((book) => (book && this.introductionTo(book)) ?? []);
    const { introductions } = await this.indexed();
    return [...new Set([...named, ...findIn(introductions, question, most)])].slice(0, most);
  }

  /** The article on whom or what a question asks about by name. */
  articleNamed(question: string): NotedArticle | undefined {
    return (this.articleNames ??= new ArticleNames(this.articles)).find(question);
  }

  /**
   * The articles on what the verses of a passage name, those that speak of the passage first.
   *
   * @param isMeant whether the passage means a thing whose name it spells
   */
  articlesOn(
    verses: readonly string[],
    passage: Passage,
    isMeant?: (article: NotedArticle) => boolean,
  ): NotedArticle[] {
    return articlesNamedIn(this.articles, verses, passage, isMeant);
  }

  /** The articles with the words of a question, best first. */
  async findArticles(question: string, most: number): Promise<NotedArticle[]> {
    const { articles } = await this.indexed();
    const led = scoresOf(this.modernWords.find(question), articles, this.articlesById);
    return findIn(articles, question, most, led);
  }

  private indexed(): Promise<Indexes> {
    return (this.indexes ??= this.index());
  }

  /** Takes a second or more in all, between which others are answered. */
  private async index(): Promise<Indexes> {
    const slice = new TimeSlice();
    return {
      sections: await indexEntries(slice, this.sections, ({ title, about, note, asked, themes }) => [
        [title, TITLE_SHARE],
        ...[about, note, ...asked.flatMap(({ q, a }) => [q, a]), ...this.themeNames(themes)].map(once),
      ]),
      introductions: await indexEntries(slice, this.introductions, ({ book, about, purpose, outline, themes }) => [
        [book, TITLE_SHARE],
        ...[about, purpose, ...outline.map(({ title }) => title), ...this.themeNames(themes)].map(once),
      ]),
      articles: await indexEntries(slice, this.articles, ({ name, also, text, unknown = '' }) => [
        ...[name, ...also].map((each) => [each, NAME_SHARE] as const),
        ...[text, unknown].map(once),
      ]),
    };
  }

  /** Whether the notes hold on to a verse: as what decides a section, or as one that an answer quotes. */
  holdsOnTo(position: number): boolean {
    if (!this.held) {
      const quoted = this.pack.answers.flatMap(({ passages }) => passages.map(({ range }) => range));
      const ranges = [...this.sections.map(({ key }) => key), ...quoted];
      this.held = new Set(ranges.flatMap(([first, last]) => (first === last ? [first] : [])));
    }
    return this.held.has(position);
  }

  get themeIds(): string[] {
    return [...this.themes.keys()];
  }

  themeNames(ids: readonly string[]): string[] {
    return ids.map((id) => this.themes.get(id) ?? id);
  }
}

/** The question of an answer: its first phrasing, with a capital. */
export function questionOf({ id, phrasings }: NotedAnswer, language: 'en' | 'es'): string {
  const [question = id] = phrasings[language];
  return question.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}

interface Indexes {
  readonly sections: Bm25<PlacedSection>;
  readonly introductions: Bm25<Introduction>;
  readonly articles: Bm25<NotedArticle>;
}

const once = (text: string) => [text, 1] as const;

/** @param textsOf an entry, each with what one of its words counts; passages that a text names are words like others */
async function indexEntries<T>(
  slice: TimeSlice,
  entries: readonly T[],
  textsOf: (entry: T) => WeighedTexts,
): Promise<Bm25<T>> {
  const counted = new Map<T, WordCounts>();
  for (const entry of entries) {
    counted.set(entry, countWords(textsOf(entry).map(([text, share]) => [plainStems(text), share])));
    await slice.yieldToEventLoop();
  }
  return new Bm25(entries, (entry) => counted.get(entry) ?? new Map<string, number>());
}

const findIn = <T>(index: Bm25<T>, question: string, most: number, further?: ReadonlyMap<T, number>): T[] =>
  index.find(askedWords(question), most, further).map(({ entry }) => entry);

/** Reading references costs more than all else, and without a number there is none. */
const referencesIn = (question: string) => (/\d/.test(question) ? parseReferences(question) : []);

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

function placeOfKind(kind: string): number {
  const place = ARTICLE_KINDS.indexOf(kind);
  return place < 0 ? ARTICLE_KINDS.length : place;
}

/** '1 Samuel' → `1-samuel` */
const introductionId = (book: string): string => book.toLowerCase().replaceAll(' ', '-');

/** `luke-15-11-32`, over chapters `gen-1-1-2-3`: in letters that no address writes otherwise. */
function sectionId([first, last]: Range): string {
  const [from, to] = [placeAt(first), placeAt(last)];
  const end = to.chapter === from.chapter ? [to.verse] : [to.chapter, to.verse];
  return [from.book.osis.toLowerCase(), from.chapter, from.verse, ...end].join('-');
}
