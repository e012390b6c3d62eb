export { libraryFolder, readManifest, writeManifest } from './library-folder.js';
export { readPack, sha256, verifyPack, writePack } from './pack-files.js';
export {
  type BiblePack,
  type CommentaryKind,
  type CommentaryNote,
  type CommentaryPack,
  type DictionaryPack,
  type GapKind,
  type HeadingKind,
  type InstalledWork,
  type LexiconEntry,
  type InLanguages,
  type LexiconPack,
  type Manifest,
  MARK_KINDS,
  type MarkKind,
  type MissingWork,
  type NotedAnswer,
  type NotedSection,
  type NoteKind,
  type Pack,
  type PackKind,
  type WorkKind,
  packStrongs,
  type Range,
  type ReferencesPack,
  type StudyBiblePack,
  type Topic,
  type TopicLine,
  type TopicsPack,
  unpackStrongs,
  type WordsPack,
  type Work,
  type WorkDescription,
} from './packs.js';
export { TimeSlice } from './time-slice.js';
export { WORKS } from './works.js';
export { WORKS_TO_ADD } from './works-to-add.js';
