import type { BookmarkDraft, NoteDraft, ReadingRecord, SermonDraft } from '@berea/contracts';
import type { ListResource } from '../lists/list-resource.js';

/** A draft of any resource, with something in each field. @param mark stands in each text */
export const sampleDraft = ({ fields }: ListResource, mark = 'a sample'): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [
      name,
      kind === 'texts' ? [`one of ${name}, ${mark}`, `another of ${name}`] : `The ${name}, ${mark}`,
    ]),
  );

export const noteDraft = (overrides: Partial<NoteDraft> = {}): NoteDraft => ({
  title: 'The Beatitudes',
  content: 'Blessed are the poor in spirit: the list begins with those who bring nothing.',
  scripture: 'Matthew 5:3-12',
  tags: ['study-tool', 'commentary'],
  ...overrides,
});

export const sermonDraft = (overrides: Partial<SermonDraft> = {}): SermonDraft => ({
  title: 'Salt and Light',
  scripture: 'Matthew 5:13-16',
  outline: '1. What salt does\n2. What a lamp is for',
  notes: 'Open with the story of the lighthouse.',
  ...overrides,
});

export const bookmarkDraft = (overrides: Partial<BookmarkDraft> = {}): BookmarkDraft => ({
  book: 'Matthew',
  chapter: 5,
  verse: 3,
  ...overrides,
});

export const readingRecord = (overrides: Partial<ReadingRecord> = {}): ReadingRecord => ({
  book: 'Matthew',
  chapter: 5,
  ...overrides,
});
