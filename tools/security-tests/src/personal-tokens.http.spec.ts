import { randomUUID } from 'node:crypto';
import { errorBody } from '@berea/contracts';
import { TOKEN_SCOPES, type TokenScope } from '@berea/contracts/values';
import { until } from '@berea/server/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Operation, OPERATIONS } from './operations.js';
import { rowsOf } from './owned-tables.js';
import { make, makesWhatItNames, type Names, placesOf, requestOf } from './resources.js';
import { json, type Sent } from './send.js';
import { type Server, startServer } from './start-server.js';

let server: Server;
let ruth: { readonly id: string; readonly session: string };
const tokens = new Map<TokenScope, string>();

const newToken = async (session: string, scopes: readonly TokenScope[], id: string = randomUUID()) => {
  const answer = await server.send({
    method: 'PUT',
    target: `/api/tokens/${id}`,
    token: session,
    body: JSON.stringify({ name: scopes.join(), scopes, days: 1 }),
  });
  expect(answer.status).toBe(200);
  return (json(answer) as { secret: string }).secret;
};

beforeAll(async () => {
  server = await startServer();
  const user = server.issuer.user('Ruth');
  ruth = { id: user.id, session: await server.issuer.token(user) };
  for (const scope of TOKEN_SCOPES) tokens.set(scope, await newToken(ruth.session, [scope]));
});
afterAll(() => server.stop());

const forUsers = OPERATIONS.filter((operation) => !operation.public);
/** What a token is told that must not do this; undefined where it may. */
const refusalOf = (operation: Operation, scope: TokenScope) => {
  if (operation.scope === scope) return undefined;
  if (operation.operator) return errorBody('FORBIDDEN');
  return operation.scope ? errorBody('token_without_scope', { scope: operation.scope }) : errorBody('token_not_taken');
};

/** A request that succeeds in the name of the owner, so that only the token can be what is refused. */
async function requestOfOwner(operation: Operation): Promise<Sent> {
  const [place] = placesOf(operation);
  const names: Names = place && !makesWhatItNames(operation) ? await make(server, ruth.session, place.collection) : {};
  return requestOf(operation, place, names);
}

const reasonOf = (text: string): string => (text ? ((JSON.parse(text) as { reason?: string }).reason ?? '') : '');
/** All rows of the owner, but when tokens were used. */
const rows = async () =>
  JSON.stringify(await rowsOf(server.database, Object.keys(server.ways), ruth.id)).replaceAll(
    /"last_used_at":(?:null|"[^"]*")/g,
    '',
  );

describe.each(forUsers.map((operation) => ({ name: operation.name, operation })))('$name', ({ operation }) => {
  it('is refused with every scope but its own, at the gateway and behind it, and changes nothing', async () => {
    const request = requestOf(operation, placesOf(operation)[0], { id: randomUUID() });
    const before = await rows();
    for (const [scope, token] of tokens) {
      const refusal = refusalOf(operation, scope);
      if (!refusal) continue;
      const sent = { ...request, token };
      for (const answer of [await server.send(sent), await server.sendToService(operation, sent)])
        expect([scope, answer.status, json(answer)]).toEqual([scope, 403, refusal]);
    }
    expect(await rows()).toBe(before);
  });
});

describe.each(
  forUsers.flatMap((operation) => {
    const scope = TOKEN_SCOPES.find((each) => each === operation.scope);
    return scope ? [{ name: operation.name, operation, scope }] : [];
  }),
)('$name', ({ operation, scope }) => {
  it(`is done with ${scope}, at the gateway and behind it`, async () => {
    const request = { ...(await requestOfOwner(operation)), token: tokens.get(scope) ?? '' };
    for (const { status, text } of [await server.send(request), await server.sendToService(operation, request)]) {
      expect(status).not.toBe(401);
      if (status === 403) expect(reasonOf(text)).toBe('assistant_off');
    }
  });
});

describe('scopes', () => {
  it('name no route of an account, of tokens, export, import or administration, and none that deletes', () => {
    const closed = /^\/api\/(?:tokens|profile|user|export|import|admin|chat)|\/(?:bin|links|reports)\b/;
    const open = OPERATIONS.filter(({ scope }) => scope);
    expect(open.filter(({ path, method }) => closed.test(path) || method === 'DELETE')).toEqual([]);
    expect(new Set(open.map(({ scope }) => scope))).toEqual(new Set(TOKEN_SCOPES));
    // Reading scopes change nothing: what they open beside GET only answers.
    expect(
      open.filter(({ scope, method }) => scope?.endsWith(':read') && method !== 'GET').map(({ name }) => name),
    ).toEqual(['POST /api/bible/study-tools', 'POST /api/study/verify']);
  });
});

describe('a personal token', () => {
  const notes = (token: string): Sent => ({ method: 'GET', target: '/api/notes', token });

  it('reads the rows of its owner alone, and counts for a limit of its own', async () => {
    const boaz = await server.issuer.token(server.issuer.user('Boaz'));
    const made = await make(server, boaz, '/api/notes');
    const token = await newToken(ruth.session, ['notes:read']);
    expect((await server.send({ ...notes(token), target: `/api/notes/${made['id']}` })).status).toBe(404);
    const [byToken, bySession] = [await server.send(notes(token)), await server.send(notes(ruth.session))];
    expect([byToken.headers['ratelimit-limit'], bySession.headers['ratelimit-limit']]).toEqual([
      '12000000',
      '30000000',
    ]);
  });

  it('that is revoked is refused by every service within a second', async () => {
    const id = randomUUID();
    const token = await newToken(ruth.session, ['notes:read', 'library:read'], id);
    const books: Sent = { method: 'GET', target: '/api/bible/books', token };
    const ways = [
      () => server.send(notes(token)),
      () => server.send(books),
      () => server.sendToService({ method: 'GET', path: '/api/notes' }, notes(token)),
      () => server.sendToService({ method: 'GET', path: '/api/bible/books' }, books),
    ];
    for (const way of ways) expect((await way()).status).toBe(200);
    expect((await server.send({ method: 'DELETE', target: `/api/tokens/${id}`, token: ruth.session })).status).toBe(
      204,
    );
    for (const way of ways) {
      await until(async () => (await way()).status === 401);
      expect(json(await way())).toEqual(errorBody('token_ended'));
    }
  });

  it('of an account that is closed stops, and works again once the account is taken back', async () => {
    const user = server.issuer.user();
    const token = await newToken(await server.issuer.token(user), ['notes:read']);
    expect((await server.send(notes(token))).status).toBe(200);
    server.issuer.closed.set(user.id, 'closed');
    await until(async () => (await server.send(notes(token))).status === 401);
    server.issuer.closed.delete(user.id);
    await until(async () => (await server.send(notes(token))).status === 200);
  });

  it('is not found by a guess, by its hash, or with a letter more', async () => {
    const token = await newToken(ruth.session, ['notes:read']);
    const [{ token_hash: hash } = { token_hash: '' }] = await server.database.query<{ token_hash: string }>(
      'select token_hash from content.personal_tokens where user_id = $1 limit 1',
      [ruth.id],
    );
    for (const wrong of [
      `${token}A`,
      token.slice(0, -1),
      `berea_pat_${hash}`,
      'berea_pat_',
      `berea_pat_${'A'.repeat(43)}`,
    ]) {
      const answer = await server.send(notes(wrong));
      expect([answer.status, json(answer)]).toEqual([401, errorBody('token_ended')]);
    }
  });

  it('is told by nothing that the gateway leads to', async () => {
    const path = `/internal/personal-tokens/${'0'.repeat(64)}`;
    expect((await server.send({ method: 'GET', target: path, token: ruth.session })).text).not.toMatch(/scopes/);
    expect((await server.send({ method: 'GET', target: `/api/..${path}`, token: ruth.session })).status).not.toBe(200);
  });
});
