import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditLog } from '../audit/audit-log.js';
import { PRUNE } from '../core/housekeeping.js';
import { errorOf, expectData, freshEmail, signUpAndConfirm } from '../testing/accounts.js';
import { operatorOf } from '../testing/operator.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';
import { Closures } from './closures.service.js';

const LIFE = 3_600;

describe('accounts that are closed (/internal/closed-accounts)', () => {
  let auth: AuthUnderTest;
  let other: AuthUnderTest;
  beforeAll(async () => {
    auth = await startAuth();
    other = await startAuth({ database: auth.database, clock: auth.clock });
  });
  afterAll(async () => {
    await other.stop();
    await auth.stop();
  });

  /** With a token of this moment: tests move the clock. */
  const operator = () => operatorOf(auth);
  const listed = async (by: string, id: string, at = auth) => {
    const { body } = await at.service.as().get(`/internal/closed-accounts?by=${by}`).expect(200);
    return (body as { accounts: { id: string; stage: string }[] }).accounts.find((one) => one.id === id)?.stage;
  };
  const report = (by: string, id: string, at = auth) =>
    at.service.as().post(`/internal/closed-accounts/${id}/erased?by=${by}`);
  const deleted = async () => {
    const { user } = await signUpAndConfirm(auth);
    expectData(await (await operator()).deleteUser(user.id));
    return user.id;
  };

  it('are open while somebody may sign in: not once they are disabled, closed or deleted, at any instance', async () => {
    const show = (id: string, at = auth) => at.service.as().get(`/internal/open-accounts/${id}`);
    const { user } = await signUpAndConfirm(auth);
    await show(user.id, other).expect(204);
    expectData(await (await operator()).updateUserById(user.id, { ban_duration: '1h' }));
    await show(user.id, other).expect(404);
    auth.clock.advance(LIFE);
    await show(user.id).expect(204);
    await auth.database.query('update auth.users set closed_at = now() where id = $1', [user.id]);
    await show(user.id).expect(404);
    for (const softly of [false, true]) {
      const gone = await signUpAndConfirm(auth);
      await show(gone.user.id).expect(204);
      expectData(await (await operator()).deleteUser(gone.user.id, softly));
      await show(gone.user.id, other).expect(404);
    }
    await show('00000000-0000-4000-8000-000000000000').expect(404);
    await show('x').expect(404);
    await show(user.id).set('x-forwarded-for', '203.0.113.9').expect(404);
  });

  it('are told with the instant of their last new password, by whomever it was set', async () => {
    const since = async (id: string, at = auth) =>
      Date.parse((await at.service.as().get(`/internal/open-accounts/${id}`).expect(200)).body.tokensSince);
    const { client, user } = await signUpAndConfirm(auth);
    expectData(await client.auth.updateUser({ password: 'a new password' }));
    expect(await since(user.id, other)).toBe(auth.clock.now().getTime());
    auth.clock.advance(60);
    expectData(await (await operator()).updateUserById(user.id, { password: 'one of the operator' }));
    expect(await since(user.id)).toBe(auth.clock.now().getTime());
  });

  it.each([false, true])(
    'are told by every instance when an operator has deleted them (softly: %s), until each service has reported',
    async (softly) => {
      const { user } = await signUpAndConfirm(auth);
      expect(await listed('content', user.id)).toBeUndefined();
      expectData(await (await operator()).deleteUser(user.id, softly));
      expect([await listed('content', user.id), await listed('study', user.id, other)]).toEqual(['due', 'due']);
      auth.clock.advance(LIFE + 60);
      expect(await listed('content', user.id, other)).toBe('last');
      await report('content', user.id, other).expect(204);
      await report('content', user.id).expect(204);
      expect([await listed('content', user.id), await listed('study', user.id)]).toEqual([undefined, 'last']);
      await report('study', user.id).expect(204);
      expect(await listed('study', user.id)).toBeUndefined();
      expect(await auth.database.query('select 1 from auth.closed_accounts where user_id = $1', [user.id])).toEqual([]);
    },
  );

  it('are told again after a report that came while a request from before could still be under way', async () => {
    const id = await deleted();
    auth.clock.advance(LIFE + 59);
    await report('content', id).expect(204);
    expect(await listed('content', id)).toBe('due');
  });

  it('leave their events in the audit log without user, session and network address once nothing is left', async () => {
    const id = await deleted();
    await auth.service.app.get(AuditLog).settled();
    const entries = () => auth.database.query('select event from auth.audit_log where user_id = $1', [id]);
    expect(await entries()).toContainEqual({ event: 'user_deleted_by_operator' });
    auth.clock.advance(LIFE + 60);
    await report('content', id).expect(204);
    expect(await entries()).not.toEqual([]);
    await report('study', id).expect(204);
    expect(await entries()).toEqual([]);
    expect(
      await auth.database.query(
        `select user_id, session_id, ip from auth.audit_log where event = 'user_deleted_by_operator' and user_id is null limit 1`,
      ),
    ).toEqual([{ user_id: null, session_id: null, ip: '' }]);
  });

  it('are listed by a hash of their id once nothing is left, for 400 days', async () => {
    const id = await deleted();
    const hash = createHash('sha256').update(id).digest('hex');
    const listedAt = async () =>
      (await auth.database.query('select 1 from auth.deleted_accounts where account_hash = $1', [hash])).length;
    auth.clock.advance(LIFE + 60);
    await report('content', id).expect(204);
    expect(await listedAt()).toBe(0);
    await report('study', id).expect(204);
    expect(await listedAt()).toBe(1);
    auth.clock.advance(399 * 86_400);
    await auth.service.app.get(Closures)[PRUNE]();
    expect(await listedAt()).toBe(1);
    auth.clock.advance(2 * 86_400);
    await auth.service.app.get(Closures)[PRUNE]();
    expect(await listedAt()).toBe(0);
  });

  it('keep their id from a new account until nothing is left', async () => {
    const id = await deleted();
    expect(errorOf(await (await operator()).createUser({ id, email: freshEmail() }))).toEqual({
      status: 409,
      code: 'conflict',
    });
    auth.clock.advance(LIFE + 60);
    for (const by of ['content', 'study']) await report(by, id).expect(204);
    expectData(await (await operator()).createUser({ id, email: freshEmail() }));
  });

  it.each(['', 'gateway', "content'"])('are not told to a service %j that holds nothing', async (by) => {
    const { status, body } = await auth.service.as().get(`/internal/closed-accounts?by=${by}`);
    expect([status, body.error_code]).toEqual([400, 'validation_failed']);
  });

  it('are neither told to nor reported by a request that came through a proxy', async () => {
    const id = await deleted();
    const proxied = { 'x-forwarded-for': '127.0.0.1' };
    await auth.service.as().get('/internal/closed-accounts?by=content').set(proxied).expect(404);
    await report('content', id).set(proxied).expect(404);
  });
});
