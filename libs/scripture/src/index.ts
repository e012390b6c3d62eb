export {
  type Book,
  BOOKS,
  findBook,
  formatReference,
  nameBeforeChapter,
  type OsisId,
  type Testament,
  verseExists,
} from './books.js';
export { findWords } from './find-words.js';
export { parseReferenceQuery, parseReferences } from './parse-references.js';
export type { ReferenceSpan } from './reference-span.js';
export { parseSpokenQuery, parseSpokenReferences, writeSpokenReferences } from './spoken/parse-spoken-references.js';
export { sayReferences } from './spoken/say-references.js';
export {
  type PlanChapter,
  READING_PLAN_IDS,
  READING_PLANS,
  type ReadingPlan,
  type ReadingPlanId,
} from './reading-plans.js';
export { type Passage, passageOf, type Place, placeAt, positionOf, VERSE_TOTAL } from './verse-positions.js';
