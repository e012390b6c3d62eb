import { randomUUID } from 'node:crypto';
import { isId, makes, type Operation, OPERATIONS, type Parameter, propertiesOf, resolve } from './operations.js';
import { sample, sampleRequired } from './sample.js';
import { json, type Sent } from './send.js';
import type { Services } from './start-server.js';

/** Names in a request: its path parameters, and the ids in its query and body. */
export type Names = Readonly<Record<string, string>>;

interface Maker {
  /** The route that makes the thing. */
  readonly by: string;
  /** The collection whose thing that route's address names first: one is made before. */
  readonly within?: string;
  /** The names that its client gives it. */
  readonly given?: () => Names;
  /** The names that other routes call it by, from the answer of that route. */
  readonly names: (answer: Readonly<Record<string, unknown>>) => Names;
}

/** The answer to the maker of a verse's mark names the verse. */
const verse = (answer: Readonly<Record<string, unknown>>): Names =>
  Object.fromEntries(['book', 'chapter', 'verse'].map((name) => [name, String(answer[name])]));

/** Makers of items whose collection has no POST of its own. */
const MAKERS: Readonly<Record<string, Maker>> = {
  '/api/highlights': { by: 'PUT /api/highlights/{book}/{chapter}/{verse}', names: verse },
  '/api/library/plans': { by: 'PUT /api/library/plans/{plan}', names: ({ plan }) => ({ plan: String(plan) }) },
  // The maker of a link names it.
  '/api/sermons': {
    by: 'POST /api/sermons',
    names: ({ id, version }) => ({ id: String(id), version: String(version), link: randomUUID() }),
  },
  '/api/shared': {
    by: 'PUT /api/sermons/{id}/links/{link}',
    within: '/api/sermons',
    names: ({ token }) => ({ token: String(token) }),
  },
  '/api/tokens': {
    by: 'PUT /api/tokens/{token}',
    given: () => ({ token: randomUUID() }),
    names: ({ id }) => ({ token: String(id) }),
  },
  '/api/profile/picture': {
    by: 'PUT /api/profile/picture',
    names: ({ profilePicture }) => ({ version: String(profilePicture).split('/').at(-1) ?? '' }),
  },
  ...Object.fromEntries(
    ['/api/import/content', '/api/import/study'].map((path) => [
      path,
      {
        by: `PUT ${path}/{import}`,
        given: () => ({ import: randomUUID() }),
        names: (answer) => ({ import: String(answer['import']) }),
      },
    ]),
  ),
  '/api/chat/conversations': {
    by: 'POST /api/chat/messages',
    names: ({ conversation }) => ({ id: String(conversation) }),
  },
};

/** Collection of an id outside of the path, by its field. */
const ID_FIELDS: Readonly<Record<string, string>> = {
  conversation: '/api/chat/conversations',
  after: '/api/chat/messages',
  insteadOf: '/api/chat/messages',
};

/** The same for every user. */
const COMMON: readonly RegExp[] = [/^\/api\/bible\//, /^\/api\/library\/(?:berea|dictionaries)\//];

/** Collections that are the same for every user and that a library may have nothing of, by what they name an entry. */
const MAY_BE_EMPTY: Readonly<Record<string, string>> = {
  '/api/library/berea/articles': 'id',
  '/api/library/berea/introductions': 'book',
};

/** The dictionaries that operators add: a server may have none. */
const DICTIONARIES = '/api/library/dictionaries';

const collectionOf = ({ path }: Operation): string => path.slice(0, Math.max(0, path.indexOf('/{')));

/** Whether an operation names an entry of a shared collection, which its list has to tell. */
export const isListed = (operation: Operation): boolean =>
  collectionOf(operation) === DICTIONARIES || collectionOf(operation) in MAY_BE_EMPTY;

const OF_OPERATORS = '/api/admin';

/** Whether it answers operators alone: to all users of these tests nothing is there. */
export const isOfOperators = ({ path }: Operation): boolean =>
  path === OF_OPERATORS || path.startsWith(`${OF_OPERATORS}/`);

/** Names of the first entry of such a collection, undefined where it is empty; none for any other operation. */
export async function listedNames(server: Services, token: string, operation: Operation): Promise<Names | undefined> {
  const collection = collectionOf(operation);
  if (isOfOperators(operation)) return undefined;
  if (collection === DICTIONARIES) return firstEntry(server, token);
  const parameter = MAY_BE_EMPTY[collection];
  if (!parameter) return {};
  const list = json(await server.send({ method: 'GET', target: collection, token })) as { results: { id: string }[] };
  const [first] = list.results;
  return first && { [parameter]: first.id };
}

/** Names of the first entry of an installed dictionary. */
async function firstEntry(server: Services, token: string): Promise<Names | undefined> {
  const ask = async (target: string) => json(await server.send({ method: 'GET', target, token })) as unknown;
  const works = (await ask('/api/bible/works')) as { id: string; installed: boolean }[];
  const work = works.find(({ id, installed }) => installed && id.startsWith('dictionary-'));
  if (!work) return undefined;
  const list = (await ask(`${DICTIONARIES}/${work.id}/entries`)) as { results: { id: string }[] };
  return { dictionary: work.id, ...(list.results[0] && { id: list.results[0].id }) };
}

export interface Place {
  /** The collection whose things are named here. */
  readonly collection: string;
  /** The names in the order of the address. */
  readonly parameters: readonly string[];
  readonly in: 'path' | 'query' | 'body';
}

/** The places where a request of an operation can name something of a user. */
export function placesOf({ path, parameters, body }: Operation): Place[] {
  if (COMMON.some((common) => common.test(path))) return [];
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const field = (name: string, where: 'query' | 'body'): Place => {
    const collection = ID_FIELDS[name];
    if (!collection)
      throw new Error(`What "${name}" of ${path} names is not known: add it to ID_FIELDS in resources.ts.`);
    return { collection, parameters: [name], in: where };
  };
  return [
    ...(inPath.length
      ? [{ collection: path.slice(0, path.indexOf('/{')), parameters: inPath, in: 'path' as const }]
      : []),
    ...parameters.filter((one) => one.in === 'query' && isId(one.schema)).map(({ name }) => field(name, 'query')),
    ...(body ? propertiesOf(body) : []).filter(([, schema]) => isId(schema)).map(([name]) => field(name, 'body')),
  ];
}

const makerOf = (collection: string): Pick<Maker, 'by'> & Partial<Maker> =>
  MAKERS[collection] ?? { by: `POST ${collection}` };

/** Whether the things of a collection can be made. */
export const isMade = (collection: string): boolean =>
  collection in MAKERS || OPERATIONS.some((one) => one.path === collection && makes(one));

/** Whether an operation makes what its address names. */
export const makesWhatItNames = (operation: Operation): boolean =>
  placesOf(operation).some((place) => place.in === 'path' && makerOf(place.collection).by === operation.name);

/** Makes a thing of a collection in the name of a user. */
export async function make(server: Services, token: string, collection: string): Promise<Names> {
  const { by, within, given, names } = makerOf(collection);
  const operation = OPERATIONS.find(({ name }) => name === by);
  if (!operation) throw new Error(`No ${by} makes what ${collection} holds: say what does in MAKERS of resources.ts.`);
  const outer = within && { collection: within, parameters: ['id'], in: 'path' as const };
  const request = outer
    ? requestOf(operation, outer, await make(server, token, within))
    : requestOf(operation, undefined, given?.());
  const answer = await server.send({ ...request, token });
  if (answer.status >= 300 || !operation.responses.has(String(answer.status)))
    throw new Error(`${by} answered ${answer.status} to its sample: ${answer.text}`);
  const made = json(answer) as Record<string, unknown>;
  return names ? names(made) : Object.fromEntries(Object.entries(made).map(([name, value]) => [name, String(value)]));
}

/** Names of the same kind that nothing ever had: random ids, or numbers that the maker's sample does not use. */
export const neverMade = (operation: Operation, place: Place): Names =>
  place.in === 'path'
    ? Object.fromEntries(
        place.parameters.map((name) => {
          const schema = resolve(parameterOf(operation, name).schema);
          return [name, isId(schema) ? randomUUID() : String(schema.minimum ?? sample(schema, name))];
        }),
      )
    : { id: randomUUID() };

/** A request that the operation accepts, naming `names` at `place`. */
export function requestOf(operation: Operation, place?: Place, names: Names = {}): Sent {
  const inPath = !place || place.in === 'path' ? names : {};
  const path = operation.path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(inPath[name] ?? String(sample(parameterOf(operation, name).schema, name))),
  );
  const query = new URLSearchParams();
  for (const { in: where, name, schema } of operation.parameters) {
    if (where === 'query' && !isId(schema)) query.set(name, String(sample(schema, name)));
  }
  const [field = ''] = place?.parameters ?? [];
  if (place?.in === 'query') query.set(field, names['id'] ?? '');
  const body =
    operation.body &&
    // Beside an id only what must be there: it can exclude what may be.
    (place?.in === 'body' ? { ...sampleRequired(operation.body), [field]: names['id'] } : sample(operation.body));
  return {
    method: operation.method,
    target: query.size ? `${path}?${query}` : path,
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}

function parameterOf({ parameters, path }: Operation, name: string): Parameter {
  const found = parameters.find((one) => one.in === 'path' && one.name === name);
  if (!found) throw new Error(`${path} does not describe its {${name}}.`);
  return found;
}
