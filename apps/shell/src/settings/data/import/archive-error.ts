/** The reasons for which a file is not taken, each with words of its own in the catalogue. */
export const ARCHIVE_PROBLEMS = [
  'no-zip',
  'too-large',
  'too-many-files',
  'climbing-path',
  'no-data',
  'locked',
  'damaged',
  'data-too-large',
  'note-too-large',
  'no-json',
  'too-deep',
  'newer',
  'no-archive',
] as const;
export type ArchiveProblem = (typeof ARCHIVE_PROBLEMS)[number];

/** A file that is no archive of Berea, or none that may be read. */
export class ArchiveError extends Error {
  constructor(readonly problem: ArchiveProblem) {
    super(problem);
  }
}
