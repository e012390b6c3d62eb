import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type CryptoKey, errors, exportJWK, generateKeyPair, type JWK, jwtVerify, SignJWT } from 'jose';
import { type Listening, listen } from '../testing/listen.js';
import { until } from '../testing/until.js';
import { KeysUnavailable, RemoteKeys } from './remote-keys.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('RemoteKeys', () => {
  let server: Listening;
  let keys: RemoteKeys;
  let now = 0;
  let asked = 0;
  let published: JWK[] = [];
  let answer: RequestListener;
  const wellDone: RequestListener = (_request, response) => void response.end(JSON.stringify({ keys: published }));
  const down: RequestListener = (_request, response) => void response.writeHead(503).end();
  const hangs: RequestListener = () => undefined;

  beforeEach(async () => {
    [now, asked, published, answer] = [1_000_000, 0, [], wellDone];
    server = await listen((request, response) => {
      asked += 1;
      answer(request, response);
    });
    keys = new RemoteKeys(server.url, { now: () => now });
  });
  afterEach(() => server.close());

  const signer = async (kid: string) => {
    const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
    return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' } };
  };
  const verify = async ({ kid, privateKey }: { kid: string; privateKey: CryptoKey }) =>
    jwtVerify(await new SignJWT({}).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey), keys.keyOf);

  it('when the key set changes, fetches the new key and goes on accepting the old one', async () => {
    const [former, next] = [await signer('former'), await signer('next')];
    published = [former.jwk];
    await verify(former);
    published = [next.jwk, former.jwk];
    now += 31_000;
    await verify(next);
    await verify(former);
    expect(asked).toBe(2);
  });

  it('when unknown keys are named, fetches at most once in 30 s', async () => {
    const [known, foreign] = [await signer('known'), await signer('foreign')];
    published = [known.jwk];
    await verify(known);
    const flood = () =>
      Promise.allSettled(
        Array.from({ length: 50 }, (_none, index) => verify({ ...foreign, kid: `foreign-${asked}-${index}` })),
      );
    for (const { status } of await flood()) expect(status).toBe('rejected');
    expect(asked).toBe(1);
    for (let rounds = 0; rounds < 3; rounds += 1) {
      now += 30_000;
      await flood();
      await flood();
    }
    expect(asked).toBe(4);
    answer = down;
    now += 30_000;
    await flood();
    await flood();
    expect(asked).toBe(5);
    await verify(known);
  });

  it('when a key is unknown, rejects the token, also while the endpoint is unavailable', async () => {
    const [known, foreign] = [await signer('known'), await signer('foreign')];
    published = [known.jwk];
    await verify(known);
    now += MINUTE;
    await expect(verify(foreign)).rejects.toThrow(errors.JWKSNoMatchingKey);
    answer = down;
    now += MINUTE;
    await expect(verify(foreign)).rejects.toThrow(errors.JWKSNoMatchingKey);
  });

  it.each([
    ['is down', down],
    ['hangs', hangs],
    ['answers nonsense', (_request, response) => void response.end('<html>')],
  ] as [string, RequestListener][])(
    'goes on with the last set for 24 hours while the endpoint %s',
    async (_name, broken) => {
      const known = await signer('known');
      published = [known.jwk];
      await verify(known);
      answer = broken;
      for (const passed of [11 * MINUTE, HOUR, 10 * HOUR, 12 * HOUR]) {
        now += passed;
        // No request waits for an endpoint that hangs.
        await verify(known);
      }
      expect(asked).toBeGreaterThan(1);
    },
  );

  it('while the endpoint is unavailable, uses the last set for 24 hours', async () => {
    const known = await signer('known');
    published = [known.jwk];
    await verify(known);
    answer = down;
    now += 24 * HOUR + 1;
    await expect(verify(known)).rejects.toThrow(KeysUnavailable);
    answer = wellDone;
    await verify(known);
  });

  it('when a key is withdrawn, rejects it after the next fetch', async () => {
    const [gone, stays] = [await signer('gone'), await signer('stays')];
    published = [gone.jwk, stays.jwk];
    await verify(gone);
    published = [stays.jwk];
    now += 11 * MINUTE;
    await verify(stays);
    await until(() =>
      verify(gone).then(
        () => false,
        () => true,
      ),
    );
    await verify(stays);
    expect(asked).toBe(2);
  });
});
