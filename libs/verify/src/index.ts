export { claimsScripture, nameAuthors, type WordsOfWork } from './authors.js';
export { type UnknownBook, unknownBooks } from './citations.js';
export { withoutOwnMarks } from './own-sentences.js';
export type { Pause } from './pause.js';
export { PlainText, type PlainTextDescription } from './plain-text.js';
export type { ScriptureText, TextWords } from './scripture-text.js';
export {
  type LocatedCitation,
  locateCitations,
  MAX_CITATIONS,
  TooMuchToCheckError,
  verifyText,
  type VerifyOptions,
} from './verify-text.js';
export { MIN_WORDS } from './word-for-word.js';
