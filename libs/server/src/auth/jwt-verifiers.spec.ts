import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exportJWK, exportSPKI, generateKeyPair, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose';
import { listen } from '../testing/listen.js';
import { TestIssuer } from '../testing/test-issuer.js';
import { InvalidTokenError } from './auth-verifier.js';
import { authVerifierContract } from './auth-verifier.contract.js';
import { JwksVerifier, SharedSecretVerifier } from './jwt-verifiers.js';

const SECRET = 'a-shared-secret-of-at-least-32-characters';
const hmac = (payload: JWTPayload, secret: string | Uint8Array, header: Partial<JWTHeaderParameters> = {}) =>
  new SignJWT(payload)
    .setProtectedHeader({ alg: 'HS256', ...header })
    .sign(typeof secret === 'string' ? new TextEncoder().encode(secret) : secret);

authVerifierContract('JwksVerifier', async () => {
  const issuer = await TestIssuer.start();
  return {
    verifier: new JwksVerifier(issuer.jwksUrl, issuer.issuer),
    issuer: issuer.issuer,
    sign: (payload) => issuer.sign(payload),
    close: () => issuer.stop(),
  };
});

authVerifierContract('SharedSecretVerifier', async () => ({
  verifier: new SharedSecretVerifier(SECRET, 'https://project.test/auth/v1'),
  issuer: 'https://project.test/auth/v1',
  sign: (payload) => hmac(payload, SECRET),
  close: async () => undefined,
}));

const claims = (issuer: string): JWTPayload => ({
  iss: issuer,
  aud: 'authenticated',
  sub: '0b8f0a52-6d1e-4c53-9a40-0d6f5a6f2d11',
  role: 'authenticated',
  session_id: '9d1f6f6e-1f55-4f3f-8f3e-0f4c7a1b2c3d',
  exp: Math.floor(Date.now() / 1_000) + 3_600,
});

describe('JwksVerifier', () => {
  let issuer: TestIssuer;
  beforeAll(async () => {
    issuer = await TestIssuer.start();
  });
  afterAll(() => issuer.stop());
  const verifier = () => new JwksVerifier(issuer.jwksUrl, issuer.issuer);

  it('rejects HS256 with the published key as its secret', async () => {
    const { keys } = (await (await fetch(issuer.jwksUrl)).json()) as { keys: Record<string, string>[] };
    for (const secret of [JSON.stringify(keys[0]), String(keys[0]?.['x'])]) {
      const token = await hmac(claims(issuer.issuer), secret, { kid: 'test' });
      await expect(verifier().verify(token)).rejects.toThrow(InvalidTokenError);
    }
  });

  it.each(['jwk', 'jku', 'x5u', 'kid'])('rejects a token that brings its own key (%s)', async (field) => {
    const { publicKey, privateKey } = await generateKeyPair('ES256');
    const brought: Record<string, unknown> = {
      jwk: await exportJWK(publicKey),
      jku: 'http://attacker.test/jwks.json',
      x5u: 'http://attacker.test/key.pem',
      kid: '../../etc/passwd',
    };
    const token = await new SignJWT(claims(issuer.issuer))
      .setProtectedHeader({ alg: 'ES256', kid: 'test', [field]: brought[field] })
      .sign(privateKey);
    await expect(verifier().verify(token)).rejects.toThrow(InvalidTokenError);
  });

  it('fetches the keys once for many tokens', async () => {
    let fetched = 0;
    const source = await (await fetch(issuer.jwksUrl)).text();
    const server = await listen((_request, response) => {
      fetched += 1;
      response.end(source);
    });
    const shared = new JwksVerifier(server.url, issuer.issuer);
    const token = await issuer.sign(claims(issuer.issuer));
    await Promise.all(Array.from({ length: 20 }, () => shared.verify(token)));
    await shared.verify(token);
    await server.close();
    expect(fetched).toBe(1);
  });

  it.each<[string, RequestListener]>([
    ['answers 500', (_request, response) => void response.writeHead(500).end()],
    ['redirects', (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['answers HTML', (_request, response) => void response.end('<html></html>')],
    ['answers JSON of another shape', (_request, response) => void response.end('{"error":"starting"}')],
    ['breaks off', (request) => void request.socket.destroy()],
  ])('when the key set %s, is unavailable rather than rejecting the token', async (_name, listener) => {
    const server = await listen(listener);
    const verdict = new JwksVerifier(server.url, issuer.issuer).verify(await issuer.sign(claims(issuer.issuer)));
    await expect(verdict).rejects.toThrow();
    await expect(verdict).rejects.not.toBeInstanceOf(InvalidTokenError);
    await server.close();
  });

  it('when the key set becomes available, verifies again', async () => {
    const source = await (await fetch(issuer.jwksUrl)).text();
    let up = false;
    const server = await listen((_request, response) => void response.writeHead(up ? 200 : 503).end(source));
    const recovering = new JwksVerifier(server.url, issuer.issuer);
    const token = await issuer.sign(claims(issuer.issuer));
    await expect(recovering.verify(token)).rejects.toThrow();
    up = true;
    await expect(recovering.verify(token)).resolves.toMatchObject({ id: claims('').sub });
    await server.close();
  });
});

describe('SharedSecretVerifier', () => {
  const verifier = new SharedSecretVerifier(SECRET, 'https://project.test/auth/v1');

  it('rejects a token of another secret', async () => {
    const token = await hmac(claims('https://project.test/auth/v1'), 'another-secret-of-at-least-32-characters');
    await expect(verifier.verify(token)).rejects.toThrow(InvalidTokenError);
  });

  it('rejects every algorithm but HS256', async () => {
    const { publicKey, privateKey } = await generateKeyPair('ES256');
    const signed = await new SignJWT(claims('https://project.test/auth/v1'))
      .setProtectedHeader({ alg: 'ES256' })
      .sign(privateKey);
    const longer = await hmac(claims('https://project.test/auth/v1'), SECRET.repeat(2), { alg: 'HS512' });
    for (const token of [signed, longer, await exportSPKI(publicKey)]) {
      await expect(verifier.verify(token)).rejects.toThrow(InvalidTokenError);
    }
  });
});

it('the service key of a hosted project is an operator’s when its secret is known, and by published keys is not', async () => {
  const key = { iss: 'supabase', ref: 'project', role: 'service_role', exp: Math.floor(Date.now() / 1_000) + 60 };
  const secret = new SharedSecretVerifier(SECRET, 'https://project.test/auth/v1');
  await expect(secret.isOperator(await hmac(key, SECRET))).resolves.toBe(true);
  await expect(secret.isOperator(await hmac({ ...key, role: 'anon' }, SECRET))).resolves.toBe(false);
  const issuer = await TestIssuer.start();
  try {
    const keys = new JwksVerifier(issuer.jwksUrl, issuer.issuer);
    await expect(keys.isOperator(await issuer.sign(key))).rejects.toThrow(InvalidTokenError);
    await expect(keys.isOperator(await hmac(key, SECRET))).rejects.toThrow(InvalidTokenError);
  } finally {
    await issuer.stop();
  }
});
