import { z } from 'zod';
import { binRoutes, idOf, versionRoutes } from './list-history.js';
import { CURSORS, going, holding, LISTING, sorted, truncated } from './lists.js';
import { changingRoute, creatingRoute, LONG_TEXT_BODY, notFound, quotaExceeded, route } from './route.js';
import { instant, version } from './text.js';
import type { TokenScope } from './values/token-scopes.js';

/** An item as the server shows it: its own fields, the id, and the fields that all items have. */
export const listed = <Own extends z.ZodRawShape>(own: Own) =>
  z.object({ id: z.uuid(), ...own, createdAt: instant, updatedAt: instant, version, truncated });

interface ListResourceOptions<Draft extends z.ZodRawShape, Item extends z.ZodRawShape, Filters extends z.ZodRawShape> {
  /** `/api/notes` */
  readonly path: `/api/${string}`;
  /** The group in the API description: `Notes` */
  readonly tag: string;
  /** One item, in sentences: `note` */
  readonly noun: string;
  /** The title of the creating route: `Write a note` */
  readonly creating: string;
  /** The scopes of personal tokens that read and change the list; without them it is closed to tokens. */
  readonly scopes?: { readonly read: TokenScope; readonly write: TokenScope };
  readonly draft: z.ZodObject<Draft, z.core.$strict>;
  readonly item: z.ZodObject<Item, z.core.$strip>;
  /** The filters of the list, beside words and an order. */
  readonly filters: Filters;
}

/**
 * The routes of a list that a user keeps: to list, show, create, replace and delete, with a bin and earlier versions.
 */
export function listContract<Draft extends z.ZodRawShape, Item extends z.ZodRawShape, Filters extends z.ZodRawShape>({
  path,
  tag,
  noun,
  creating,
  scopes,
  draft,
  item,
  filters,
}: ListResourceOptions<Draft, Item, Filters>) {
  const one = `${path}/{id}` as const;
  const tags = [tag];
  const id = idOf(noun);
  // The compiler cannot know that a draft has no field `id` of its own.
  const replacing = draft.safeExtend({ id } as never) as unknown as z.ZodObject<
    Draft & { id: typeof id },
    z.core.$strict
  >;
  const reading = scopes ? { scope: scopes.read } : {};
  const writing = scopes ? { scope: scopes.write } : {};
  const history = { path, noun, tags, item, ...reading };
  return {
    list: route
      .meta({ paged: true, ...reading })
      .route({
        method: 'GET',
        path,
        summary: `${tag} of the user, newest first or as \`sort\` says`,
        description: LISTING,
        tags,
      })
      .input(z.object({ ...going(CURSORS.instant), search: holding, sort: sorted, ...filters }).default({} as never))
      .output(z.array(item)),
    show: route
      .meta({ etag: true, ...reading })
      .route({ method: 'GET', path: one, summary: `One ${noun}, whole`, tags })
      .input(z.object({ id }))
      .output(item)
      .errors(notFound),
    create: creatingRoute
      .meta({ etag: true, bodyLimit: LONG_TEXT_BODY, ...writing })
      .route({ method: 'POST', path, successStatus: 201, summary: creating, tags })
      .input(draft)
      .output(item)
      .errors(quotaExceeded),
    update: changingRoute
      .meta({ etag: true, bodyLimit: LONG_TEXT_BODY, ...writing })
      .route({ method: 'PUT', path: one, summary: `Replace a ${noun}`, tags })
      .input(replacing)
      .output(item)
      .errors({ ...notFound, ...quotaExceeded }),
    remove: changingRoute
      .meta({ bodyLimit: LONG_TEXT_BODY })
      .route({ method: 'DELETE', path: one, successStatus: 204, summary: `Put a ${noun} into the bin`, tags })
      .input(z.strictObject({ id }))
      .output(z.void())
      .errors(notFound),
    ...binRoutes(history),
    ...versionRoutes(history),
  };
}

type NoFields = Readonly<Record<never, z.ZodType>>;

/** The routes of any list, whatever its fields. */
export type ListContract = ReturnType<
  typeof listContract<NoFields, ReturnType<typeof listed<NoFields>>['shape'], NoFields>
>;
