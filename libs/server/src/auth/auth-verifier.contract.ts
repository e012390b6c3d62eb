import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JWTPayload } from 'jose';
import { type AuthVerifier, InvalidTokenError, SecondFactorRequiredError } from './auth-verifier.js';

/** An adapter under test, with the issuer that it trusts. */
export interface VerifierUnderTest {
  readonly verifier: AuthVerifier;
  readonly issuer: string;
  /** A properly signed token with exactly this payload. */
  sign(payload: JWTPayload): Promise<string>;
  close(): Promise<void>;
}

const seconds = () => Math.floor(Date.now() / 1_000);

/** The tests that every adapter of the `AuthVerifier` port must pass. */
export function authVerifierContract(name: string, open: () => Promise<VerifierUnderTest>): void {
  describe(`${name} as an AuthVerifier`, () => {
    let subject: VerifierUnderTest;
    beforeAll(async () => {
      subject = await open();
    });
    afterAll(() => subject.close());

    const payload = (overrides: JWTPayload = {}): JWTPayload => ({
      iss: subject.issuer,
      aud: 'authenticated',
      sub: '0b8f0a52-6d1e-4c53-9a40-0d6f5a6f2d11',
      role: 'authenticated',
      session_id: '9d1f6f6e-1f55-4f3f-8f3e-0f4c7a1b2c3d',
      exp: seconds() + 3_600,
      iat: seconds(),
      aal: 'aal1',
      second_factor: false,
      email: 'ruth@example.org',
      user_metadata: { full_name: 'Ruth Adeyemi' },
      ...overrides,
    });
    const verify = async (overrides: JWTPayload) => subject.verifier.verify(await subject.sign(payload(overrides)));

    it('reads the user of a valid token', async () => {
      expect(await verify({})).toEqual({
        id: '0b8f0a52-6d1e-4c53-9a40-0d6f5a6f2d11',
        email: 'ruth@example.org',
        fullName: 'Ruth Adeyemi',
        sessionId: '9d1f6f6e-1f55-4f3f-8f3e-0f4c7a1b2c3d',
        assured: false,
      });
    });

    it.each([
      ['no metadata', { user_metadata: undefined, email: undefined }],
      ['empty metadata', { user_metadata: {}, email: '' }],
      ['a name that is no text', { user_metadata: { full_name: { first: 'Ruth' } }, email: undefined }],
      ['metadata that is no object', { user_metadata: 'Ruth', email: undefined }],
    ])('of a token with %s, leaves the name of the user empty', async (_name, overrides) => {
      expect(await verify(overrides)).toMatchObject({ fullName: '', email: '' });
    });

    it('accepts a token that expired a second ago, since clocks differ', async () => {
      await expect(verify({ exp: seconds() - 1 })).resolves.toBeDefined();
    });

    it.each([{ aal: 'aal1' }, { aal: undefined }, { aal: 2 }, { aal: 'aal3' }])(
      'of an account with a second factor, refuses a session that has not shown it: %j',
      async (level) => {
        await expect(verify({ second_factor: true, ...level })).rejects.toThrow(SecondFactorRequiredError);
      },
    );

    it('of an account with a second factor, accepts a session that has shown it', async () => {
      await expect(verify({ second_factor: true, aal: 'aal2' })).resolves.toMatchObject({ assured: true });
    });

    it('refuses a token whose claim about a second factor is malformed', async () => {
      await expect(verify({ second_factor: 'no' })).rejects.toThrow(InvalidTokenError);
    });

    it.each<[string, () => JWTPayload]>([
      ['expired', () => ({ exp: seconds() - 60 })],
      ['not valid yet', () => ({ nbf: seconds() + 60 })],
      ['for another audience', () => ({ aud: 'anon' })],
      ['of another issuer', () => ({ iss: 'http://elsewhere.test/auth/v1' })],
      ['of the anonymous role', () => ({ role: 'anon' })],
      ['of the service role', () => ({ role: 'service_role' })],
      ['of nobody in particular', () => ({ sub: 'admin' })],
      ['of a session without an id', () => ({ session_id: 7 })],
      ['with an expiry that is no number', () => ({ exp: 'never' as unknown as number })],
    ])('refuses a token that is %s', async (_name, overrides) => {
      await expect(verify(overrides())).rejects.toThrow(InvalidTokenError);
    });

    it.each(['sub', 'session_id', 'role', 'exp', 'aud', 'iss'])('refuses a token without %s', async (claim) => {
      await expect(verify({ [claim]: undefined })).rejects.toThrow(InvalidTokenError);
    });

    it('refuses a token whose payload or signature was changed', async () => {
      const [header, body, signature] = (await subject.sign(payload())).split('.') as [string, string, string];
      const other = Buffer.from(JSON.stringify(payload({ sub: randomUUID() }))).toString('base64url');
      const flipped = (signature[4] === 'A' ? 'B' : 'A') + signature.slice(5);
      for (const token of [
        `${header}.${other}.${signature}`,
        `${header}.${body}.${signature.slice(0, 4)}${flipped}`,
        `${header}.${body}.`,
        `${header}.${body}`,
      ]) {
        await expect(subject.verifier.verify(token)).rejects.toThrow(InvalidTokenError);
      }
    });

    it('refuses an unsigned token', async () => {
      for (const alg of ['none', 'NONE', '']) {
        const header = Buffer.from(JSON.stringify({ alg, typ: 'JWT' })).toString('base64url');
        const body = Buffer.from(JSON.stringify(payload())).toString('base64url');
        await expect(subject.verifier.verify(`${header}.${body}.`)).rejects.toThrow(InvalidTokenError);
      }
    });

    it.each(['', '.', '..', 'a.b.c', 'null', '{}', 'é.é.é', 'e30.e30.e30', 'W10.W10.W10', 'a'.repeat(8_193)])(
      'refuses what is no token: %p',
      async (token) => {
        await expect(subject.verifier.verify(token)).rejects.toThrow(InvalidTokenError);
      },
    );

    describe('of an operator', () => {
      const isOperator = async (overrides: JWTPayload = {}) =>
        subject.verifier.isOperator(
          await subject.sign({ iss: subject.issuer, role: 'service_role', exp: seconds() + 60, ...overrides }),
        );

      it('knows a token of the service role, which has no user', async () => {
        await expect(isOperator()).resolves.toBe(true);
        await expect(isOperator({ aud: 'authenticated', sub: '' })).resolves.toBe(true);
      });

      it('tells the token of a user from it', async () => {
        await expect(subject.verifier.isOperator(await subject.sign(payload()))).resolves.toBe(false);
      });

      it.each<[string, () => JWTPayload]>([
        ['expired', () => ({ exp: seconds() - 60 })],
        ['without an expiry', () => ({ exp: undefined })],
        ['of another issuer', () => ({ iss: 'http://elsewhere.test/auth/v1' })],
        ['of no issuer', () => ({ iss: undefined })],
      ])('refuses one that is %s', async (_what, overrides) => {
        await expect(isOperator(overrides())).rejects.toThrow(InvalidTokenError);
      });

      it('refuses one that nobody signed, or that was changed', async () => {
        const [header, , signature] = (await subject.sign(payload())).split('.') as [string, string, string];
        const body = Buffer.from(
          JSON.stringify({ iss: subject.issuer, role: 'service_role', exp: seconds() + 60 }),
        ).toString('base64url');
        const none = Buffer.from('{"alg":"none"}').toString('base64url');
        for (const token of [`${header}.${body}.${signature}`, `${header}.${body}.`, `${none}.${body}.`, 'a.b.c', ''])
          await expect(subject.verifier.isOperator(token)).rejects.toThrow(InvalidTokenError);
      });
    });

    it('refuses a token beyond any sensible length, signed or not', async () => {
      await expect(verify({ padding: 'x'.repeat(9_000) })).rejects.toThrow(InvalidTokenError);
    });
  });
}
