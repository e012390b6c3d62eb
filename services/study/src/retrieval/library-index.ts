import { BOOKS, parseReferences, passageOf, placeAt, positionOf, VERSE_TOTAL } from '@berea/scripture';
import { type Range, TimeSlice } from '@berea/text-packs';
import { GrowingNumbers } from '../text/packed-arrays.js';
import type { Library } from '../works/library.js';
import type { StudyBible } from '../works/study-bible.js';
import { CountedDocuments, CountedPostings, type PackedPostings } from '../text/counted-postings.js';
import { type Language, Terms } from './terms.js';

/** Kinds of works beside the verses that speak of verses. */
export const WITNESSES = ['section', 'answer', 'commentary', 'topic', 'remark', 'book'] as const;
export type WitnessKind = (typeof WITNESSES)[number];

/** The works that are read. */
export type IndexedWorks = Pick<Library, 'main' | 'texts' | 'studyBible' | 'commentaries' | 'outline' | 'topics'>;

/** The parts of a packed index. */
export interface PackedIndex {
  readonly terms: readonly string[];
  readonly verses: PackedPostings;
  readonly fields: readonly PackedField[];
  readonly asked: PackedPostings;
}

interface PackedField {
  readonly kind: WitnessKind;
  readonly postings: PackedPostings;
  /** By document: where its ranges begin in `ends`, two numbers each */
  readonly starts: Uint32Array;
  readonly ends: Uint16Array;
}

/** A text, and what one of its words counts. */
type Part = readonly [text: string, share: number];

interface Document {
  readonly parts: readonly Part[];
  /** The verses that it speaks of */
  readonly on: readonly Range[];
}

/** Documents of one kind, each on some verses. */
export class Field {
  readonly postings: CountedPostings;

  constructor(readonly packed: PackedField) {
    this.postings = new CountedPostings(packed.postings);
  }

  static async of(kind: WitnessKind, documents: Iterable<Document>, terms: Terms, slice: TimeSlice): Promise<Field> {
    const counted = new CountedDocuments();
    const [starts, ends] = [new GrowingNumbers(), new GrowingNumbers()];
    for (const { parts, on } of documents) {
      counted.add(countTerms(parts, terms));
      starts.push(ends.length);
      for (const end of on.flat()) ends.push(end);
      await slice.yieldToEventLoop();
    }
    starts.push(ends.length);
    return new Field({ kind, postings: counted.pack(), starts: starts.all.slice(), ends: new Uint16Array(ends.all) });
  }

  eachVerse(document: number, visit: (position: number) => void): void {
    const { starts, ends } = this.packed;
    for (let at = starts[document] ?? 0; at < (starts[document + 1] ?? 0); at += 2)
      for (let position = ends[at] ?? 0; position <= (ends[at + 1] ?? -1); position += 1) visit(position);
  }
}

/** Phrasings tell much beside what is asked: a word of one says less than one of a lead or a note. */
const PHRASING_SHARE = 0.2;
/** A term that only some of the texts of a verse have counts this share more than by their mean. */
const OF_THE_MOST = 0.5;
/** Longer passages are spoken of as a whole, and topics with more places tell little of each. */
const LONGEST = 80;
const MOST_PLACES = 12;

/** Readers who come while an index is made wait for their chapter less. */
const REST_MS = 8;

/** The words of all installed works of one language by the verses that they speak of. */
export class LibraryIndex {
  readonly terms: Terms;
  /** Of its language */
  readonly texts: IndexedWorks['texts'];
  /** The words of the verses of all texts, by position */
  readonly verses: CountedPostings;
  readonly fields: ReadonlyMap<WitnessKind, Field>;
  /** By term: the number of questions people ask that have it */
  private readonly asked: CountedPostings;

  /** @param packed of these very works */
  constructor(
    library: IndexedWorks,
    language: Language,
    readonly packed: PackedIndex,
  ) {
    this.terms = termsOf(library, language, packed.terms);
    this.texts = textsOf(library, language);
    this.verses = new CountedPostings(packed.verses);
    this.fields = new Map(packed.fields.map((field) => [field.kind, new Field(field)]));
    this.asked = new CountedPostings(packed.asked);
  }

  /** Reads all works; takes seconds in all, between which others are answered. */
  static async of(library: IndexedWorks, language: Language): Promise<LibraryIndex> {
    const slice = new TimeSlice(REST_MS);
    const terms = termsOf(library, language);
    const texts = textsOf(library, language);
    const verses = new CountedDocuments();
    for (let position = 0; position < VERSE_TOTAL; position += 1) {
      verses.add(poolTexts(texts.map((text) => text.at(position)).filter(Boolean), terms));
      await slice.yieldToEventLoop();
    }
    const fields: PackedField[] = [];
    for (const [kind, documents] of witnessesOf(library, language))
      fields.push((await Field.of(kind, documents, terms, slice)).packed);
    const questions = new CountedDocuments();
    for (const question of library.studyBible ? questionsOf(library.studyBible, language) : []) {
      questions.add(countTerms([[question, 1]], terms));
      await slice.yieldToEventLoop();
    }
    return new LibraryIndex(library, language, {
      terms: terms.all,
      verses: verses.pack(),
      fields,
      asked: questions.pack(),
    });
  }

  get bytes(): number {
    return [this.verses, this.asked, ...[...this.fields.values()].map(({ postings }) => postings)].reduce(
      (sum, { bytes }) => sum + bytes,
      0,
    );
  }

  /** How telling a term of a question is: rare in the verses, and no way of asking. */
  rarity(term: number): number {
    const { asked, verses } = this;
    const inQuestions = asked.size ? Math.log((asked.size + 1) / (asked.holders(term) + 0.5)) : Infinity;
    return Math.min(verses.rarity(term), inQuestions);
  }
}

function termsOf({ main }: IndexedWorks, language: Language, known?: readonly string[]): Terms {
  const words = new Set(main.index.vocabulary);
  return new Terms(language, (word) => words.has(word), known);
}

const textsOf = ({ texts }: IndexedWorks, language: Language): IndexedWorks['texts'] =>
  texts.filter((text) => text.language.startsWith(language));

function* witnessesOf(
  library: IndexedWorks,
  language: Language,
): Iterable<readonly [kind: WitnessKind, documents: Iterable<Document>]> {
  const { studyBible } = library;
  if (studyBible) yield ['answer', answersOf(studyBible, language)];
  if (language !== 'en') return;
  if (studyBible) yield ['section', sectionsOf(studyBible)];
  yield ['commentary', notesOf(library)];
  yield ['topic', topicsOf(library)];
  yield ['remark', remarksOf(library)];
  yield ['book', booksOf(library)];
}

/** Count of each term in a verse: ten texts do not count ten times. */
function poolTexts(texts: readonly string[], terms: Terms): Map<number, number> {
  const sums = new Map<number, number>();
  const most = new Map<number, number>();
  for (const text of texts)
    for (const [term, count] of countTerms([[text, 1]], terms)) {
      sums.set(term, (sums.get(term) ?? 0) + count);
      most.set(term, Math.max(most.get(term) ?? 0, count));
    }
  for (const [term, sum] of sums)
    sums.set(term, ((1 - OF_THE_MOST) * sum) / texts.length + OF_THE_MOST * (most.get(term) ?? 0));
  return sums;
}

function countTerms(parts: readonly Part[], terms: Terms): Map<number, number> {
  const counts = new Map<number, number>();
  for (const [text, share] of parts)
    for (const term of terms.read(text)) counts.set(term, (counts.get(term) ?? 0) + share);
  return counts;
}

function* answersOf(notes: StudyBible, language: Language): Iterable<Document> {
  for (const { phrasings, lead, passages } of notes.answers.values())
    yield {
      parts: [
        [phrasings[language].join(' '), PHRASING_SHARE],
        [lead[language] ?? '', 0.4],
        ...passages.map(({ why }): Part => [why[language] ?? '', 0.2]),
      ],
      on: passages.map(({ range }) => range),
    };
}

function* sectionsOf(notes: StudyBible): Iterable<Document> {
  for (const { range, title, about, setting, note, asked, idea, movements, themes } of notes.sections)
    yield {
      parts: [
        [title, 2],
        [[about, note, idea].join(' '), 1],
        [setting, 0.5],
        ...asked.map(({ q, a }): Part => [`${q} ${a}`, 1]),
        ...movements.map(({ is }): Part => [is, 1]),
        ...notes.themeNames(themes).map((name): Part => [name, 1]),
      ],
      on: [range],
    };
}

function* notesOf({ commentaries }: IndexedWorks): Iterable<Document> {
  for (const commentary of commentaries)
    for (const { first, last, text } of commentary.all())
      if (last - first < LONGEST) yield { parts: [[text, 1]], on: [[first, last]] };
}

function* topicsOf({ topics }: IndexedWorks): Iterable<Document> {
  for (const { name, lines } of topics?.all() ?? [])
    for (const { label, ranges } of lines)
      if (ranges.length && ranges.length < MOST_PLACES)
        yield { parts: [[`${name} ${label}`, 1]], on: ranges.map(({ first, last }): Range => [first, last]) };
}

/** Sentences that say one thing of a few verses, in words of today. */
function* remarksOf({ studyBible, outline }: IndexedWorks): Iterable<Document> {
  for (const { first, last, title } of outline?.rows({ first: 0, last: VERSE_TOTAL - 1 }) ?? [])
    yield { parts: [[title, 1]], on: [[first, last]] };
  for (const { movements } of studyBible?.sections ?? [])
    for (const { range, is } of movements) yield { parts: [[is, 1]], on: [range] };
  for (const { outline: parts } of studyBible?.introductions ?? [])
    for (const { range, title } of parts) if (range[1] - range[0] < LONGEST) yield { parts: [[title, 1]], on: [range] };
  for (const { passages } of studyBible?.answers.values() ?? [])
    for (const { range, why } of passages) yield { parts: [[why.en ?? '', 1]], on: [range] };
  for (const { name, text } of studyBible?.articles.values() ?? [])
    for (const sentence of text.split(/(?<=[.;?!]) /)) {
      const on = placesIn(sentence);
      if (on.length) yield { parts: [[`${name} ${sentence}`, 1]], on };
    }
}

const placesIn = (sentence: string): Range[] =>
  parseReferences(sentence).flatMap((span) => {
    const passage = passageOf(span);
    return passage && passage.last - passage.first < LONGEST ? [[passage.first, passage.last]] : [];
  });

/** A book's name, and the names of those who speak in it, are told by all of its verses. */
function* booksOf({ studyBible }: IndexedWorks): Iterable<Document> {
  for (const book of BOOKS) {
    const { voices = [] } = studyBible?.introductionTo(book) ?? {};
    const first = positionOf(book, 1, 1) ?? 0;
    const verses = book.verseCounts.reduce((sum, count) => sum + count, 0);
    yield { parts: [[[book.name.replace(/^\d /, ''), ...voices].join(' '), 1]], on: [[first, first + verses - 1]] };
  }
}

function questionsOf({ answers, sections }: StudyBible, language: Language): string[] {
  const questions = [...answers.values()].flatMap(({ phrasings }) => phrasings[language]);
  return language === 'en' ? [...questions, ...sections.flatMap(({ asked }) => asked.map(({ q }) => q))] : questions;
}

/** The chapter of each verse, counted through the whole Bible. */
export const CHAPTERS: Uint16Array = (() => {
  const chapters = new Uint16Array(VERSE_TOTAL);
  for (let position = 1; position < VERSE_TOTAL; position += 1)
    chapters[position] = (chapters[position - 1] ?? 0) + (placeAt(position).verse === 1 ? 1 : 0);
  return chapters;
})();
