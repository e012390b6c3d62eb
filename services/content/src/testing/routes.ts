import { contentContract, type RouteMeta } from '@berea/contracts';
import { bookmarkDraft, noteDraft, readingRecord, sermonDraft } from './drafts.js';
import type { Member } from './start-content.js';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export interface ContentRoute {
  /** 'notes.update' */
  readonly name: string;
  readonly method: Method;
  /** As the contract writes it: '/api/notes/{id}' */
  readonly path: string;
  /** What it answers when all is well. */
  readonly status: number;
  /** A body that the route accepts; undefined where it takes none. */
  readonly body?: object;
  readonly meta: RouteMeta;
}

const BODIES: Record<string, object> = {
  'notes.create': noteDraft(),
  'notes.update': noteDraft({ title: 'Replaced' }),
  'sermons.create': sermonDraft(),
  'sermons.update': sermonDraft({ title: 'Replaced' }),
  'bookmarks.create': bookmarkDraft(),
  'bookmarks.change': { changes: [{ ...bookmarkDraft(), bookmarked: true }] },
  'highlights.change': { changes: [{ ...bookmarkDraft(), colour: 'blue' }] },
  'highlights.set': { colour: 'yellow' },
  'reading.record': readingRecord(),
  'profile.updatePreferences': { darkMode: true },
};

/** Every route of the contract, so that one that is added later is tested without being listed. */
export const ROUTES: ContentRoute[] = Object.entries(contentContract).flatMap(([resource, procedures]) =>
  Object.entries(procedures).map(([action, procedure]) => {
    const { meta, route } = procedure['~orpc'];
    const { method = 'GET', path = '', successStatus: status = 200 } = route;
    const name = `${resource}.${action}`;
    return { name, method: method.toLowerCase() as Method, path, status, body: BODIES[name], meta };
  }),
);

/** The ids that an address of some route can name. */
export interface Ids {
  readonly note: string;
  readonly sermon: string;
}

export const addressOf = (route: ContentRoute, ids: Ids): string =>
  route.path
    .replace('{id}', route.name.startsWith('notes') ? ids.note : ids.sermon)
    .replace('{book}', 'Matthew')
    .replace('{chapter}', '5')
    .replace('{verse}', '3');

/** Calls a route as a client would: with a body that it accepts. */
export const call = ({ api }: Pick<Member, 'api'>, route: ContentRoute, address: string) => {
  const request = api[route.method](address);
  return route.body ? request.send(route.body) : request;
};
