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
export { parseReferenceQuery, parseReferences, type ReferenceSpan } from './parse-references.js';
export { type Passage, passageOf, type Place, placeAt, positionOf, VERSE_TOTAL } from './verse-positions.js';
