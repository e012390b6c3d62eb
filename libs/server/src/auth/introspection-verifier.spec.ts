import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { MemoryCache } from '../cache/memory-cache.js';
import { type Listening, listen } from '../testing/listen.js';
import { TestIssuer } from '../testing/test-issuer.js';
import { InvalidTokenError, SecondFactorRequiredError } from './auth-verifier.js';
import { CachedVerifier } from './cached-verifier.js';
import { authVerifierContract } from './auth-verifier.contract.js';
import { FactorVerifier } from './factor-verifier.js';
import { HostedVerifier } from './hosted-verifier.js';
import { IntrospectionVerifier } from './introspection-verifier.js';
import { JwksVerifier } from './jwt-verifiers.js';

const ISSUER = 'https://project.test/auth/v1';
const SECRET = new TextEncoder().encode('a-shared-secret-of-at-least-32-characters');
const sign = (payload: JWTPayload) => new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(SECRET);

/** Answers with the token's user, and its admin calls to the service role alone, as an auth service with the secret does. */
const project =
  (asked: (string | undefined)[] = []): RequestListener =>
  (request, response) => {
    asked.push(request.headers['apikey'] as string | undefined);
    const isAdmin = request.url?.startsWith('/auth/v1/admin/users?');
    const requiredClaims = ['exp', ...(isAdmin ? [] : ['sub'])];
    jwtVerify(request.headers.authorization?.slice(7) ?? '', SECRET, {
      algorithms: ['HS256'],
      clockTolerance: 5,
      requiredClaims,
    }).then(
      ({ payload }) =>
        isAdmin && payload['role'] !== 'service_role'
          ? response.writeHead(403).end('{"code":"not_admin"}')
          : response.end(JSON.stringify({ id: payload.sub, email: 'of the project' })),
      () => response.writeHead(403).end('{"code":"bad_jwt"}'),
    );
  };

const verifierAt = (url: string, cache = new MemoryCache()) =>
  new IntrospectionVerifier({ userUrl: `${url}/auth/v1/user`, apiKey: 'public-key', issuer: ISSUER }, cache);

authVerifierContract('IntrospectionVerifier', async () => {
  const server = await listen(project());
  return { verifier: verifierAt(server.url), issuer: ISSUER, sign, close: () => server.close() };
});

authVerifierContract('HostedVerifier with published keys', async () => {
  const issuer = await TestIssuer.start();
  return {
    verifier: new HostedVerifier(new JwksVerifier(issuer.jwksUrl, issuer.issuer), verifierAt('http://127.0.0.1:9')),
    issuer: issuer.issuer,
    sign: (payload) => issuer.sign(payload),
    close: () => issuer.stop(),
  };
});

authVerifierContract('HostedVerifier without published keys', async () => {
  const server = await listen((request, response) =>
    request.url?.endsWith('jwks.json') ? void response.end('{"keys":[]}') : project()(request, response),
  );
  return {
    verifier: new HostedVerifier(new JwksVerifier(`${server.url}/jwks.json`, ISSUER), verifierAt(server.url)),
    issuer: ISSUER,
    sign,
    close: () => server.close(),
  };
});

describe('FactorVerifier, of tokens that a hosted project signs without our hook', () => {
  const IDLE = { id: 'f', factor_type: 'totp' };
  const VERIFIED = { factors: [{ ...IDLE, status: 'verified' }] };
  const UNFINISHED = { factors: [{ ...IDLE, status: 'unverified' }] };
  const NONE = [{}, { factors: null }, { factors: [] }, UNFINISHED];
  let issuer: TestIssuer;
  let server: Listening;
  let told: object | undefined;
  let asked: number;
  let verifier: FactorVerifier;
  const ruth = '0b8f0a52-6d1e-4c53-9a40-0d6f5a6f2d11';
  beforeEach(async () => {
    asked = 0;
    issuer = await TestIssuer.start();
    server = await listen((_request, response) => {
      asked += 1;
      response.writeHead(told ? 200 : 503).end(JSON.stringify({ id: ruth, ...told }));
    });
    const service = { userUrl: server.url, apiKey: 'public-key', issuer: issuer.issuer };
    const keys = new CachedVerifier(() => new JwksVerifier(issuer.jwksUrl, issuer.issuer));
    verifier = new FactorVerifier(keys, new IntrospectionVerifier(service, new MemoryCache()));
  });
  afterEach(() => Promise.all([issuer.stop(), server.close()]));
  const tokenWith = (claims: JWTPayload) => issuer.token({ ...issuer.user(), id: ruth }, claims);

  it('asks the project once a minute, and refuses an account with a verified factor, also at the second request', async () => {
    told = VERIFIED;
    const token = await tokenWith({ second_factor: undefined });
    for (const _round of [1, 2]) {
      await expect(verifier.verify(token)).rejects.toThrow(SecondFactorRequiredError);
      expect(verifier.recall(token)).toBeUndefined();
    }
    expect(asked).toBe(1);
  });

  it.each(NONE)('lets in an account that the project tells of with %j', async (account) => {
    told = account;
    await expect(verifier.verify(await tokenWith({ second_factor: undefined }))).resolves.toMatchObject({ id: ruth });
  });

  it('sends no request for a session with two proved factors, or for a token that says that there is no second factor', async () => {
    for (const claims of [{ aal: 'aal2', second_factor: undefined }, { second_factor: false }])
      await expect(verifier.verify(await tokenWith(claims))).resolves.toMatchObject({ id: ruth });
    expect(asked).toBe(0);
  });

  it('while the project does not answer, refuses users whose factors are unknown', async () => {
    told = undefined;
    const verdict = verifier.verify(await tokenWith({ second_factor: undefined }));
    await expect(verdict).rejects.toThrow('answered with 503');
  });
});

describe('IntrospectionVerifier', () => {
  let server: Listening;
  let asked: (string | undefined)[];
  let answer: RequestListener;
  beforeEach(async () => {
    asked = [];
    answer = project(asked);
    server = await listen((request, response) => answer(request, response));
  });
  afterEach(() => server.close());

  const token = (overrides: JWTPayload = {}) =>
    sign({
      iss: ISSUER,
      aud: 'authenticated',
      sub: '0b8f0a52-6d1e-4c53-9a40-0d6f5a6f2d11',
      role: 'authenticated',
      session_id: '9d1f6f6e-1f55-4f3f-8f3e-0f4c7a1b2c3d',
      exp: Math.floor(Date.now() / 1_000) + 3_600,
      ...overrides,
    });

  it('when a token is verified again within a minute, asks the service once, with the public key', async () => {
    let now = 1;
    const verifier = verifierAt(server.url, new MemoryCache(undefined, () => now));
    const [one, other] = [await token(), await token({ email: 'ruth@example.org' })];
    await verifier.verify(one);
    await verifier.verify(one);
    expect(asked).toEqual(['public-key']);
    await verifier.verify(other);
    expect(asked).toHaveLength(2);
    now += 60_001;
    await verifier.verify(one);
    expect(asked).toHaveLength(3);
  });

  it('keeps the digest of a token, never the token', async () => {
    const kept: string[] = [];
    class Recorded extends MemoryCache {
      override async set(...entry: Parameters<MemoryCache['set']>): Promise<void> {
        kept.push(entry.join(' '));
        await super.set(...entry);
      }
    }
    const one = await token({ email: 'ruth@example.org' });
    await verifierAt(server.url, new Recorded()).verify(one);
    expect(kept).toHaveLength(1);
    for (const part of [...one.split('.'), 'ruth@example.org']) expect(kept[0]).not.toContain(part);
  });

  it('when the claims are invalid, rejects without asking the service', async () => {
    for (const wrong of [{ iss: 'elsewhere' }, { aud: 'anon' }, { role: 'anon' }, { exp: 1 }, { sub: undefined }])
      await expect(verifierAt(server.url).verify(await token(wrong))).rejects.toThrow(InvalidTokenError);
    expect(asked).toEqual([]);
  });

  it('when the service names another user, rejects the token', async () => {
    answer = (_request, response) => void response.end('{"id":"9d1f6f6e-1f55-4f3f-8f3e-0f4c7a1b2c3d"}');
    await expect(verifierAt(server.url).verify(await token())).rejects.toThrow(InvalidTokenError);
  });

  it.each<[string, RequestListener]>([
    ['answers 500', (_request, response) => void response.writeHead(500).end()],
    ['answers 429', (_request, response) => void response.writeHead(429).end()],
    ['redirects', (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['answers HTML', (_request, response) => void response.end('<html></html>')],
    ['breaks off', (request) => void request.socket.destroy()],
  ])('when the service %s, is unavailable rather than rejecting the token', async (_name, listener) => {
    answer = listener;
    const verdict = verifierAt(server.url).verify(await token());
    await expect(verdict).rejects.toThrow();
    await expect(verdict).rejects.not.toBeInstanceOf(InvalidTokenError);
  });
});
