import { z } from 'zod';
import { route } from './route.js';

/**
 * The rows of an account as its export has them, by table: the only fields that leave a service this way. Every column
 * of every table of a user is here, or is named with a reason where the service exports it.
 */
const moment = z.string().describe('ISO 8601');
const place = { book: z.string(), chapter: z.number(), verse: z.number() };
/** As it is stored; the routes of the resource describe it. */
const asStored = z.unknown();

export const ContentRows = z.object({
  profiles: z.array(
    z.object({
      profilePicture: z.string().nullable(),
      isPremiumMember: z.boolean(),
      defaultBibleTranslation: z.string().nullable(),
      darkMode: z.boolean().nullable(),
      notifications: z.boolean().nullable(),
      ministryRole: z.string().nullable(),
      assistant: z.string().nullable(),
      version: z.number(),
      updatedAt: moment,
    }),
  ),
  pictures: z.array(z.object({ version: z.string(), bytes: z.number() })),
  notes: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      content: z.string(),
      scripture: z.string().nullable(),
      tags: z.array(z.string()),
      draft: z.boolean(),
      version: z.number(),
      createdAt: moment,
      updatedAt: moment,
      deletedAt: moment.nullable().describe('Set while it is in the bin'),
    }),
  ),
  sermons: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      scripture: z.string(),
      theme: z.string().nullable(),
      outline: z.string(),
      body: z.string().nullable(),
      notes: z.string().nullable(),
      style: z.string().nullable(),
      writingMode: z.string().nullable(),
      series: z.string().nullable(),
      date: z.string().nullable(),
      preached: asStored,
      origins: asStored,
      basket: asStored,
      draft: z.boolean(),
      version: z.number(),
      createdAt: moment,
      updatedAt: moment,
      deletedAt: moment.nullable().describe('Set while it is in the bin'),
    }),
  ),
  bookmarks: z.array(z.object({ ...place, createdAt: moment })),
  highlights: z.array(z.object({ ...place, colour: z.string(), updatedAt: moment })),
  readings: z.array(z.object({ day: z.string(), book: z.string(), chapter: z.number() })),
  readingPlans: z.array(
    z.object({
      plan: z.string(),
      startedOn: z.string(),
      days: asStored,
      done: z.array(z.number()).describe('Numbers of the days that are done'),
      remind: z.boolean(),
    }),
  ),
  versions: z.array(
    z.object({
      resource: z.string(),
      itemId: z.string(),
      version: z.number(),
      label: z.string().nullable(),
      words: z.number(),
      content: z.string().describe('The texts of that version, as JSON'),
      savedAt: moment,
      recordedAt: moment,
    }),
  ),
  sermonLinks: z.array(z.object({ id: z.string(), sermonId: z.string(), label: z.string(), createdAt: moment })),
  personalTokens: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      scopes: z.array(z.string()),
      endsAt: moment,
      createdAt: moment,
      lastUsedAt: moment.nullable(),
    }),
  ),
  reports: z.array(
    z.object({ id: z.string(), entry: z.string(), edition: z.string(), text: z.string(), createdAt: moment }),
  ),
});
export type ContentRows = z.infer<typeof ContentRows>;

export const StudyRows = z.object({
  conversations: z.array(
    z.object({ id: z.string(), title: z.string(), version: z.number(), createdAt: moment, usedAt: moment }),
  ),
  messages: z.array(
    z.object({
      id: z.string(),
      conversationId: z.string(),
      parentId: z.string().nullable(),
      message: z.string(),
      mode: z.string(),
      response: z.string().nullable(),
      engine: z.string().nullable(),
      model: z.string().nullable(),
      state: z.string().nullable(),
      scope: asStored,
      sources: asStored,
      citations: asStored,
      care: asStored,
      next: asStored,
      createdAt: moment,
    }),
  ),
  modelUsage: z.array(z.object({ day: z.string(), answers: z.number() })),
});
export type StudyRows = z.infer<typeof StudyRows>;

/** What the auth service holds, with its own spelling of names. */
export const AccountRows = z.object({
  users: z.array(
    z.object({
      id: z.string(),
      email: z.string().nullable(),
      new_email: z.string().nullable(),
      phone: z.string().nullable(),
      role: z.string(),
      email_confirmed_at: moment.nullable(),
      phone_confirmed_at: moment.nullable(),
      confirmation_sent_at: moment.nullable(),
      recovery_sent_at: moment.nullable(),
      email_change_sent_at: moment.nullable(),
      email_change_confirmed_by: z.string().nullable(),
      reauthentication_sent_at: moment.nullable(),
      invited_at: moment.nullable(),
      last_sign_in_at: moment.nullable(),
      banned_until: moment.nullable(),
      is_anonymous: z.boolean(),
      app_metadata: asStored,
      user_metadata: asStored,
      created_at: moment,
      updated_at: moment,
    }),
  ),
  identities: z.array(
    z.object({
      id: z.string(),
      provider: z.string(),
      provider_id: z.string(),
      identity_data: asStored,
      last_sign_in_at: moment.nullable(),
      created_at: moment,
      updated_at: moment,
    }),
  ),
  sessions: z.array(
    z.object({
      id: z.string(),
      aal: z.string(),
      amr: asStored,
      ip: z.string(),
      user_agent: z.string(),
      created_at: moment,
      refreshed_at: moment,
    }),
  ),
  factors: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      status: z.string(),
      friendly_name: z.string(),
      last_challenged_at: moment.nullable(),
      created_at: moment,
      updated_at: moment,
    }),
  ),
  recovery_codes: z.array(z.object({ created_at: moment, used_at: moment.nullable() })),
  audit_log: z
    .array(
      z.object({
        event: z.string(),
        session_id: z.string().nullable(),
        ip: z.string(),
        request_id: z.string(),
        at: moment,
      }),
    )
    .describe('Events of the last 90 days, the newest 10,000'),
});
export type AccountRows = z.infer<typeof AccountRows>;

/** The file `data.json` of an archive; `schema.json` beside it is made from this. */
export const ExportedData = z
  .object({
    format: z.literal('berea-export-1'),
    exportedAt: moment,
    account: asStored.describe('AccountRows with the own auth service; the user as a hosted one tells it'),
    content: ContentRows,
    study: StudyRows,
  })
  .meta({ title: 'All that Berea holds of a person' });
export type ExportedData = z.infer<typeof ExportedData>;

/** The first answer also counts. */
const pageOf = <Rows extends z.ZodRawShape>(id: string, rows: z.ZodObject<Rows>) =>
  z
    .object({
      counts: z
        .record(z.string(), z.number().int())
        .optional()
        .describe('How many rows each table has; in the answer without `after` only'),
      rows: rows.partial().describe('The next rows, by table'),
      next: z.string().nullable().describe('The `after` of the next call; null when everything has been told'),
    })
    .meta({ id });

const exporting = <Rows extends z.ZodRawShape>(
  service: 'content' | 'study',
  id: string,
  rows: z.ZodObject<Rows>,
  example: string,
) =>
  route
    .meta({ unshaped: true })
    .route({
      method: 'GET',
      path: `/api/export/${service}`,
      summary: `All that the ${service} service holds of the account, a part at a time`,
      description:
        'Call it with `after` from the last answer until `next` is null. A call may be repeated. Rows that are written meanwhile may be told or not.',
      tags: ['Export'],
    })
    .input(
      z
        .object({
          after: z
            .string()
            .max(500, { error: 'after is `next` of an earlier answer. Leave it out to begin anew.' })
            .meta({ examples: [example] })
            .optional(),
        })
        .default({}),
    )
    .output(pageOf(id, rows));

/** Each service exports its own schema. */
export const exportContentRoute = exporting(
  'content',
  'ExportedContent',
  ContentRows,
  'notes ["00000000-0000-4000-8000-000000000000"]',
);
export const exportStudyRoute = exporting(
  'study',
  'ExportedStudy',
  StudyRows,
  'messages ["00000000-0000-4000-8000-000000000000"]',
);
