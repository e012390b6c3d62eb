import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { Housekeeping } from '../core/housekeeping.js';
import { errorOf, expectData, signUpAndConfirm, type Person, signInAgain, stateOf } from '../testing/accounts.js';
import { addFactor, codeFor, enrolTotp, proveFactor, wrongCodeFor } from '../testing/second-factors.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

const UNKNOWN = '0b6c1d5e-8f0a-4c59-9b43-1a2b3c4d5e6f';

describe('second factors', () => {
  let auth: AuthUnderTest;
  let ruth: Person;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth.stop());
  beforeEach(async () => {
    ruth = await signUpAndConfirm(auth);
  });

  const post = (route: string, body: object = {}, token = ruth.session.access_token) =>
    auth.service.as(token).post(`/auth/v1/${route}`).send(body);
  const levelOf = async ({ client }: Pick<Person, 'client'>) =>
    expectData(await client.auth.mfa.getAuthenticatorAssuranceLevel());

  describe('that are added', () => {
    it('come with a secret, an otpauth address and a QR code that a data URL can hold', async () => {
      const { id, type, friendly_name, totp } = expectData(
        await ruth.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Telephone' }),
      );
      expect({ id, type, friendly_name }).toEqual({ id: expect.any(String), type: 'totp', friendly_name: 'Telephone' });
      expect(totp.secret).toMatch(/^[A-Z2-7]{32}$/);
      const uri = new URL(totp.uri);
      expect(decodeURIComponent(uri.pathname)).toContain(ruth.email);
      expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: totp.secret, issuer: '127.0.0.1:4000' });
      expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg .*<\/svg>\s*$/s);
      expect(totp.qr_code).not.toContain('#');
      expect(totp.qr_code).toContain('stroke="black"');
    });

    it('have the issuer that was asked for in their otpauth address', async () => {
      const { totp } = expectData(await ruth.client.auth.mfa.enroll({ factorType: 'totp', issuer: 'Berea' }));
      expect(new URL(totp.uri).searchParams.get('issuer')).toBe('Berea');
    });

    it('count only from their first right code on', async () => {
      expect(await levelOf(ruth)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
      const { id, secret } = await enrolTotp(ruth.client);
      expect(expectData(await ruth.client.auth.mfa.listFactors())).toMatchObject({ totp: [], all: [{ id }] });
      expect((await levelOf(await signInAgain(auth, ruth))).nextLevel).toBe('aal1');

      const wrong = await wrongCodeFor(auth, secret);
      const refused = await ruth.client.auth.mfa.challengeAndVerify({ factorId: id, code: wrong });
      expect(errorOf(refused)).toEqual({ status: 422, code: 'mfa_verification_failed' });
      expect(refused.error?.message).toBe('Invalid TOTP code entered');

      await proveFactor(auth, ruth.client, { id, secret });
      expect(await levelOf(ruth)).toMatchObject({
        currentLevel: 'aal2',
        nextLevel: 'aal2',
        currentAuthenticationMethods: [{ method: 'totp' }, { method: 'otp' }],
      });
      const { totp, all } = expectData(await ruth.client.auth.mfa.listFactors());
      expect(totp).toEqual(all);
      expect(totp).toEqual([
        {
          id,
          status: 'verified',
          factor_type: 'totp',
          friendly_name: 'Telephone',
          last_challenged_at: auth.clock.now().toISOString(),
          created_at: expect.any(String),
          updated_at: auth.clock.now().toISOString(),
        },
      ]);
      expect(await levelOf(await signInAgain(auth, ruth))).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    });

    it('are reported to their user by mail', async () => {
      await addFactor(auth, ruth.client);
      expect(await auth.mailTo(ruth.email)).toMatchObject({ kind: 'factor_added' });
    });

    it('must differ in their names; one may be unnamed', async () => {
      await enrolTotp(ruth.client, 'Telephone');
      expect(errorOf(await ruth.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Telephone' }))).toEqual({
        status: 422,
        code: 'mfa_factor_name_conflict',
      });
      expectData(await ruth.client.auth.mfa.enroll({ factorType: 'totp' }));
      expect(errorOf(await ruth.client.auth.mfa.enroll({ factorType: 'totp' }))).toEqual({
        status: 422,
        code: 'mfa_factor_name_conflict',
      });
      await enrolTotp((await signUpAndConfirm(auth)).client, 'Telephone');
    });

    it('are at most ten for one user', async () => {
      for (let count = 0; count < 10; count += 1) await enrolTotp(ruth.client, `Telephone ${count}`);
      expect(errorOf(await ruth.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'One more' }))).toEqual({
        status: 422,
        code: 'too_many_enrolled_mfa_factors',
      });
    });

    it('are at most ten and one of a name, also when all are added at once', async () => {
      const all = await Promise.all(
        Array.from({ length: 13 }, (_, index) =>
          ruth.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: `Telephone ${index % 12}` }),
        ),
      );
      expect(all.filter(({ error }) => !error)).toHaveLength(10);
    });

    it('are forgotten when their first code does not come within five minutes', async () => {
      await enrolTotp(ruth.client, 'Telephone');
      auth.clock.advance(301);
      const again = await enrolTotp(ruth.client, 'Telephone');
      expect(expectData(await ruth.client.auth.mfa.listFactors()).all).toMatchObject([{ id: again.id }]);
    });

    it('are removed after five minutes unless they were proved', async () => {
      const { id } = await addFactor(auth, ruth.client);
      await enrolTotp(ruth.client, 'Tablet');
      auth.clock.advance(301);
      await auth.service.app.get(Housekeeping).sweep();
      expect(expectData(await ruth.client.auth.mfa.listFactors()).all).toMatchObject([{ id }]);
    });

    it('are kept beyond five minutes while their user is asked for a code', async () => {
      const factor = await enrolTotp(ruth.client, 'Telephone');
      auth.clock.advance(200);
      const { id: challengeId } = expectData(await ruth.client.auth.mfa.challenge({ factorId: factor.id }));
      auth.clock.advance(200);
      await enrolTotp(ruth.client, 'Tablet');
      const code = await codeFor(auth, factor.secret);
      expectData(await ruth.client.auth.mfa.verify({ factorId: factor.id, challengeId, code }));
    });

    it('are refused to a person who knows only the password of a user with a second factor', async () => {
      await addFactor(auth, ruth.client, 'Telephone');
      const thief = await signInAgain(auth, ruth);
      expect(errorOf(await thief.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' }))).toEqual({
        status: 403,
        code: 'insufficient_aal',
      });
      await enrolTotp(ruth.client, 'Tablet');
    });

    it.each([
      [{ factor_type: 'phone', phone: '4912345' }, 422, 'mfa_phone_enroll_not_enabled'],
      [{ factor_type: 'webauthn' }, 422, 'mfa_webauthn_enroll_not_enabled'],
      [{ factor_type: 'retina' }, 400, 'validation_failed'],
      [{}, 400, 'validation_failed'],
      [{ factor_type: 'totp', friendly_name: 'x'.repeat(101) }, 400, 'validation_failed'],
      [{ factor_type: 'totp', issuer: 7 }, 400, 'validation_failed'],
    ])('as %j, are refused', async (body, status, code) => {
      const response = await post('factors', body);
      expect([response.status, response.body.error_code]).toEqual([status, code]);
    });
  });

  describe('of another user', () => {
    it.each([
      ['challenge', 404],
      ['verify', 404],
      ['unenroll', 404],
    ] as const)('answer 404 to %s', async (call, status) => {
      const factor = await enrolTotp(ruth.client);
      const { client } = await signUpAndConfirm(auth);
      const parameters = { factorId: factor.id, challengeId: UNKNOWN, code: await codeFor(auth, factor.secret) };
      expect(errorOf(await client.auth.mfa[call](parameters))).toEqual({ status, code: 'mfa_factor_not_found' });
      expect(expectData(await ruth.client.auth.mfa.listFactors()).all).toHaveLength(1);
    });

    it.each(['factors', `factors/${UNKNOWN}/challenge`, `factors/${UNKNOWN}/verify`])(
      'are kept from a signed-out caller, at POST %s',
      async (route) => {
        const response = await auth.service.as().post(`/auth/v1/${route}`).send({});
        expect([response.status, response.body.error_code]).toEqual([401, 'no_authorization']);
      },
    );

    it('are not removed with a malformed token: DELETE answers 403', async () => {
      const response = await auth.service.as('x').delete(`/auth/v1/factors/${UNKNOWN}`);
      expect([response.status, response.body.error_code]).toEqual([403, 'bad_jwt']);
    });
  });

  it.each(['challenge', 'verify'])('answer 404 to %s under an id that is no UUID', async (call) => {
    const response = await post(`factors/1/${call}`, { challenge_id: UNKNOWN, code: '123456' });
    expect([response.status, response.body.error_code]).toEqual([404, 'validation_failed']);
  });

  it('once proved, end the sessions without the proof', async () => {
    const other = await signInAgain(auth, ruth);
    const { id, secret } = await enrolTotp(ruth.client);
    await enrolTotp(ruth.client, 'Never proved');
    expect(await stateOf(auth, other.session)).toEqual([200]);
    await proveFactor(auth, ruth.client, { id, secret });
    expect(await stateOf(auth, other.session)).toEqual([403, 'session_not_found']);
    expect(await stateOf(auth, ruth.session)).toEqual([200]);
    expect(expectData(await ruth.client.auth.mfa.listFactors()).all).toMatchObject([{ id }]);
    const revoked = await auth.database.query<{ id: string }>(
      'select session_id as id from auth.revoked_sessions where not below_aal2',
    );
    const ids = revoked.map((row) => row.id);
    expect(ids).toContain(decodeJwt(other.session.access_token)['session_id']);
    expect(ids).not.toContain(decodeJwt(ruth.session.access_token)['session_id']);
  });

  it('are stored sealed, without their secret in clear', async () => {
    const { id, secret } = await enrolTotp(ruth.client);
    const [row] = await auth.database.query<{ secret: Buffer; text: string }>(
      'select secret, factors::text as text from auth.factors where id = $1',
      [id],
    );
    expect(row?.secret.toString('latin1')).not.toContain(secret);
    expect(row?.text).not.toContain(secret);
    expect(row?.text).not.toContain(Buffer.from(secret).toString('hex'));
  });
});
