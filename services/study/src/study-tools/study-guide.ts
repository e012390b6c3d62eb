import type { StudySection, ToolKind } from '@berea/contracts';
import type { Book, Passage } from '@berea/scripture';
import { Inject, Injectable } from '@nestjs/common';
import { Concordance } from '../works/concordance.js';
import type { BibleText } from '../works/bible-text.js';
import { Library } from '../works/library.js';
import { fold, wordsOf } from '../text/fold-words.js';
import { placeOf } from '../text/passages.js';
import type { Topic, Topics } from '../works/topics.js';
import { ReferenceWorks } from '../reference/reference-works.js';
import { firstNote } from './answer/brief-on.js';
import { lemmaSections, topicSections } from './answer/word-sections.js';
import { askedLanguage, asksMeaningOf, recogniseLemmas, recogniseWord } from './question/recognise-word.js';
import { asksForOne, withOldNames } from './question/asks-for-one.js';
import { recogniseTopics } from './question/recognise-topics.js';
import { readableTitle } from './prose/readable-heading.js';
import type { StudyContext } from './study-context.js';
import { relationsOf } from './tools/semantic-relations.js';
import { TOOLS } from './tools/tools.js';
import { introductionsTo } from './tools/cultural-context.js';
import { outlineOf } from './tools/common-sections.js';
import { factSections, firstPlacesOf } from './tools/topic-facts.js';

/** Facts about the one thing that a question is about. */
const MOST_FACTS_OF_ONE = 10;
/** That are quoted. */
const MOST_PLACES = 2;
/** Topics that a question about one of them may name. */
const MOST_NAMED = 3;

/** A question that asks for topics is shown a topical Bible; no other is, by a word that it has as well. */
export const ASKS_FOR_TOPICS = /\btopics? (?:about|on|of|for)\b/i;

export interface WordStudy {
  readonly tool: ToolKind;
  readonly sections: StudySection[];
}

/** The statements on a person, place or thing. */
export interface Stated {
  /** Names in the topical Bible */
  readonly names: readonly string[];
  readonly sections: StudySection[];
  readonly passages: readonly Passage[];
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

  /** Answers a question about Greek, Hebrew or an English word; undefined if the library has none by that name. */
  studyWords(message: string, tool: ToolKind | undefined): WordStudy | undefined {
    const lemmas = lemmaSections(this.works, recogniseLemmas(this.library, message));
    if (lemmas.length) return { tool: tool ?? 'greek-hebrew', sections: lemmas };
    const meant = asksMeaningOf(message);
    if (!meant && tool !== 'semantic-relations' && tool !== 'greek-hebrew') return undefined;
    const word = meant ?? recogniseWord(message);
    const sections = word ? relationsOf(this.works, word, askedLanguage(message)) : [];
    return sections.length ? { tool: 'semantic-relations', sections } : undefined;
  }

  /** The topics that a question names, with what is stated under them. @param most topics */
  studyTopics(message: string, most: number): StudySection[] {
    const { topics } = this.library;
    return topics ? topicSections(this.works, topics, this.topicsIn(message, topics, most)) : [];
  }

  /** The note on a passage of the first commentary that has one. */
  oneVoice(passage: Passage, text: BibleText): StudySection[] {
    return firstNote(this.contextOf(passage, text, ''));
  }

  /** The statements on the person, place or thing that a question is about, with the first places that are named. */
  stated(message: string): Stated | undefined {
    const { topics } = this.library;
    if (!topics || !(asksForOne(message) || ASKS_FOR_TOPICS.test(message))) return undefined;
    // 'king Josiah' asks who Josiah was: the question is about the name that is rarest in the text.
    const named = this.rarest(this.topicsIn(withOldNames(message), topics, MOST_NAMED));
    const sections = factSections(this.works, topics.source, named, MOST_FACTS_OF_ONE);
    const passages = named.flatMap((topic) => this.placesNaming(topic));
    return { names: named.map(({ name }) => readableTitle(name)), sections, passages };
  }

  private rarest(topics: readonly Topic[]): readonly Topic[] {
    const { index } = this.library.main;
    const uses = ({ name }: Topic) =>
      Math.min(...wordsOf(readableTitle(name)).map((word) => index.versesWith(index.find(word)).length || Infinity));
    return [...topics].sort((a, b) => uses(a) - uses(b)).slice(0, 1);
  }

  /** The first places of a topic; those before all others whose words name it. */
  private placesNaming(topic: Topic): readonly Passage[] {
    const name = fold(readableTitle(topic.name));
    const text = this.library.main;
    const names = (passage: Passage) => fold(text.slice(passage).join(' ')).includes(name);
    const places = firstPlacesOf(topic, MOST_PLACES * 4);
    return [...places.filter(names), ...places.filter((place) => !names(place))].slice(0, MOST_PLACES);
  }

  /** The commentaries' introductions to a book as a whole, in their own words. */
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
