import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorBody } from '@berea/contracts';
import { rowsOfUser, seedUser, TABLES } from './testing/user-rows.js';
import { addressOf, call, everywhere, ROUTES } from './testing/routes.js';
import { startContent, type TestContent } from './testing/start-content.js';

let content: TestContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.stop());

const keyed = ROUTES.filter(({ meta }) => meta.idempotencyKey);

async function expectKeyIsNobodys(route: (typeof ROUTES)[number]) {
  const [owner, stranger] = await Promise.all([content.member('Ruth'), content.member('Boaz')]);
  await seedUser(content, owner, 'a secret of Ruth', 'the-same-key');
  const before = await rowsOfUser(content.database, owner.id);
  const response = await call(stranger, route, route.path).set('idempotency-key', 'the-same-key');
  expect([response.status, response.headers['idempotent-replayed']]).toEqual([201, undefined]);
  expect(response.text).not.toContain('a secret of Ruth');
  expect(await rowsOfUser(content.database, owner.id)).toEqual(before);
}

describe.each(keyed)('$method $path', (route) => {
  it("with another user's Idempotency-Key, answers 201 and shows nothing of theirs", () => expectKeyIsNobodys(route));
});

// tools/security-tests asks every route with both protections; its row-level-security.sql.spec.ts tests row-level
// security alone.
describe('without row-level security, by the owner in the queries alone', () => {
  beforeAll(async () => {
    for (const table of TABLES) await content.database.query(`alter table content.${table} disable row level security`);
  });

  it.each(ROUTES)("$method $path, of another user's things, neither shows nor changes them", async (route) => {
    const [owner, stranger] = await Promise.all([content.member('Ruth'), content.member('Boaz')]);
    const isList = route.method === 'get' && !route.path.includes('{');
    const readBefore = isList ? await call(stranger, route, route.path) : undefined;
    const ids = await seedUser(content, owner, 'a secret of Ruth');
    const before = await rowsOfUser(content.database, owner.id);
    const response = await call(stranger, route, addressOf(route, ids));
    expect(response.text).not.toContain('a secret of Ruth');
    if (readBefore) expect(response.body).toEqual(readBefore.body);
    expect(await rowsOfUser(content.database, owner.id)).toEqual(before);
  });

  it.each(ROUTES.filter(({ path }) => path.includes('{id}')))(
    "$method $path, with another user's id, answers as with one that never was",
    async (route) => {
      const [owner, stranger] = await Promise.all([content.member('Ruth'), content.member('Boaz')]);
      const others = await call(stranger, route, addressOf(route, await seedUser(content, owner)));
      const unknown = await call(stranger, route, addressOf(route, everywhere(randomUUID())));
      expect(unknown.status).toBe(404);
      expect(unknown.body).toEqual(errorBody('NOT_FOUND'));
      expect([others.status, others.body]).toEqual([unknown.status, unknown.body]);
    },
  );

  it.each(keyed)(
    "$method $path, with another user's Idempotency-Key, answers 201 and shows nothing of theirs",
    expectKeyIsNobodys,
  );
});
