import { createHash, randomUUID } from 'node:crypto';
import { errorBody } from '@berea/contracts';
import { TOKEN_LIMITS } from '@berea/contracts/values';
import { ManualClock, until } from '@berea/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Member, startContent, type TestContent } from '../testing/start-content.js';

const NOW = '2026-11-28T10:20:30.000Z';
const DAY_S = 86_400;

let content: TestContent;
let clock: ManualClock;
let ruth: Member;

beforeAll(async () => {
  clock = new ManualClock(new Date(NOW));
  content = await startContent(clock);
});
beforeEach(async () => {
  ruth = await content.member('Ruth');
});
afterAll(() => content.stop());

const draft = (change: object = {}) => ({ name: 'Sync to the tablet', scopes: ['notes:read'], days: 30, ...change });
const make = async (change: object = {}, id: string = randomUUID()) =>
  (await ruth.api.put(`/api/tokens/${id}`).send(draft(change)).expect(200)).body;
const listed = async () => (await ruth.api.get('/api/tokens').expect(200)).body;
const notesBy = (token: string) => content.service.as(token).get('/api/notes');
const known = (token: string) =>
  content.service.as().get(`/internal/personal-tokens/${createHash('sha256').update(token).digest('hex')}`);

describe('a personal token', () => {
  it('is told once, listed without its secret, and kept as a hash', async () => {
    const { secret: token, ...shown } = await make();
    expect(token).toMatch(/^berea_pat_[\w-]{43}$/);
    expect(shown).toMatchObject({ name: 'Sync to the tablet', scopes: ['notes:read'], lastUsedAt: null });
    expect(Date.parse(shown.endsAt) - Date.parse(shown.createdAt)).toBe(30 * DAY_S * 1_000);
    expect(await listed()).toEqual([shown]);
    const kept = await content.database.query('select * from content.personal_tokens where user_id = $1', [ruth.id]);
    expect(kept).toMatchObject([{ token_hash: createHash('sha256').update(token).digest('hex') }]);
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it('made again under its id has another secret, and the one before works no more', async () => {
    const id = randomUUID();
    const [before, after] = [await make({}, id), await make({ name: 'The same' }, id)];
    await notesBy(before.secret).expect(401, errorBody('token_ended'));
    await notesBy(after.secret).expect(200);
    expect(await listed()).toMatchObject([{ id, name: 'The same' }]);
  });

  it('works until its end', async () => {
    const { secret: token } = await make({ days: 1 });
    clock.advance(DAY_S - 1);
    await notesBy(token).expect(200);
    clock.advance(1);
    await notesBy(token).expect(401, errorBody('token_ended'));
    expect(await listed()).toHaveLength(1);
  });

  it('that is revoked works no more; doing it again is no error', async () => {
    const { id, secret: token } = await make();
    await ruth.api.delete(`/api/tokens/${id}`).expect(204);
    await notesBy(token).expect(401, errorBody('token_ended'));
    await ruth.api.delete(`/api/tokens/${id}`).expect(204);
    expect(await listed()).toEqual([]);
  });

  it('of another user is neither listed, nor made anew, nor revoked', async () => {
    const { id, secret: token } = await make();
    const boaz = await content.member('Boaz');
    expect((await boaz.api.get('/api/tokens')).body).toEqual([]);
    await boaz.api
      .put(`/api/tokens/${id}`)
      .send(draft({ name: 'Mine' }))
      .expect(200);
    await boaz.api.delete(`/api/tokens/${id}`).expect(204);
    await notesBy(token).expect(200);
  });

  it('shows the hour of its last use, which is written once in an hour', async () => {
    const { secret: token } = await make();
    await notesBy(token).expect(200);
    await until(async () => (await listed())[0].lastUsedAt !== null);
    const [{ lastUsedAt: first }] = await listed();
    expect(first).toMatch(/:00:00\.000Z$/);
    const version = async () =>
      content.database.query('select xmin from content.personal_tokens where user_id = $1', [ruth.id]);
    const written = await version();
    await notesBy(token).expect(200);
    expect(await version()).toEqual(written);
    clock.advance(3_600);
    await notesBy(token).expect(200);
    await until(async () => Date.parse((await listed())[0].lastUsedAt) === Date.parse(first) + 3_600_000);
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['no scope', { scopes: [] }, 'scopes'],
    ['a scope twice', { scopes: ['notes:read', 'notes:read'] }, 'scopes'],
    ['an unknown scope', { scopes: ['account:write'] }, 'scopes'],
    ['no end', { days: undefined }, 'days'],
    ['an end after more than a year', { days: TOKEN_LIMITS.days + 1 }, 'days'],
    ['an end before it begins', { days: 0 }, 'days'],
    ['a field of its own', { secret: 'berea_pat_mine' }, ''],
  ])('with %s is refused', async (_name, change, field) => {
    const { body } = await ruth.api.put(`/api/tokens/${randomUUID()}`).send(draft(change)).expect(400);
    expect(body.data.issues[0].path[0] ?? '').toBe(field);
    expect(await listed()).toEqual([]);
  });

  it('beyond the most that an account keeps is refused, however many come at once', async () => {
    const wanted = Array.from({ length: TOKEN_LIMITS.tokens + 3 }, () =>
      ruth.api.put(`/api/tokens/${randomUUID()}`).send(draft()),
    );
    const statuses = (await Promise.all(wanted)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(TOKEN_LIMITS.tokens);
    expect(statuses.filter((status) => status === 409)).toHaveLength(3);
  });

  it('is made only after the second factor of an account that has one', async () => {
    const put = (token: string) => content.service.as(token).put(`/api/tokens/${randomUUID()}`).send(draft());
    const user = content.issuer.user();
    await put(await content.issuer.token(user, { second_factor: true })).expect(
      403,
      errorBody('second_factor_required'),
    );
    await put(await content.issuer.token(user, { second_factor: true, aal: 'aal2' })).expect(200);
    await content.service.as().put(`/api/tokens/${randomUUID()}`).send(draft()).expect(401);
  });
});

describe('GET /internal/personal-tokens/{hash}', () => {
  it('tells whose token it is, and what it may do', async () => {
    const { id, secret: token } = await make({ scopes: ['notes:read', 'sermons:write'] });
    await known(token).expect(200, { id, userId: ruth.id, scopes: ['notes:read', 'sermons:write'] });
  });

  it('tells nothing to callers that come through a proxy, and of no other text', async () => {
    const { secret: token } = await make();
    await known(token).set('x-forwarded-for', '203.0.113.9').expect(404);
    await known(token).set('forwarded', 'for=203.0.113.9').expect(404);
    for (const text of ['x', '0'.repeat(63), 'A'.repeat(64), token])
      await content.service.as().get(`/internal/personal-tokens/${text}`).expect(404);
  });
});

describe('with an auth service that tells of closed accounts', () => {
  it('a token that is older than the password does not work, and is gone from the list; a newer one works', async () => {
    const own = await startContent(undefined, { AUTH_URL: content.issuer.url });
    try {
      const user = own.issuer.user();
      const api = own.service.as(await own.issuer.token(user));
      const made = async () => (await api.put(`/api/tokens/${randomUUID()}`).send(draft()).expect(200)).body;
      const [former, other] = [await made(), await made()];
      content.issuer.tokensSince.set(user.id, new Date(Date.parse(other.createdAt) + 1));
      for (const { secret } of [former, other])
        await own.service.as(secret).get('/api/notes').expect(401, errorBody('token_ended'));
      await until(async () => Date.now() > Date.parse(other.createdAt) + 1);
      const { secret, ...newer } = await made();
      await own.service.as(secret).get('/api/notes').expect(200);
      expect((await api.get('/api/tokens').expect(200)).body).toMatchObject([{ id: newer.id }]);
    } finally {
      content.issuer.tokensSince.clear();
      await own.stop();
    }
  });

  it('a token of a closed account does not work, and none does while that is not known', async () => {
    const own = await startContent(undefined, { AUTH_URL: content.issuer.url });
    const late = await startContent(undefined, { AUTH_URL: 'http://127.0.0.1:1' });
    try {
      for (const [where, usual] of [
        [own, 200],
        [late, 503],
      ] as const) {
        const user = where.issuer.user();
        const made = await where.service
          .as(await where.issuer.token(user))
          .put(`/api/tokens/${randomUUID()}`)
          .send(draft());
        // Sessions are not known there either, so the row is made past the service.
        const token = made.body.secret ?? `berea_pat_${'l'.repeat(43)}`;
        if (made.status !== 200)
          await where.database.query(
            `insert into content.personal_tokens (user_id, id, name, scopes, token_hash, ends_at)
               values ($1, gen_random_uuid(), 'x', '{notes:read}', $2, now() + interval '1 day')`,
            [user.id, createHash('sha256').update(token).digest('hex')],
          );
        await where.service.as(token).get('/api/notes').expect(usual);
        content.issuer.closed.set(user.id, 'closed');
        await where.service
          .as(token)
          .get('/api/notes')
          .expect(usual === 200 ? 401 : 503);
      }
    } finally {
      await own.stop();
      await late.stop();
    }
  });
});
