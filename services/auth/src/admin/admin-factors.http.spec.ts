import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { AuditLog } from '../audit/audit-log.js';
import { errorOf, expectData, signInAgain, signUpAndConfirm } from '../testing/accounts.js';
import { operatorOf, serviceToken } from '../testing/operator.js';
import { addFactor, enrolTotp } from '../testing/second-factors.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

describe('POST /admin/reset-factors, for an owner who has lost the device', () => {
  let auth: AuthUnderTest;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth.stop());

  const reset = async (email: string, token?: string) =>
    auth.service
      .as(token ?? (await serviceToken(auth)))
      .post('/auth/v1/admin/reset-factors')
      .send({ email });

  it('removes factors and recovery codes, ends all sessions, and is audited and mailed; then the password alone signs in', async () => {
    const ruth = await signUpAndConfirm(auth);
    await addFactor(auth, ruth.client);
    const { data } = await ruth.client.auth.getSession();
    const token = data.session?.access_token ?? '';
    await auth.service.as(token).post('/auth/v1/recovery-codes').send({}).expect(200);
    const { status, body } = await reset(` ${ruth.email.toUpperCase()}`);
    expect([status, body]).toEqual([200, { id: ruth.user.id, sessions: 1 }]);
    expect((await auth.mailTo(ruth.email)).kind).toBe('factor_removed');
    expect((await auth.service.as(token).get('/auth/v1/user')).status).toBe(403);
    const again = await signInAgain(auth, ruth);
    expectData(await again.client.auth.updateUser({ data: { city: 'Lagos' } }));
    for (const table of ['factors', 'recovery_codes'])
      expect(await auth.database.query(`select 1 from auth.${table} where user_id = $1`, [ruth.user.id])).toEqual([]);
    await auth.service.app.get(AuditLog).settled();
    const events = await auth.database.query('select event from auth.audit_log where user_id = $1', [ruth.user.id]);
    expect(events).toContainEqual({ event: 'factor_removed_by_operator' });
  });

  it.each<[string, () => Promise<string>, number]>([
    ['of no user', async () => 'nobody@example.org', 404],
    ['that is none', async () => 'nonsense', 400],
    ['of an account without a factor', async () => (await signUpAndConfirm(auth)).email, 422],
  ])('for an address %s, says so and changes nothing', async (_name, address, status) => {
    expect((await reset(await address())).status).toBe(status);
  });

  it('is open to operators alone', async () => {
    const ruth = await signUpAndConfirm(auth);
    expect((await reset(ruth.email, ruth.session.access_token)).status).toBe(403);
    expect((await auth.service.as().post('/auth/v1/admin/reset-factors').send({ email: ruth.email })).status).toBe(401);
  });
});

describe('second factors under /admin/users/{id}/factors', () => {
  let auth: AuthUnderTest;
  let operator: Awaited<ReturnType<typeof operatorOf>>;
  beforeAll(async () => {
    auth = await startAuth();
    operator = await operatorOf(auth);
  });
  afterAll(() => auth.stop());

  it('are listed without their secrets', async () => {
    const ruth = await signUpAndConfirm(auth);
    const userId = ruth.user.id;
    expect(expectData(await operator.mfa.listFactors({ userId })).factors).toEqual([]);
    const { id, secret } = await enrolTotp(ruth.client, 'Telephone');
    const { factors } = expectData(await operator.mfa.listFactors({ userId }));
    expect(factors).toMatchObject([{ id, friendly_name: 'Telephone', factor_type: 'totp', status: 'unverified' }]);
    expect(JSON.stringify(factors)).not.toContain(secret);
    expect(errorOf(await operator.mfa.listFactors({ userId: randomUUID() }))).toEqual({
      status: 404,
      code: 'user_not_found',
    });
  });

  it('taken away by an operator, bring the sessions of their user down to aal1, and the user is told by mail', async () => {
    const ruth = await signUpAndConfirm(auth);
    const { id } = await addFactor(auth, ruth.client);
    const { data } = await ruth.client.auth.getSession();
    expect(decodeJwt(data.session?.access_token ?? '')['aal']).toBe('aal2');
    operator = await operatorOf(auth);
    expect(await operator.mfa.deleteFactor({ id, userId: ruth.user.id })).toMatchObject({
      error: null,
      data: { data: { id } },
    });
    const { session } = expectData(await ruth.client.auth.refreshSession());
    const claims = decodeJwt(session?.access_token ?? '');
    expect([claims['aal'], JSON.stringify(claims['amr'])]).toEqual(['aal1', expect.not.stringContaining('totp')]);
    expect((await auth.mailTo(ruth.email)).kind).toBe('factor_removed');
    expect(errorOf(await operator.mfa.deleteFactor({ id, userId: ruth.user.id }))).toEqual({
      status: 404,
      code: 'mfa_factor_not_found',
    });
  });

  it('are renamed, and are found only under the user whom they belong to', async () => {
    const [ruth, boaz] = [await signUpAndConfirm(auth), await signUpAndConfirm(auth)];
    const { id } = await enrolTotp(ruth.client, 'Telephone');
    await enrolTotp(ruth.client, 'Tablet');
    const token = await serviceToken(auth);
    const rename = (userId: string, factorId: string, friendly_name: string) =>
      auth.service.as(token).put(`/auth/v1/admin/users/${userId}/factors/${factorId}`).send({ friendly_name });
    expect((await rename(ruth.user.id, id, 'New telephone').expect(200)).body).toMatchObject({
      id,
      friendly_name: 'New telephone',
    });
    expect((await rename(ruth.user.id, id, 'Tablet')).body.error_code).toBe('mfa_factor_name_conflict');
    expect((await rename(boaz.user.id, id, 'Mine')).body.error_code).toBe('mfa_factor_not_found');
    expect((await rename(ruth.user.id, 'x', 'Mine')).body.error_code).toBe('validation_failed');
  });
});
