import type { Place, StudySection } from '@berea/contracts';
import type { Passage } from '@berea/scripture';
import type { Concordance } from '../works/concordance.js';
import type { BibleText } from '../works/bible-text.js';
import type { Library } from '../works/library.js';
import type { ReferenceWorks } from '../reference/reference-works.js';

/** Input of a tool: one passage of one chapter, and the library around it. */
export interface StudyContext {
  readonly library: Library;
  readonly works: ReferenceWorks;
  /** Words of the main text by base form */
  readonly concordance: Concordance;
  readonly passage: Passage;
  readonly place: Place;
  /** The translation that the passage is shown in */
  readonly text: BibleText;
  /** A word that the question asks for, as it writes it */
  readonly word?: string;
}

/** A study tool: from a passage to the parts of an answer, without asking anybody. */
export type StudyTool = (context: StudyContext) => StudySection[];
