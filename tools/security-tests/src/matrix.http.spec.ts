import { type TestUser, until } from '@berea/server/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorBody } from '@berea/contracts';
import { OPERATIONS } from './operations.js';
import { rowsOf } from './owned-tables.js';
import { listedNames, make, makesWhatItNames, type Names, neverMade, placesOf, requestOf } from './resources.js';
import { type Answer, json } from './send.js';
import { startServer, type Server } from './start-server.js';
import { endedToken, invalidTokens } from './invalid-tokens.js';

let server: Server;
let ruth: TestUser & { token: string };
let boaz: TestUser & { token: string };
/** Token of an ended session of Ruth's. */
let ended: string;

const person = async (name: string) => {
  const user = server.issuer.user(name);
  return { ...user, token: await server.issuer.token(user) };
};
const allRowsOf = (userId: string) => rowsOf(server.database, Object.keys(server.ways), userId);

beforeAll(async () => {
  server = await startServer();
  [ruth, boaz] = await Promise.all([person('Ruth'), person('Boaz')]);
  ended = await endedToken(server.issuer, ruth);
  const refused = async (way: Promise<Answer>) => (await way).status === 401;
  for (const [path, method] of [
    ['/api/notes', 'GET'],
    ['/api/chat/messages', 'GET'],
  ] as const) {
    const sent = { method, target: path, token: ended };
    await until(
      async () => (await refused(server.send(sent))) && refused(server.sendToService({ method, path }, sent)),
    );
  }
});
afterAll(() => server.stop());

/** Differs from one request to the next, whatever was asked for. */
const OF_THE_REQUEST = /^(?:date|x-request-id|(?:x-)?ratelimit.*)$/;

/** All that a stranger could compare. */
const seen = ({ status, headers, text }: Answer) => ({
  status,
  text,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_REQUEST.test(name))),
});

/** When a thing was made, how long it lives, and its secret: different each time that one is made. */
const OF_THE_MAKING = /^(?:updatedAt|createdAt|endsAt|secret)$/;

/** The same of a route that makes what it is told to: without the name, and without what differs each time. */
const seenOfMade = (answer: Answer, names: Names) => ({
  ...seen(answer),
  text: JSON.stringify(json(answer), (key, value: unknown) =>
    key in names || Object.values(names).includes(String(value)) || OF_THE_MAKING.test(key) ? undefined : value,
  ),
});

const forUsers = OPERATIONS.filter((operation) => !operation.public && !operation.operator);
const forOperators = OPERATIONS.filter((operation) => operation.operator);
const forEverybody = OPERATIONS.filter((operation) => operation.public);

const named = forUsers.flatMap((operation) =>
  placesOf(operation).map((place) => ({ title: `${operation.name}, named in the ${place.in}`, operation, place })),
);

describe.each(named)('$title', ({ operation, place }) => {
  it('answers the owner with 2xx, and another user exactly as for a resource that does not exist', async () => {
    const theirs = await make(server, ruth.token, place.collection);
    const before = await allRowsOf(ruth.id);
    // What makes something may do so once for each user, so two strangers ask, neither of whom has anything.
    const stranger = async () => (makesWhatItNames(operation) ? server.issuer.token(server.issuer.user()) : boaz.token);
    const foreign = await server.send({ ...requestOf(operation, place, theirs), token: await stranger() });
    const never = neverMade(operation, place);
    const unknown = await server.send({ ...requestOf(operation, place, never), token: await stranger() });
    if (makesWhatItNames(operation)) expect(seenOfMade(foreign, theirs)).toEqual(seenOfMade(unknown, never));
    else expect(seen(foreign)).toEqual(seen(unknown));
    expect(await allRowsOf(ruth.id)).toEqual(before);
    const own = await server.send({ ...requestOf(operation, place, theirs), token: ruth.token });
    expect(own.status).toBeLessThan(300);
  });
});

describe.each(forEverybody)('$name', (operation) => {
  it('as a public route, answers everybody who has its exact address, whatever their token, and 404 for another address', async () => {
    const [place] = placesOf(operation);
    const theirs = await make(server, ruth.token, place?.collection ?? '');
    const own = await server.send({ ...requestOf(operation, place, theirs), token: ruth.token });
    expect(own.status).toBe(200);
    for (const token of [boaz.token, ...Object.values(await invalidTokens(server.issuer, ruth))])
      expect((await server.send({ ...requestOf(operation, place, theirs), token })).text).toBe(own.text);
    const another = Object.fromEntries(
      Object.entries(theirs).map(([name, value]) => [name, [...value].reverse().join('')]),
    );
    expect((await server.send({ ...requestOf(operation, place, another), token: ruth.token })).status).toBe(404);
  });
});

describe.each(forUsers)('$name', (operation) => {
  it('with each invalid token, answers 401 and changes nothing, asked through the gateway and at the service itself', async () => {
    const [place] = placesOf(operation);
    const theirs = place ? await make(server, ruth.token, place.collection) : {};
    const before = await allRowsOf(ruth.id);
    const spoofed = { 'x-user-id': ruth.id, 'x-forwarded-user': ruth.id, 'x-internal-user': ruth.id };
    for (const [who, token] of Object.entries(await invalidTokens(server.issuer, ruth))) {
      const sent = { ...requestOf(operation, place, theirs), token, headers: spoofed };
      for (const [way, answer] of [
        ['through the gateway', await server.send(sent)],
        ['past it', await server.sendToService(operation, sent)],
      ] as const) {
        expect([who, way, answer.status, answer.headers['www-authenticate']]).toEqual([who, way, 401, 'Bearer']);
        expect([who, way, json(answer)]).toEqual([
          who,
          way,
          { code: 'UNAUTHORIZED', message: expect.any(String), reason: expect.any(String) },
        ]);
      }
    }
    expect(await allRowsOf(ruth.id)).toEqual(before);
  });

  it('with a token of an account that has a second factor and has shown the password alone, answers 403 and changes nothing, through the gateway and past it', async () => {
    const [place] = placesOf(operation);
    const listed = await listedNames(server, ruth.token, operation);
    const theirs = place ? await make(server, ruth.token, place.collection) : listed;
    const before = await allRowsOf(ruth.id);
    const token = await server.issuer.token(ruth, { second_factor: true, aal: 'aal1' });
    const sent = { ...requestOf(operation, place, theirs), token };
    for (const answer of [await server.send(sent), await server.sendToService(operation, sent)]) {
      expect(answer.status).toBe(403);
      expect(json(answer)).toEqual(errorBody('second_factor_required'));
    }
    expect(await allRowsOf(ruth.id)).toEqual(before);
    const whole = await server.issuer.token(ruth, { second_factor: true, aal: 'aal2' });
    const { status } = await server.send({ ...sent, token: whole });
    if (listed) expect(status).toBeLessThan(300);
    else expect(status).toBe(404);
  });

  it('with a token of a session that was ended, answers 401 and changes nothing, through the gateway and past it', async () => {
    const [place] = placesOf(operation);
    const theirs = place ? await make(server, ruth.token, place.collection) : {};
    const before = await allRowsOf(ruth.id);
    const sent = { ...requestOf(operation, place, theirs), token: ended };
    for (const answer of [await server.send(sent), await server.sendToService(operation, sent)])
      expect([answer.status, json(answer)]).toEqual([
        401,
        { code: 'UNAUTHORIZED', message: expect.any(String), reason: expect.any(String) },
      ]);
    expect(await allRowsOf(ruth.id)).toEqual(before);
  });

  it('answered to its user, forbids caches to keep the answer for another user', async () => {
    const [place] = placesOf(operation);
    const listed = await listedNames(server, ruth.token, operation);
    const names = place ? await make(server, ruth.token, place.collection) : listed;
    const { status, headers } = await server.send({ ...requestOf(operation, place, names), token: ruth.token });
    if (listed) expect(status).toBeLessThan(300);
    else expect(status).toBe(404);
    const [cacheControl, vary] = [String(headers['cache-control']), String(headers['vary'] ?? '')];
    if (!/no-store/.test(cacheControl)) {
      expect(cacheControl).toMatch(/\bprivate\b/);
      expect(vary).toMatch(/\bauthorization\b/i);
    }
  });
});

describe.each(forOperators)('$name', (operation) => {
  it('as a route of the operator, answers users with 403 and everybody else with 401, through the gateway and past it', async () => {
    const request = requestOf(operation);
    const { 'a token of another role': ofOperator, ...invalid } = await invalidTokens(server.issuer, ruth);
    const unsure = await server.issuer.token(ruth, { second_factor: true, aal: 'aal1' });
    const users = { ruth: ruth.token, 'a first factor alone': unsure, 'an ended session': ended };
    for (const send of [
      (token: string | undefined) => server.send({ ...request, token }),
      (token: string | undefined) => server.sendToService(operation, { ...request, token }),
    ]) {
      for (const [who, token] of Object.entries(invalid)) {
        const { status } = await send(token);
        expect([who, status]).toEqual([who, who === "another audience's token" ? 403 : 401]);
      }
      for (const [who, token] of Object.entries(users)) {
        const answer = await send(token);
        expect([who, answer.status, json(answer)]).toEqual([
          who,
          403,
          { code: 'FORBIDDEN', message: expect.any(String), reason: expect.any(String) },
        ]);
      }
      expect((await send(ofOperator)).status).toBe(200);
    }
    const { headers } = await server.send({ ...request, token: ofOperator });
    expect(headers['cache-control']).toMatch(/no-store/);
  });
});

it('the tests of foreign resources cover those named in paths, in queries and in bodies', () => {
  expect(new Set(named.map(({ place }) => place.in))).toEqual(new Set(['path', 'query', 'body']));
});
