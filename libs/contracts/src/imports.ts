import { z } from 'zod';
import { LONG_TEXT_BODY, notFound, quotaExceeded, route } from './route.js';
import { instant, line } from './text.js';
import { IMPORT_LIMITS } from './values/limits.js';

/** The result for one row; `same`: it is here already. */
export const ROW_OUTCOMES = ['added', 'same', 'changed', 'refused'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

const row = z.record(z.string(), z.unknown(), { error: 'A row is an object.' });
const rowsOf = (tables: readonly string[]) =>
  z.strictObject(
    Object.fromEntries(
      tables.map((table) => [
        table,
        z
          .array(row, { error: `${table} is a list of rows.` })
          .max(IMPORT_LIMITS.rows, { error: `A call takes at most ${IMPORT_LIMITS.rows} rows of ${table}.` })
          .optional(),
      ]),
    ),
  );

const importId = z
  .uuid({ error: 'import is a UUID.' })
  .describe('Names the import, given by the client: for the same archive the same one');

const outcomes = z
  .object({
    import: importId,
    source: z.string(),
    outcomes: z
      .record(z.string(), z.array(z.enum(ROW_OUTCOMES)))
      .describe('By table, in the order of its rows. A row that is here with other words is `changed`, and stays'),
    reasons: z
      .array(z.object({ table: z.string(), row: z.number().int(), message: z.string() }))
      .describe('Why rows were refused; `row` counts from 0'),
  })
  .meta({ id: 'ImportOutcomes' });
export type ImportOutcomes = z.infer<typeof outcomes>;

const kept = z
  .object({
    import: importId,
    source: z.string(),
    at: instant,
    counts: z.record(z.string(), z.number().int()).describe('How many rows of each table it added'),
  })
  .meta({ id: 'KeptImport' });
export type KeptImport = z.infer<typeof kept>;

const undone = z
  .object({
    removed: z.number().int(),
    kept: z
      .array(z.object({ table: z.string(), name: z.string() }))
      .describe('What stays, because it was changed after the import'),
    left: z.number().int().describe('How many rows the next call looks at; 0 at the end'),
  })
  .meta({ id: 'UndoneImport' });
export type UndoneImport = z.infer<typeof undone>;

const tags = ['Import'];

function importing(service: 'content' | 'study', tables: readonly string[], example: unknown) {
  const path = `/api/import/${service}` as const;
  const one = `${path}/{import}` as const;
  return {
    put: route
      .meta({ class: 'file', bodyLimit: LONG_TEXT_BODY, unshaped: true })
      .route({
        method: 'PUT',
        path: one,
        summary: `Put rows of an archive into the account, those of the ${service} service`,
        description: `Rows as \`GET /api/export/${service}\` tells them. All rows of a call are written together, and what is here already stays as it is: the same call again adds nothing. An id of another account becomes a new one, always the same.`,
        tags,
      })
      .input(
        z.strictObject({
          import: importId,
          source: line('Source', IMPORT_LIMITS.source)
            .describe('What the import is called in the list of imports')
            .meta({ examples: ['berea-2026-11-22.zip'] }),
          write: z
            .boolean({ error: 'write is true or false.' })
            .describe('False: only tells what would become of the rows')
            .meta({ examples: [true] }),
          rows: rowsOf(tables).meta({ examples: [example] }),
        }),
      )
      .output(outcomes)
      .errors(quotaExceeded),
    list: route
      .meta({ unshaped: true })
      .route({
        method: 'GET',
        path,
        summary: `The imports of the last ${IMPORT_LIMITS.undoDays} days, newest first`,
        tags,
      })
      .output(z.array(kept)),
    undo: route
      .meta({ class: 'file', unshaped: true })
      .route({
        method: 'DELETE',
        path: one,
        summary: 'Take an import back, a part at a time',
        description: `Deletes for good what the import added and nobody changed since. Call it until \`left\` is 0. Possible for ${IMPORT_LIMITS.undoDays} days.`,
        tags,
      })
      .input(z.strictObject({ import: importId }))
      .output(undone)
      .errors(notFound),
  };
}

/** The tables of an archive that an import writes. */
export const IMPORTED_CONTENT = [
  'profiles',
  'notes',
  'sermons',
  'versions',
  'bookmarks',
  'highlights',
  'readings',
  'readingPlans',
] as const;
export const IMPORTED_STUDY = ['conversations', 'messages'] as const;

/** Each service takes the rows of its own schema. */
export const importContentContract = importing('content', IMPORTED_CONTENT, {
  highlights: [{ book: 'Romans', chapter: 8, verse: 28, colour: 'green', updatedAt: '2026-11-22T09:00:00.000Z' }],
});
export const importStudyContract = importing('study', IMPORTED_STUDY, {
  conversations: [
    {
      id: '0f8fad5b-d9cb-469f-a165-70867728950e',
      title: 'What is grace?',
      version: 1,
      createdAt: '2026-11-22T09:00:00.000Z',
      usedAt: '2026-11-22T09:00:00.000Z',
    },
  ],
});
