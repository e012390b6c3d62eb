export { type BegunName, readBegunName } from './begun-name.js';
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
export { bare, fold, WORD, wordsOf } from './fold-words.js';
export { findWords } from './find-words.js';
export { lettersBetween } from './letters-between.js';
export { fullNameOf, isVersion, lastVersionIn, versionBehind, versionsNamedIn } from './named-versions.js';
export { inOtherNumbering, OTHER_NUMBERINGS, whyNoSuchPlace } from './other-numberings.js';
export { findOutsideBook, type OutsideBook, whyOutside } from './outside-books.js';
export { findOutsideReferences, type OutsideReference } from './reading/outside-references.js';
export {
  parseReferenceQuery,
  parseReferences,
  parseRelatedReferences,
  readReferenceQuery,
} from './parse-references.js';
export { type NamedPlace, passageName, placeOf, referenceName } from './passage-names.js';
export { findBookByAnyName, findBookElsewhere, SPANISH_BOOK_NAMES } from './reading/names-elsewhere.js';
export { loadedReferenceReader, loadReferenceReader, type ReferenceReader } from './reference-reader.js';
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
