import type { StudySection, ToolKind } from '@berea/contracts';
import type { Passage } from '@berea/scripture';
import { Inject, Injectable } from '@nestjs/common';
import { Concordance } from '../works/concordance.js';
import type { BibleText } from '../works/bible-text.js';
import { Library } from '../works/library.js';
import { placeOf } from '../text/passages.js';
import type { Topic, Topics } from '../works/topics.js';
import { ReferenceWorks } from '../reference/reference-works.js';
import { lemmaSections, topicSections } from './answer/word-sections.js';
import { recogniseLemmas, recogniseWord } from './question/recognise-word.js';
import { recogniseTopics } from './question/recognise-topics.js';
import type { StudyContext } from './study-context.js';
import { relationsOf } from './tools/semantic-relations.js';
import { TOOLS } from './tools/tools.js';
import { factSections } from './tools/topic-facts.js';

/** Of each topic in conversation. */
const MOST_FACTS = 6;

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
    if (tool !== 'semantic-relations' && tool !== 'greek-hebrew') return undefined;
    const word = recogniseWord(message);
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

  private topicsIn(message: string, topics: Topics, most: number): Topic[] {
    return recogniseTopics(topics, Concordance.of(this.library.main), message).slice(0, most);
  }

  /** A word of the question that the text has; a question without one is about the whole passage. */
  private wordIn(message: string): string | undefined {
    const word = recogniseWord(message);
    return word && this.library.main.index.find(word).length ? word : undefined;
  }
}
