import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { makes, type Operation, OPERATIONS, propertiesOf, resolve } from '../operations.js';
import { isOfOperators, make, type Names, placesOf, requestOf } from '../resources.js';
import { sample } from '../sample.js';
import { json } from '../send.js';
import { startServer, type Server } from '../start-server.js';
import { freeText } from './free-text.js';
import { lawfulText, MEANINGFUL, UNLAWFUL } from './hostile-text.js';
import { RUNS, SEED, TIME_LIMIT_MS } from './requests.js';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** The fields of an operation's body that hold what a user writes. */
const textsOf = ({ body }: Operation): string[] =>
  (body ? propertiesOf(body) : []).filter(freeText).map(([name]) => name);

/** Users who are no operators are refused before a text of theirs is read. */
const writing = OPERATIONS.filter((operation) => textsOf(operation).length && !isOfOperators(operation));
/** The others answer what they are told and keep nothing of it. */
const keeping = writing.filter((operation) => operation.method !== 'POST' || makes(operation));

it('the fuzz tests find the routes that take text of users in OpenAPI', () => {
  expect(writing.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['POST /api/notes', 'PUT /api/sermons/{id}', 'POST /api/chat/messages']),
  );
});

describe.each(writing)('$name', (operation) => {
  const fields = textsOf(operation);
  const [place] = placesOf(operation).filter((one) => one.in === 'path');
  const collection = place?.collection ?? operation.path;

  /** Users send these, and only the operator reads them. */
  const readByOperator = OPERATIONS.some((one) => one.operator && one.method === 'GET' && one.path === collection);

  /** Sends `text` in `field`, and brings back what was answered. */
  async function write(token: string, own: Names, field: string, text: string) {
    const value = JSON.stringify({ ...(sample(operation.body!) as object), [field]: text });
    const answer = await server.send({ ...requestOf(operation, place, own), token, body: value });
    return { status: answer.status, answered: json(answer) as Record<string, unknown> };
  }

  /**
   * Reads an item back as a later reader of the list: an item or its link by its id, a version of an item by its
   * number.
   */
  async function readBack(token: string, own: Names, { id, version, createdAt }: Record<string, unknown>) {
    const ofOne = /^(.*)\{id\}(.*)\/\{(?:version|link)\}$/.exec(operation.path);
    const target = ofOne ? `${ofOne[1]}${own['id']}${ofOne[2]}` : collection;
    if (readByOperator) {
      const reader = await server.issuer.operator();
      const { results } = json(await server.send({ method: 'GET', target, token: reader })) as {
        results: Record<string, unknown>[];
      };
      return results.find((one) => one['createdAt'] === createdAt);
    }
    const list = json(await server.send({ method: 'GET', target, token })) as Record<string, unknown>[];
    return list.find((one) => (version !== undefined && ofOne ? one['version'] === version : one['id'] === id));
  }

  const limit = (field: string) =>
    freeText([field, resolve(operation.body!).properties?.[field] ?? {}])?.maxLength ?? Infinity;

  const whereKept = keeping.includes(operation) ? it : () => undefined;
  whereKept(
    'keeps lawful text of every kind, character for character',
    async () => {
      const token = await server.issuer.token(server.issuer.user());
      const own = place ? await make(server, token, collection) : {};
      const isWritten = (text: string) => text.trim() !== '';
      const known = MEANINGFUL.filter(isWritten);
      const property = fc.asyncProperty(
        fc.constantFrom(...fields),
        lawfulText.filter(isWritten),
        async (field, text) => {
          fc.pre(text.length <= limit(field));
          // A user may send the operator only so many in a day.
          const writer = readByOperator ? await server.issuer.token(server.issuer.user()) : token;
          const { status, answered } = await write(writer, own, field, text);
          expect([status < 300, answered]).toEqual([true, expect.anything()]);
          // A line is trimmed, running text is not; nothing else may happen to either.
          expect([text, text.trim()]).toContain(answered[field]);
          expect((await readBack(token, own, answered))?.[field]).toBe(answered[field]);
        },
      );
      // Every text that is known to mean something to a program, in one field after the other; then texts by chance.
      const examples = known.map((text, index): [string, string] => [fields[index % fields.length]!, text]);
      await fc.assert(property, { examples, numRuns: examples.length + RUNS, seed: SEED });
    },
    TIME_LIMIT_MS,
  );

  it.each(fields)('refuses text in %s that Postgres cannot store', async (field) => {
    const token = await server.issuer.token(server.issuer.user());
    const own = place ? await make(server, token, collection) : {};
    for (const text of UNLAWFUL) {
      const { status, answered } = await write(token, own, field, text);
      expect([JSON.stringify(text), status, answered['data']]).toEqual([
        JSON.stringify(text),
        400,
        { issues: [{ path: [field], message: expect.any(String) }] },
      ]);
    }
  });
});
