import { contentContract, type RouteMeta } from '@berea/contracts';
import { RESOURCES } from '../schema.js';
import { bookmarkDraft, ONE_PIXEL, planSchedule, readingRecord, reportDraft, sampleDraft } from './drafts.js';
import type { Member } from './start-content.js';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export interface ContentRoute {
  /** 'notes.update' */
  readonly name: string;
  readonly method: Method;
  /** As the contract writes it: '/api/notes/{id}' */
  readonly path: string;
  /** The status of a successful answer. */
  readonly status: number;
  /** A body that the route accepts; undefined if it takes none. */
  readonly body?: object;
  /** Another body that it accepts. */
  readonly otherBody?: object;
  readonly meta: RouteMeta;
}

const OTHER_BODIES: Readonly<Record<string, object>> = {
  ...Object.fromEntries(RESOURCES.map((resource) => [`${resource.table}.create`, sampleDraft(resource, 'another')])),
  'bookmarks.create': bookmarkDraft({ verse: 9 }),
  'reports.create': reportDraft({ text: 'Another thing is wrong.' }),
};

const BODIES: Readonly<Record<string, object>> = {
  ...Object.fromEntries(
    RESOURCES.flatMap((resource) => [
      [`${resource.table}.create`, sampleDraft(resource)],
      [`${resource.table}.update`, sampleDraft(resource, 'replaced')],
      [`${resource.table}.keepVersion`, { label: 'Before the change' }],
    ]),
  ),
  'bookmarks.create': bookmarkDraft(),
  'bookmarks.change': { changes: [{ ...bookmarkDraft(), bookmarked: true }] },
  'highlights.change': { changes: [{ ...bookmarkDraft(), colour: 'blue' }] },
  'highlights.set': { colour: 'yellow' },
  'importContent.put': {
    source: 'berea-2026-11-22.zip',
    write: true,
    rows: { bookmarks: [{ ...bookmarkDraft({ verse: 8 }), createdAt: '2026-11-22T09:00:00Z' }] },
  },
  'reports.create': reportDraft(),
  'reading.record': readingRecord(),
  'library.schedule': planSchedule(),
  'library.tick': { chapters: [0], done: true },
  'sermonLinks.make': { label: 'For the tablet' },
  'sermonFiles.read': { name: 'Salt.txt', file: Buffer.from('Matthew 5:13\nYou are the salt.').toString('base64') },
  'tokens.make': { name: 'Sync', scopes: ['notes:read'], days: 90 },
  'profile.updatePreferences': { darkMode: true },
  'profile.setPicture': { image: ONE_PIXEL },
};

/**
 * Every route of the contract for signed-in users, so that a new route is tested without being listed. Routes for
 * people without an account, for the operator, and for users with that role are tested in their own folders.
 */
export const ROUTES: ContentRoute[] = Object.entries(contentContract)
  .flatMap(([resource, procedures]) =>
    Object.entries(procedures).map(([action, procedure]) => {
      const { meta, route } = procedure['~orpc'];
      const { method = 'GET', path = '', successStatus: status = 200 } = route;
      const name = `${resource}.${action}`;
      return {
        name,
        method: method.toLowerCase() as Method,
        path,
        status,
        body: BODIES[name],
        otherBody: OTHER_BODIES[name],
        meta,
      };
    }),
  )
  .filter(({ name, meta }) => !meta.public && !meta.operator && !name.startsWith('admin.'));

/** For a resource below another one: the resource that `{id}` names. */
const BELOW: Readonly<Record<string, string>> = { sermonLinks: 'sermons' };

/** The id that an address of a resource's routes can name, by resource. */
export type Ids = Readonly<Record<string, string>>;

/** The same id for each resource. */
export const everywhere = (id: string): Ids => Object.fromEntries(RESOURCES.map(({ table }) => [table, id]));

export const addressOf = (route: ContentRoute, ids: Ids): string =>
  route.path
    .replace('{id}', () => idOf(route, ids))
    .replace('{version}', () => (route.name === 'profile.picture' ? 'v' : '1'))
    .replace('{import}', '7c9e6679-7425-40de-944b-e07fc1f90ae7')
    .replace('{token}', 'f47ac10b-58cc-4372-a567-0e02b2c3d479')
    .replace('{link}', '0f8fad5b-d9cb-469f-a165-70867728950e')
    .replace('{plan}', 'proverbs')
    .replace('{book}', 'Matthew')
    .replace('{chapter}', '5')
    .replace('{verse}', '3');

function idOf({ name, path }: ContentRoute, ids: Ids): string {
  const resource = name.split('.', 1)[0] ?? '';
  const id = ids[BELOW[resource] ?? resource];
  if (id === undefined) throw new Error(`What {id} of ${path} names is not known: user-rows.ts makes no such row.`);
  return id;
}

/** Calls a route as a client would: with a body that it accepts. */
export const call = ({ api }: Pick<Member, 'api'>, route: ContentRoute, address: string) => {
  const request = api[route.method](address);
  return route.body ? request.send(route.body) : request;
};
