export { exportNotes } from './export-notes.js';
export { print } from './print.js';
export { entriesOf, type Entry, type Notes, type Problem, readNotes } from './read-notes.js';
export type { Answer, Article, BookIntroduction, Bridge, Section, Theme } from './schema.js';
export { movementRef, referenceOf, versesOf } from './entry-texts.js';
