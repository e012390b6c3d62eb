import type { BookmarkDraft, NoteDraft, ReadingRecord, ReportDraft, SermonDraft } from '@berea/contracts';
import { z } from 'zod';
import type { FieldKind, ListResource } from '../lists/list-resource.js';

/**
 * A draft of any resource, with a value in each field.
 * @param mark is part of each text
 */
export const sampleDraft = ({ contract, fields }: ListResource, mark = 'a sample'): Record<string, unknown> => {
  const { shape } = contract.create['~orpc'].inputSchema as unknown as z.ZodObject<Record<string, z.ZodType>>;
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => {
      const { enum: values, examples } = z.toJSONSchema(shape[name] ?? z.any(), { io: 'input' });
      // A field with fixed values cannot hold the mark.
      const given = values?.[0] ?? (examples as unknown[] | undefined)?.[0];
      return [name, given ?? SAMPLES[kind](name, mark)];
    }),
  );
};

const aText = (name: string, mark: string): string => `The ${name}, ${mark}`;
const SAMPLES: Readonly<Record<FieldKind, (name: string, mark: string) => unknown>> = {
  text: aText,
  'optional text': aText,
  texts: (name, mark) => [`one of ${name}, ${mark}`, `another of ${name}`],
  records: () => [],
  flag: () => true,
};

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

/** A schedule of the shortest plan, all on one day. */
export const planSchedule = (overrides: object = {}) => ({
  days: [{ date: '2031-06-01', count: 31 }],
  remind: true,
  ...overrides,
});

/** A PNG file in base64. */
export const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

export const reportDraft = (overrides: Partial<ReportDraft> = {}): ReportDraft => ({
  entry: 'passages/luke-15-11-32',
  edition: '2026-11-27',
  text: 'The robe is named in verse 22, not in verse 24.',
  ...overrides,
});
