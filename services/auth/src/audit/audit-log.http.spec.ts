import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { Housekeeping } from '../core/housekeeping.js';
import { expectData, freshEmail, signUpAndConfirm, PASSWORD } from '../testing/accounts.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';
import { AuditLog } from './audit-log.js';

const DAY = 86_400;

describe('the audit log', () => {
  let auth: AuthUnderTest;
  beforeEach(async () => {
    auth = await startAuth();
  });
  afterEach(() => auth.stop());

  const entries = async () => {
    await auth.service.app.get(AuditLog).settled();
    return auth.database.query<{ event: string; user_id: string | null; session_id: string | null; ip: string }>(
      'select * from auth.audit_log order by id',
    );
  };

  it('an entry has event, user, network address and request id, and no mail address or secret', async () => {
    const ruth = await signUpAndConfirm(auth);
    const token = ruth.session.access_token;
    await auth.service
      .as(token)
      .post('/auth/v1/logout')
      .set({ 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'r-7' });
    const all = await entries();
    expect(all.map(({ event }) => event)).toEqual(expect.arrayContaining(['signed_up', 'confirmed', 'signed_in']));
    expect(all.at(-1)).toMatchObject({
      event: 'signed_out',
      user_id: ruth.user.id,
      session_id: decodeJwt(token)['session_id'],
      ip: '203.0.113.7',
      request_id: 'r-7',
      at: auth.clock.now(),
    });
    const text = JSON.stringify(all);
    for (const secret of [ruth.email, PASSWORD, token, ruth.session.refresh_token]) expect(text).not.toContain(secret);
  });

  it('a rejected sign-in is an entry, also of an unknown account', async () => {
    await auth.client().auth.signInWithPassword({ email: freshEmail(), password: 'x' });
    expect(await entries()).toMatchObject([{ event: 'sign_in_refused', user_id: null }]);
  });

  it('an entry outlives its account, and is removed after 90 days', async () => {
    const ruth = await signUpAndConfirm(auth);
    await entries();
    await auth.database.query('delete from auth.users where id = $1', [ruth.user.id]);
    const housekeeping = auth.service.app.get(Housekeeping);
    auth.clock.advance(90 * DAY - 1);
    await housekeeping.sweep();
    expect((await entries()).some(({ user_id }) => user_id === ruth.user.id)).toBe(true);
    auth.clock.advance(2);
    await housekeeping.sweep();
    expect(await entries()).toEqual([]);
  });

  it('when its table is unavailable, answers succeed and the events are in the log alone', async () => {
    const ruth = await signUpAndConfirm(auth);
    await entries();
    await auth.database.query('alter table auth.audit_log rename to audit_away');
    const { email, password } = ruth;
    expectData(await auth.client().auth.signInWithPassword({ email, password }));
    await auth.service.app.get(AuditLog).settled();
    await auth.database.query('alter table auth.audit_away rename to audit_log');
    expectData(await auth.client().auth.signInWithPassword({ email, password }));
    expect((await entries()).filter(({ event }) => event === 'signed_in')).toHaveLength(2);
  });

  it('at shutdown, pending entries are written first', async () => {
    const { database } = auth;
    const other = await startAuth({ database });
    other.service.app.get(AuditLog).add({ event: 'signed_out' });
    await other.stop();
    expect(await database.query('select event from auth.audit_log')).toEqual([{ event: 'signed_out' }]);
  });
});
