import { z } from 'zod';
import { conflict, notFound, route } from './route.js';
import { instant } from './text.js';
import { LICENCE_TIERS } from './works.js';

/** What an operator is told of the own role. */
export const Operator = z
  .object({ role: z.literal('operator'), since: instant.describe('When the role was given') })
  .meta({ id: 'Operator' });
export type Operator = z.infer<typeof Operator>;

export const adminContract = {
  show: route
    .route({
      method: 'GET',
      path: '/api/admin',
      summary: 'Whether the user is an operator of this server',
      description:
        'Everybody else gets 404, as for an address where nothing is. The role is given by `npm run operate -- role` alone.',
      tags: ['Profile'],
    })
    .errors(notFound)
    .output(Operator),
};

/** What an operator may do with a further work. */
export const SHELF_ACTIONS = ['add', 'remove', 'restore', 'rebuild'] as const;
/** Changes that the page of the library shows. */
export const SHELF_LOG_LIMIT = 20;

export const ShelfChange = z
  .object({
    action: z.enum([...SHELF_ACTIONS, 'build']).describe('`build` is of the whole library, by command'),
    work: z.string().describe('Id of the work; empty for the whole library'),
    by: z.string().describe('Id of the operator; empty for the command line'),
    startedAt: instant,
    endedAt: instant.optional(),
    state: z.enum(['running', 'done', 'failed']),
    step: z.string().describe('What is done just now; of a change that failed, why'),
  })
  .meta({ id: 'ShelfChange' });
export type ShelfChange = z.infer<typeof ShelfChange>;

export const ShelfWork = z
  .object({
    id: z.string(),
    title: z.string(),
    author: z.string().optional(),
    year: z.string().optional(),
    installed: z.boolean(),
    reason: z.string().optional().describe('What is wrong with it'),
    licence: z.string(),
    licenceTier: z.enum(LICENCE_TIERS),
    bytes: z.number().int().describe('What is fetched to add it'),
    address: z.string().describe('Where it is fetched from'),
    restorable: z.boolean().describe('Whether the files of a removed work are still there'),
  })
  .meta({ id: 'ShelfWork' });
export type ShelfWork = z.infer<typeof ShelfWork>;

/** The works that an operator may add and remove while the server runs. */
export const AdminLibrary = z
  .object({
    works: z.array(ShelfWork),
    change: ShelfChange.nullable().describe('The change that runs, or else the last one'),
    log: z.array(ShelfChange).describe(`The last ${SHELF_LOG_LIMIT} that have ended, the latest first`),
    impossible: z.string().nullable().describe('Why nothing can be changed here'),
  })
  .meta({ id: 'AdminLibrary' });
export type AdminLibrary = z.infer<typeof AdminLibrary>;

const adminRoute = route.meta({ unshaped: true }).errors(notFound);

/** Of services/study, which has the library. To all but operators it answers 404. */
export const adminLibraryContract = {
  show: adminRoute
    .route({
      method: 'GET',
      path: '/api/admin/library',
      summary: 'The further works of the catalogue, and what was changed',
      description: 'For operators; everybody else gets 404.',
      tags: ['Library'],
    })
    .output(AdminLibrary),
  change: adminRoute
    .route({
      method: 'POST',
      path: '/api/admin/library/changes',
      summary: 'Add, remove, restore or build again a further work',
      description:
        'The change runs on the server, one at a time, and goes on whatever becomes of the caller; `GET /api/admin/library` tells how far it is. For operators; everybody else gets 404.',
      tags: ['Library'],
      successStatus: 202,
    })
    .errors(conflict)
    .input(
      z.object({
        action: z.enum(SHELF_ACTIONS).meta({ examples: ['rebuild'] }),
        work: z
          .string()
          .max(100, 'A work has at most 100 characters.')
          .meta({ examples: ['dictionary-easton'] }),
      }),
    )
    .output(AdminLibrary),
};
