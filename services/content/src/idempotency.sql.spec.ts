import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { rowsOfUser } from './testing/user-rows.js';
import { type ContentRoute, ROUTES } from './testing/routes.js';
import { type Member, startContent, type TestContent } from './testing/start-content.js';

let content: TestContent;
let ruth: Member;
let key: string;

beforeAll(async () => {
  content = await startContent();
});
beforeEach(async () => {
  ruth = await content.member('Ruth');
  key = randomUUID();
});
afterAll(() => content.stop());

const CREATING = ROUTES.filter(({ status }) => status === 201);
/** The tables are called like the resources. */
const tableOf = ({ name }: ContentRoute) => `content.${name.split('.')[0]}`;
const send = (member: Pick<Member, 'api'>, route: ContentRoute, sent: string | undefined, body = route.body) => {
  const request = member.api.post(route.path);
  return (sent === undefined ? request : request.set('idempotency-key', sent)).send(body);
};
const countOf = async (from: string, userId = ruth.id): Promise<number> =>
  (await content.database.query(`select 1 from ${from} where user_id = $1`, [userId])).length;
const keys = (userId = ruth.id) =>
  content.database.query('select key, route, status from content.idempotency_keys where user_id = $1', [userId]);

it('Idempotency-Key is offered by every route that creates', () => {
  expect(CREATING.map(({ name, meta }) => [name, meta.idempotencyKey])).toEqual(
    CREATING.map(({ name }) => [name, true]),
  );
  expect(CREATING.length).toBeGreaterThanOrEqual(3);
});

describe.each(CREATING)('Idempotency-Key of $method $path', (route) => {
  it('stores the answer with the created row, and replays it', async () => {
    const first = await send(ruth, route, key).expect(201);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(await keys()).toEqual([{ key, route: `POST ${route.path}`, status: 'done' }]);
    for (let time = 0; time < 3; time += 1) {
      const again = await send(ruth, route, key);
      expect([again.status, again.text, again.headers['etag']]).toEqual([201, first.text, first.headers['etag']]);
      expect(again.headers['idempotent-replayed']).toBe('true');
    }
    expect(await countOf(tableOf(route))).toBe(1);
  });

  it('knows the same request by its meaning, not by its bytes', async () => {
    const first = await send(ruth, route, key).expect(201);
    const turned = Object.fromEntries(Object.entries(route.body ?? {}).reverse());
    const again = await send(ruth, route, key, turned).expect(201);
    expect([again.text, again.headers['idempotent-replayed']]).toEqual([first.text, 'true']);
  });

  it('replays the first answer even when its row was changed or deleted, and stores no text for that', async () => {
    const first = await send(ruth, route, key).expect(201);
    const address = `${route.path}/${first.body.id}`;
    if (first.body.id) await ruth.api.put(address).send(route.otherBody).expect(200);
    expect((await send(ruth, route, key).expect(201)).text).toBe(first.text);
    if (first.body.id) await ruth.api.delete(address).expect(204);
    expect((await send(ruth, route, key).expect(201)).text).toBe(first.text);
    const kept = JSON.stringify(
      await content.database.query('select body from content.idempotency_keys where user_id = $1', [ruth.id]),
    );
    // Texts of the draft only; a choice or a date would also match a field's name or the time of creation.
    const texts = Object.values(route.body ?? {}).filter(
      (value) => typeof value === 'string' && !/^(?:[a-z]+|[\d-]+)$/.test(value),
    );
    for (const text of texts) expect(kept).not.toContain(text);
  });

  it('refuses another body under the same key, and changes nothing', async () => {
    await send(ruth, route, key).expect(201);
    const before = await rowsOfUser(content.database, ruth.id);
    const { status, body } = await send(ruth, route, key, route.otherBody);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'UNPROCESSABLE_CONTENT', message: expect.stringContaining('Use a new key') });
    expect(body.data.issues[0].path).toEqual(['Idempotency-Key']);
    expect(await rowsOfUser(content.database, ruth.id)).toEqual(before);
  });

  it('refuses the key of another route', async () => {
    await content.db.run(ruth.id, (manager) =>
      manager.query(
        `insert into content.idempotency_keys (user_id, key, route, request_hash, status, owner, body, expires_at)
         values ($1, $2, 'POST /api/elsewhere', 'x', 'done', gen_random_uuid(), '{}', now() + interval '1 hour')`,
        [ruth.id, key],
      ),
    );
    await send(ruth, route, key).expect(422);
    expect(await countOf(tableOf(route))).toBe(0);
  });

  it('creates once when twenty requests arrive at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(ruth, route, key)));
    const created = answers.filter(({ status }) => status === 201);
    expect(created.filter(({ headers }) => !headers['idempotent-replayed'])).toHaveLength(1);
    expect(new Set(created.map(({ text }) => text)).size).toBe(1);
    for (const { status, body } of answers) if (status !== 201) expect([status, body.code]).toEqual([409, 'CONFLICT']);
    expect(await countOf(tableOf(route))).toBe(1);
    expect(await keys()).toHaveLength(1);
  });

  it('creates another row under another key, and each time without a key', async () => {
    const other = route.otherBody;
    await send(ruth, route, key).expect(201);
    await send(ruth, route, randomUUID(), other).expect(201);
    expect(await countOf(tableOf(route))).toBe(2);
    const answer = await send(ruth, route, undefined).expect(201);
    expect(answer.headers['idempotent-replayed']).toBeUndefined();
    expect(await keys()).toHaveLength(2);
  });

  it.each([
    ['empty', ''],
    ['of 256 characters', 'k'.repeat(256)],
    ['two words', 'two words'],
    ['beyond ASCII', Buffer.from('clé').toString('latin1')],
  ])('refuses a key that is %s', async (_name, bad) => {
    const { status, body } = await send(ruth, route, bad);
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
    expect(body.data.issues[0]).toEqual({
      path: ['Idempotency-Key'],
      message: expect.stringContaining('1 to 255 visible ASCII characters'),
    });
    expect(await countOf(tableOf(route))).toBe(0);
  });

  it.each(['k', 'k'.repeat(255), '"8e03978e-40d5-43dd"', "'; drop table content.notes; --".replaceAll(' ', '+')])(
    'takes the key %s',
    async (good) => {
      await send(ruth, route, good).expect(201);
      expect((await send(ruth, route, good).expect(201)).headers['idempotent-replayed']).toBe('true');
    },
  );

  it('remembers nothing of a request without a signed-in user', async () => {
    await send({ api: content.service.as() }, route, key).expect(401);
    expect(await content.database.query('select 1 from content.idempotency_keys where key = $1', [key])).toEqual([]);
  });

  it('leaves the key free when the request was refused', async () => {
    await send(ruth, route, key, { ...route.body, unknown: true }).expect(400);
    expect(await keys()).toEqual([]);
    const answer = await send(ruth, route, key).expect(201);
    expect(answer.headers['idempotent-replayed']).toBeUndefined();
  });

  // The second of the two fails at COMMIT, when the answer has been composed already.
  it.each(['trigger', 'constraint trigger'])('leaves neither row nor key when a %s undoes the work', async (kind) => {
    const table = tableOf(route);
    await content.database.query(
      `create or replace function content.fail() returns trigger language plpgsql as $$ begin raise 'planted'; end $$`,
    );
    await content.database.query(
      `create ${kind} planted after insert on ${table} ${kind === 'trigger' ? '' : 'deferrable initially deferred'}
         for each row execute function content.fail()`,
    );
    try {
      const failed = await send(ruth, route, key);
      expect([failed.status, failed.headers['idempotent-replayed']]).toEqual([500, undefined]);
    } finally {
      await content.database.query(`drop trigger planted on ${table}`);
    }
    expect([await countOf(table), await keys()]).toEqual([0, []]);
    await send(ruth, route, key).expect(201);
    expect(await countOf(table)).toBe(1);
  });

  it('keeps the key for a day, then forgets it', async () => {
    const first = await send(ruth, route, key).expect(201);
    const [kept] = await content.database.query<{ hours: number }>(
      `select round(extract(epoch from expires_at - created_at) / 3600)::int as hours
         from content.idempotency_keys where user_id = $1`,
      [ruth.id],
    );
    expect(kept).toEqual({ hours: 24 });
    await content.database.query(`update content.idempotency_keys set expires_at = now() where user_id = $1`, [
      ruth.id,
    ]);
    const later = await send(ruth, route, key, route.otherBody).expect(201);
    expect(later.headers['idempotent-replayed']).toBeUndefined();
    expect(later.text).not.toBe(first.text);
    expect(await countOf(tableOf(route))).toBe(2);
  });
});
