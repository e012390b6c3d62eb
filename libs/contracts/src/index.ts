export * from './assistant.js';
export { BASKET_KINDS, type BasketKind, BasketPiece } from './basket-pieces.js';
export * from './bookmarks.js';
export * from './care.js';
export * from './chapter.js';
export * from './chat-events.js';
export { ANSWER_STATES, type AnswerState, ChatMessage, ChatQuestion, type Engine, ENGINES } from './chat-message.js';
export * from './chat.js';
export * from './citations.js';
export * from './admin.js';
export * from './content-contract.js';
export * from './contract.js';
export { ChatHit, Conversation } from './conversations.js';
export { DICTIONARY_PAGE, DictionaryEntry, DictionaryEntryList, DictionaryEntryTitle } from './dictionaries.js';
export * from './draft-origins.js';
export * from './enhance.js';
export * from './error-body.js';
export { REASONS } from './error-reasons.js';
export * from './errors.js';
export { AccountRows, ContentRows, ExportedData, StudyRows } from './exports.js';
export * from './highlights.js';
export {
  IMPORTED_CONTENT,
  IMPORTED_STUDY,
  type ImportOutcomes,
  type KeptImport,
  ROW_OUTCOMES,
  type RowOutcome,
  type UndoneImport,
} from './imports.js';
export { VersionSummary } from './list-history.js';
export { listContract, type ListContract, listed } from './list-resource.js';
export { LIST_ORDERS, type ListOrder } from './lists.js';
export { CoveredBook, CoveredChapter, SermonYear } from './sermon-overviews.js';
export { DayCount, NotedBook, TagCount } from './note-overviews.js';
export {
  bookName,
  chapterInBody,
  chapterNumber,
  inAddress,
  paging,
  Place,
  Span,
  verseInAddress,
  verseInBody,
  verseNumber,
  within,
} from './places.js';
export { ChapterParallels, ParallelColumn, ParallelPassages, ParallelRow } from './parallels.js';
export * from './profile.js';
export {
  LemmaSense,
  LemmaSenses,
  LexiconEntries,
  LexiconEntry,
  Occurrence,
  Occurrences,
  Rendering,
  strongsId,
  WholeLexiconEntry,
} from './lexicon.js';
export * from './library.js';
export * from './reading.js';
export * from './reference-works.js';
export * from './reports.js';
export * from './study-bible.js';
export type { RouteMeta } from './route.js';
export * from './runtime-config.js';
export * from './search.js';
export { ReadSermon, SermonFile } from './sermon-files.js';
export { NewSermonLink, SermonLink, SharedSermon } from './sermon-links.js';
export * from './study-contract.js';
export * from './study-tools.js';
export { NewPersonalToken, PersonalToken } from './tokens.js';
export * from './usage.js';
export * from './works.js';
export * from './values/index.js';
