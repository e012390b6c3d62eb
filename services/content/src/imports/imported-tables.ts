import {
  HIGHLIGHT_COLOURS,
  HISTORY_LIMITS,
  type IMPORTED_CONTENT,
  NoteDraft,
  PlanSchedule,
  PreferencesPatch,
  SermonDraft,
  verseInBody,
  chapterInBody,
} from '@berea/contracts';
import { READING_PLANS } from '@berea/scripture';
import {
  archived,
  archivedInstant,
  archivedVersion,
  type ArchiveRow,
  type ImportedTable,
  invalid,
} from '@berea/server';
import { z } from 'zod';
import { columnOf, columnsOf, type ListResource } from '../lists/list-resource.js';
import { locateChapter, locateVerse } from '../places/locate.js';
import { RESOURCES } from '../schema.js';

/** What checks the own fields of a list's items. */
const DRAFTS: Readonly<Record<string, z.ZodType<Readonly<Record<string, unknown>>>>> = {
  notes: NoteDraft,
  sermons: SermonDraft,
};
const draftOf = (table: string) => {
  const draft = DRAFTS[table];
  if (!draft) throw new Error(`Nothing checks the ${table} of an archive: name it in DRAFTS.`);
  return draft;
};

const id = z.uuid({ error: 'An id is a UUID.' });
const Item = z.object({
  id,
  version: archivedVersion,
  createdAt: archivedInstant,
  updatedAt: archivedInstant,
  deletedAt: archivedInstant.nullish(),
});

/** The own fields of an item, without those that are empty. */
const ownFields = ({ fields }: ListResource, row: ArchiveRow): Record<string, unknown> =>
  Object.fromEntries(Object.keys(fields).flatMap((name) => (row[name] == null ? [] : [[name, row[name]]])));

const byColumns = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [columnOf(name), value]));

const VERSE = ['book', 'chapter', 'verse'];
const VERSE_TITLE = `t.book || ' ' || t.chapter || ':' || t.verse`;

const list = (resource: ListResource): ImportedTable => ({
  field: resource.table,
  name: resource.table,
  key: ['id'],
  words: [...Object.keys(resource.fields).map(columnOf), 'deleted_at'],
  title: 't.title',
  ids: { id: resource.table },
  read: (row) => {
    const { deletedAt = null, ...item } = Item.parse(row);
    const draft = draftOf(resource.table).parse(ownFields(resource, row));
    return byColumns({ ...columnsOf(resource, draft), ...item, deletedAt });
  },
});

const Version = z.object({
  resource: z.enum(
    RESOURCES.map(({ table }) => table),
    { error: 'resource names no list.' },
  ),
  itemId: id,
  version: archivedVersion,
  label: z.string().max(HISTORY_LIMITS.label, { error: 'The label is too long.' }).nullish(),
  words: z.int().min(0).max(999_999_999),
  content: z.string(),
  savedAt: archivedInstant,
  recordedAt: archivedInstant,
});

const versions: ImportedTable = {
  field: 'versions',
  name: 'versions',
  key: ['resource', 'item_id', 'version'],
  words: ['content'],
  ids: { item_id: ({ resource }) => String(resource) },
  read: (row) => {
    const version = Version.parse(row);
    const resource = RESOURCES.find(({ table }) => table === version.resource);
    const fields = z.record(z.string(), z.unknown()).parse(archived(version.content));
    // Going back to a version writes these texts: they are checked as any others, and a draft may lack some.
    if (resource) draftOf(resource.table).parse({ ...ownFields(resource, fields), draft: true });
    return byColumns({ ...version, label: version.label ?? null });
  },
};

const Bookmark = z.object({ ...verseInBody, createdAt: archivedInstant });
const Highlight = z.object({
  ...verseInBody,
  colour: z.enum(HIGHLIGHT_COLOURS, { error: `Colours are ${HIGHLIGHT_COLOURS.join(', ')}.` }),
  updatedAt: archivedInstant,
});
const day = z.iso
  .date({ error: 'A day is written as 2026-11-21.' })
  .refine((date) => date >= '1970-01-01', { error: 'Days begin with the year 1970.' });
const Reading = z.object({ ...chapterInBody, day });
const DAY_MS = 86_400_000;

const Plan = z.object({
  ...PlanSchedule.shape,
  startedOn: day,
  done: z.array(z.int().min(0)).max(1_200),
});

/** The tables in the order in which they are written. */
const TABLES: Readonly<Record<(typeof IMPORTED_CONTENT)[number], ImportedTable>> = {
  profiles: {
    field: 'profiles',
    name: 'profiles',
    key: [],
    words: ['default_bible_translation', 'dark_mode', 'notifications', 'ministry_role', 'assistant'],
    read: ({ defaultBibleTranslation, darkMode, notifications, ministryRole, assistant }) => {
      const chosen = { defaultBibleTranslation, darkMode, notifications, ministryRole, assistant };
      const known = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value != null));
      const empty = Object.fromEntries(Object.keys(chosen).map((name) => [name, null]));
      return byColumns({
        ...empty,
        ...PreferencesPatch.parse(known),
        version: 1,
        isPremiumMember: false,
        updatedAt: new Date(),
      });
    },
  },
  notes: list(listNamed('notes')),
  sermons: list(listNamed('sermons')),
  versions,
  bookmarks: {
    field: 'bookmarks',
    name: 'bookmarks',
    key: VERSE,
    words: [],
    title: VERSE_TITLE,
    read: (row) => {
      const { createdAt, ...place } = Bookmark.parse(row);
      return byColumns({ ...locateVerse(place), createdAt });
    },
  },
  highlights: {
    field: 'highlights',
    name: 'highlights',
    key: VERSE,
    words: ['colour'],
    title: VERSE_TITLE,
    read: (row) => {
      const { colour, updatedAt, ...place } = Highlight.parse(row);
      return byColumns({ ...locateVerse(place), colour, updatedAt });
    },
  },
  readings: {
    field: 'readings',
    name: 'readings',
    key: ['day', 'book', 'chapter'],
    words: [],
    title: `t.book || ' ' || t.chapter`,
    read: (row) => {
      const { day: date, ...place } = Reading.parse(row);
      if (Date.parse(date) > Date.now() + DAY_MS) throw invalid('The day is still to come.', 'day');
      return byColumns({ ...locateChapter(place), day: date });
    },
  },
  readingPlans: {
    field: 'readingPlans',
    name: 'reading_plans',
    key: ['plan'],
    words: ['started_on', 'days', 'done', 'remind'],
    title: 't.plan',
    read: (row) => {
      const { plan, days, done, ...rest } = Plan.parse(row);
      const chapters = READING_PLANS.find((one) => one.id === plan)?.chapters.length ?? 0;
      const given = days.reduce((sum, { count }) => sum + count, 0);
      if (given !== chapters) throw invalid(`days hold ${given} chapters, and the plan has ${chapters}.`, 'days');
      if (done.some((number) => number >= chapters)) throw invalid(`The plan has ${chapters} chapters.`, 'done');
      return byColumns({ plan, days, done: [...new Set(done)].sort((one, other) => one - other), ...rest });
    },
  },
};

export const IMPORTED_TABLES: readonly ImportedTable[] = Object.values(TABLES);

function listNamed(table: string): ListResource {
  const resource = RESOURCES.find((one) => one.table === table);
  if (!resource) throw new Error(`No list is called ${table}.`);
  return resource;
}
