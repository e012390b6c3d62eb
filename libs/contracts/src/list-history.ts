import { z } from 'zod';
import { HISTORY_LIMITS } from './values/limits.js';
import { CURSORS, going, LISTING } from './lists.js';
import { changingRoute, notFound, quotaExceeded, route } from './route.js';
import { instant, version } from './text.js';
import type { TokenScope } from './values/token-scopes.js';

/** One version of an item, without its texts. */
export const VersionSummary = z
  .object({
    version,
    savedAt: instant.describe('When the texts were saved as they are in this version'),
    label: z.string().optional().describe('What happened, or what the user calls it'),
    words: z.number().int().nonnegative(),
    current: z.literal(true).optional().describe('The texts as they stand now'),
  })
  .meta({ id: 'VersionSummary' });
export type VersionSummary = z.infer<typeof VersionSummary>;

interface HistoryOptions<Item extends z.ZodRawShape> {
  readonly path: `/api/${string}`;
  readonly noun: string;
  readonly tags: string[];
  readonly item: z.ZodObject<Item, z.core.$strip>;
  /** Reads earlier versions with a personal token. What was deleted is closed to tokens. */
  readonly scope?: TokenScope;
}

/** The routes of the bin: to list deleted items, to restore one, to delete one for good. */
export function binRoutes<Item extends z.ZodRawShape>({ path, noun, tags, item }: HistoryOptions<Item>) {
  const id = idOf(noun);
  const one = `${path}/{id}` as const;
  return {
    bin: route
      .meta({ paged: true })
      .route({
        method: 'GET',
        path: `${path}/bin`,
        summary: `What was deleted in the last ${HISTORY_LIMITS.binDays} days, last deleted first`,
        description: LISTING,
        tags,
      })
      .input(z.object(going(CURSORS.instant)).default({}))
      .output(z.array(item.extend({ deletedAt: instant }))),
    restore: route
      .meta({ etag: true })
      .route({
        method: 'POST',
        path: `${one}/restore`,
        summary: `Put a ${noun} back from the bin`,
        description: `With its id, dates and versions. A ${noun} that is not in the bin is answered as it is.`,
        tags,
      })
      .input(z.strictObject({ id }))
      .output(item)
      .errors(notFound),
    removeForever: route
      .route({
        method: 'DELETE',
        path: `${one}/forever`,
        successStatus: 204,
        summary: `Delete a ${noun} for good, with all its versions`,
        tags,
      })
      .input(z.strictObject({ id }))
      .output(z.void())
      .errors(notFound),
    emptyBin: route
      .route({
        method: 'DELETE',
        path: `${path}/bin`,
        successStatus: 204,
        summary: 'Delete for good all that is in the bin',
        tags,
      })
      .output(z.void()),
  };
}

/** The routes of earlier versions: to list, read and name them, and to go back to one. */
export function versionRoutes<Item extends z.ZodRawShape>({ path, noun, tags, item, scope }: HistoryOptions<Item>) {
  const id = idOf(noun);
  const all = `${path}/{id}/versions` as const;
  const one = `${all}/{version}` as const;
  const number = z.coerce
    .number({ error: 'A version is a whole number.' })
    .int({ error: 'A version is a whole number.' })
    .min(1, { error: 'Versions start at 1.' })
    .max(999_999_999, { error: 'A version is at most 999999999.' });
  return {
    versions: route
      .meta(scope ? { scope } : {})
      .route({
        method: 'GET',
        path: all,
        summary: `The versions of a ${noun}, newest first`,
        description: `The present one and up to ${HISTORY_LIMITS.versions} earlier ones; the oldest give way where space runs out.`,
        tags,
      })
      .input(z.object({ id }))
      .output(z.array(VersionSummary))
      .errors(notFound),
    version: route
      .meta(scope ? { scope } : {})
      .route({ method: 'GET', path: one, summary: `A ${noun} as it was in one version`, tags })
      .input(z.object({ id, version: number }))
      .output(item)
      .errors(notFound),
    keepVersion: route
      .route({
        method: 'PUT',
        path: one,
        summary: `Keep a version of a ${noun}, and name it`,
        description: 'The present version, or one that is kept already. Doing it again changes its name alone.',
        tags,
      })
      .input(
        z.strictObject({
          id,
          version: number,
          label: z
            .string({ error: 'Label must be text.' })
            .trim()
            .max(HISTORY_LIMITS.label, { error: `Label can be at most ${HISTORY_LIMITS.label} characters.` })
            .optional(),
        }),
      )
      .output(VersionSummary)
      .errors(notFound),
    restoreVersion: changingRoute
      .meta({ etag: true })
      .route({
        method: 'POST',
        path: `${one}/restore`,
        summary: `Go back to a version of a ${noun}`,
        description:
          'The present texts are kept as a version first. Of a sermon, series, day, log and basket stay as they are.',
        tags,
      })
      .input(z.strictObject({ id, version: number }))
      .output(item)
      .errors({ ...notFound, ...quotaExceeded }),
  };
}

export const idOf = (noun: string) => z.uuid({ error: `The id of a ${noun} is a UUID.` });
