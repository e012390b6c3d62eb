import type { StudySection, ToolKind } from '@berea/contracts';
import type { Book, Passage } from '@berea/scripture';
import { Inject, Injectable } from '@nestjs/common';
import { Concordance } from '../works/concordance.js';
import type { BibleText } from '../works/bible-text.js';
import { Library } from '../works/library.js';
import { placeOf } from '../text/passages.js';
import type { Topic, Topics } from '../works/topics.js';
import { ReferenceWorks } from '../reference/reference-works.js';
import { lemmaSections, topicSections } from './answer/word-sections.js';
import { asksMeaningOf, recogniseLemmas, recogniseWord } from './question/recognise-word.js';
import { asksForOne, withOldNames } from './question/asks-for-one.js';
import { recogniseTopics } from './question/recognise-topics.js';
import type { StudyContext } from './study-context.js';
import { relationsOf } from './tools/semantic-relations.js';
import { TOOLS } from './tools/tools.js';
import { introductionsTo } from './tools/cultural-context.js';
import { outlineOf } from './tools/common-sections.js';
import { factSections, firstPlacesOf } from './tools/topic-facts.js';

/** Of each topic in conversation. */
const MOST_FACTS = 6;
/** Of the one thing that a question is about. */
const MOST_FACTS_OF_ONE = 10;
/** That are quoted. */
const MOST_PLACES = 2;

export interface WordStudy {
  readonly tool: ToolKind;
  readonly sections: StudySection[];
}

/** Finds in the works of the library what belongs to a question; ask once its works are `ready`. */
@Injectable()
export class StudyGuide {
  constructor(
    @Inject(Library) readonly library: Library,
    @Inject(ReferenceWorks) readonly works: ReferenceWorks,
  ) {}

  /** @param beside what the question says beside its references: it may ask for a word of the passage */
  contextOf(passage: Passage, text: BibleText, beside: string): StudyContext {
    const word = this.wordIn(beside);
    return {
      library: this.library,
      works: this.works,
      concordance: Concordance.of(this.library.main),
      passage,
      place: placeOf(passage),
      text,
      ...(word && { word }),
    };
  }

  studyPassage(tool: ToolKind, context: StudyContext): StudySection[] {
    return TOOLS[tool](context);
  }

  /** What a question about Greek, Hebrew or an English word asks for; undefined where the library has none by that name. */
  studyWords(message: string, tool: ToolKind | undefined): WordStudy | undefined {
    const lemmas = lemmaSections(this.works, recogniseLemmas(this.library, message));
    if (lemmas.length) return { tool: tool ?? 'greek-hebrew', sections: lemmas };
    const meant = asksMeaningOf(message);
    if (!meant && tool !== 'semantic-relations' && tool !== 'greek-hebrew') return undefined;
    const word = meant ?? recogniseWord(message);
    const sections = word ? relationsOf(this.works, word) : [];
    return sections.length ? { tool: 'semantic-relations', sections } : undefined;
  }

  /** The topics that a question names, with what is stated under them. @param most topics */
  studyTopics(message: string, most: number): StudySection[] {
    const { topics } = this.library;
    return topics ? topicSections(this.works, topics, this.topicsIn(message, topics, most)) : [];
  }

  /** What is stated under the topics that a question names, alone. @param most topics */
  statedOf(message: string, most: number): StudySection[] {
    const { topics } = this.library;
    return topics ? factSections(this.works, topics.source, this.topicsIn(message, topics, most), MOST_FACTS) : [];
  }

  /** What is stated of the person, place or thing that a question is about, with the first places that are named. */
  stated(message: string): { readonly sections: StudySection[]; readonly passages: readonly Passage[] } | undefined {
    const { topics } = this.library;
    if (!topics || !asksForOne(message)) return undefined;
    const named = this.topicsIn(withOldNames(message), topics, 1);
    const sections = factSections(this.works, topics.source, named, MOST_FACTS_OF_ONE);
    return { sections, passages: named.flatMap((topic) => firstPlacesOf(topic, MOST_PLACES)) };
  }

  /** What the commentaries say of a book as a whole, in their own words. */
  introductionsTo(book: Book): StudySection[] {
    return introductionsTo(book, this.library, this.works);
  }

  /** The parts of a book by the titles of a commentary. */
  partsOf(whole: Passage): StudySection[] {
    return outlineOf({ library: this.library }, 'Its parts', whole);
  }

  private topicsIn(message: string, topics: Topics, most: number): Topic[] {
    return recogniseTopics(topics, Concordance.of(this.library.main), message).slice(0, most);
  }

  /** A word of the question that the text has; a question without one is about the whole passage. */
  private wordIn(message: string): string | undefined {
    const word = recogniseWord(message);
    return word && this.library.main.index.find(word).length ? word : undefined;
  }
}
