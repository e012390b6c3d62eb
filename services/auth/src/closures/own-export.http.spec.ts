import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditLog } from '../audit/audit-log.js';
import { expectSession, type Person, signUpAndConfirm } from '../testing/accounts.js';
import { addFactor } from '../testing/second-factors.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

describe('what the service holds of a user (GET /account/export)', () => {
  let auth: AuthUnderTest;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth.stop());

  const exported = (token?: string) => auth.service.as(token).get('/auth/v1/account/export');

  /** Of the session as it is now, which has shown the factor. */
  const tokenOf = async ({ client }: Person) => expectSession((await client.auth.getSession()).data).access_token;

  it('is told to that user alone, with sessions, factors and events, and without any secret', async () => {
    const [ruth, boaz] = [await signUpAndConfirm(auth), await signUpAndConfirm(auth)];
    await addFactor(auth, ruth.client);
    await auth.service.app.get(AuditLog).settled();
    const { status, body, text, headers } = await exported(await tokenOf(ruth));
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(body.users).toEqual([expect.objectContaining({ id: ruth.user.id, email: ruth.email })]);
    expect(body.identities).toEqual([expect.objectContaining({ provider: 'email' })]);
    expect(body.factors).toEqual([expect.objectContaining({ type: 'totp', status: 'verified' })]);
    expect(body.audit_log).not.toEqual([]);
    expect(body.sessions).not.toEqual([]);
    for (const stranger of [boaz.user.id, boaz.email]) expect(text).not.toContain(stranger);
    for (const secret of ['password_hash', 'refresh_key', 'secret', '"mac"', 'link_hash', 'argon2'])
      expect(text).not.toContain(secret);
  });

  it('is refused without a session', async () => {
    expect((await exported()).status).toBe(401);
  });
});
