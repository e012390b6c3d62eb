import { Controller, Get, Module } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorBody } from '@berea/contracts';
import type { AuthEnv } from '../environment/env.js';
import { createLog } from '../log/log.js';
import { createService } from '../service/service.js';
import { captureLog } from '../testing/capture-log.js';
import { TestIssuer } from '../testing/test-issuer.js';
import { startTestService, type TestService } from '../testing/test-service.js';
import type { SignedInUser } from './auth-verifier.js';
import { AuthModule, CurrentUser, Public } from './auth.module.js';
import type { CachedVerifier } from './cached-verifier.js';
import { createAuthVerifier } from './create-auth-verifier.js';
import { FactorVerifier } from './factor-verifier.js';
import { HostedVerifier } from './hosted-verifier.js';
import { JwksVerifier, SharedSecretVerifier } from './jwt-verifiers.js';

@Controller()
class WhoController {
  @Get('me')
  me(@CurrentUser() user: SignedInUser) {
    return user;
  }

  @Public()
  @Get('open')
  open() {
    return { open: true };
  }

  @Public()
  @Get('mistake')
  mistake(@CurrentUser() user: SignedInUser) {
    return user;
  }
}

@Module({ controllers: [WhoController] })
class WhoModule {}

const whoModule = (env: AuthEnv) => ({
  module: WhoModule,
  imports: [AuthModule.forRoot(env, createLog('who', 'silent'))],
});

let issuer: TestIssuer;
let service: TestService;

beforeAll(async () => {
  issuer = await TestIssuer.start();
  service = await startTestService('who', {}, () => ({ module: whoModule(issuer.env) }));
});
afterAll(() => Promise.all([service.stop(), issuer.stop()]));

describe('a route that needs a signed-in user', () => {
  it('with a valid token, knows the user', async () => {
    const ruth = issuer.user('Ruth');
    const { status, body } = await service.as(await issuer.token(ruth)).get('/me');
    expect(status).toBe(200);
    expect(body).toEqual({
      id: ruth.id,
      email: ruth.email,
      fullName: 'Ruth',
      sessionId: expect.any(String),
      assured: false,
    });
  });

  it('with the scheme in any case, accepts the token', async () => {
    const authorization = `bearer ${await issuer.token(issuer.user())}`;
    await service.as().get('/me').set({ authorization }).expect(200);
  });

  it.each([undefined, '', 'Bearer', 'Bearer  ', 'Basic cnV0aDpwYXNz', 'Bearer a b', 'Bearer a,b', 'Bearer "a"', 'x'])(
    'with the authorization header %p, answers 401',
    async (authorization) => {
      const asked = service.as().get('/me');
      const { status, body, headers } = await (authorization === undefined ? asked : asked.set({ authorization }));
      expect([status, body]).toEqual([401, errorBody('UNAUTHORIZED')]);
      expect(headers['www-authenticate']).toBe('Bearer');
    },
  );

  it('with an expired or invalid token, answers 401 without the reason', async () => {
    for (const token of [await issuer.token(issuer.user(), {}, '-1h'), 'forged', 'x'.repeat(9_000)]) {
      const { status, body } = await service.as(token).get('/me');
      expect([status, body]).toEqual([401, errorBody('session_ended')]);
    }
  });

  it('of an account with a second factor, asks for it before anything else, and answers once the session has shown it', async () => {
    const ruth = issuer.user('Ruth');
    const half = await service.as(await issuer.token(ruth, { second_factor: true })).get('/me');
    expect([half.status, half.body]).toEqual([403, errorBody('second_factor_required')]);
    await service
      .as(await issuer.token(ruth, { second_factor: true, aal: 'aal2' }))
      .get('/me')
      .expect(200);
  });

  it('with a token in the query or a cookie, answers 401', async () => {
    const token = await issuer.token(issuer.user());
    await service.as().get(`/me?access_token=${token}`).set('cookie', `access_token=${token}`).expect(401);
  });

  it('marked @Public(), answers without a token and with any', async () => {
    await service.as().get('/open').expect(200);
    await service.as('forged').get('/open').expect(200);
  });

  it('marked @Public() but with @CurrentUser(), answers 401', async () => {
    const { status } = await service.as(await issuer.token(issuer.user())).get('/mistake');
    expect(status).toBe(401);
  });

  it('while the signing keys are unavailable, answers 503 and logs the cause without the token', async () => {
    const { log, lines } = captureLog();
    // Nothing listens on the port of discard.
    const env = { AUTH_JWKS_URL: 'http://127.0.0.1:9/jwks.json', AUTH_ISSUER: issuer.issuer };
    const app = await createService('who', log, { module: whoModule(env) });
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as { port: number };
    const token = await issuer.token(issuer.user());
    const response = await fetch(`http://127.0.0.1:${port}/me`, { headers: { authorization: `Bearer ${token}` } });
    const body = await response.json();
    await app.close();
    expect(response.status).toBe(503);
    expect(body).toEqual(errorBody('SERVICE_UNAVAILABLE'));
    expect(lines.find(({ msg }) => msg === 'request failed')).toMatchObject({
      err: { cause: { cause: { type: 'TypeError' } } },
    });
    expect(JSON.stringify(lines)).not.toContain(token);
  });
});

describe('createAuthVerifier', () => {
  const AUTH_ISSUER = 'https://project.test/auth/v1';
  const SUPABASE_JWT_SECRET = 'a-shared-secret-of-at-least-32-characters';
  const AUTH_JWKS_URL = 'https://project.test/auth/v1/.well-known/jwks.json';

  it('chooses one verifier by the variables that are set: a shared secret before a hosted project, a hosted project before a key set', () => {
    const behindCache = (env: AuthEnv) => (createAuthVerifier(env) as CachedVerifier).verifier;
    expect(behindCache({ AUTH_ISSUER, AUTH_JWKS_URL })).toBeInstanceOf(JwksVerifier);
    expect(behindCache({ AUTH_ISSUER, SUPABASE_JWT_SECRET })).toBeInstanceOf(SharedSecretVerifier);
    const hosted = { AUTH_USER_URL: 'https://project.test/auth/v1/user', SUPABASE_ANON_KEY: 'public-key' };
    expect(createAuthVerifier({ AUTH_ISSUER, AUTH_JWKS_URL, ...hosted })).toBeInstanceOf(HostedVerifier);
    const known = createAuthVerifier({ AUTH_ISSUER, AUTH_JWKS_URL, ...hosted, SUPABASE_JWT_SECRET });
    expect(known).toBeInstanceOf(FactorVerifier);
    expect(known).not.toBeInstanceOf(HostedVerifier);
  });

  it('without a key set or a secret, throws and names them', () => {
    expect(() => createAuthVerifier({ AUTH_ISSUER })).toThrow('AUTH_JWKS_URL or SUPABASE_JWT_SECRET must be set');
  });
});
