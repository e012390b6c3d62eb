import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createAuthClient } from './auth-client.js';

const HOUR = 3_600;
const NOW = new Date('2026-11-26T12:00:00.000Z');
const USER = { id: '11111111-1111-4111-8111-111111111111', aud: 'authenticated', role: 'authenticated' };
const CONFIG = { supabaseAnonKey: 'anon' } as Parameters<typeof createAuthClient>[0];

let answer: (grant: string) => Response;
let asked: string[];
const real = globalThis.fetch;

/** A session as the server grants it whose clock is so many seconds behind that of the device. */
const session = (behind = 0): Response => {
  const expires_at = Math.floor(NOW.getTime() / 1_000) - behind + HOUR;
  const access_token = ['{"alg":"HS256"}', JSON.stringify({ sub: USER.id, exp: expires_at }), 'signature']
    .map((part) => btoa(part).replaceAll('=', ''))
    .join('.');
  return Response.json({
    access_token,
    refresh_token: `refresh-${asked.length}`,
    token_type: 'bearer',
    expires_in: HOUR,
    expires_at,
    user: USER,
  });
};
const tooMany = (wait?: string) => () =>
  Response.json({ code: 429, msg: 'Too many' }, { status: 429, headers: wait ? { 'retry-after': wait } : {} });

beforeEach(() => {
  localStorage.clear();
  asked = [];
  // Each test makes a client of its own.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.useFakeTimers({ now: NOW });
  globalThis.fetch = async (input) => {
    const grant = new URL(String(input), location.href).searchParams.get('grant_type') ?? 'none';
    asked.push(grant);
    return answer(grant);
  };
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  globalThis.fetch = real;
});

/** Signs in, and lets time pass while the client does what it does by itself. */
async function signIn() {
  const auth = createAuthClient(CONFIG);
  const { error } = await auth.signInWithPassword({ email: 'ruth@example.org', password: 'gleaning in the fields' });
  expect(error).toBeNull();
  return auth;
}
/** Waits for what the client does while time goes on. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let done = false;
  void work.finally(() => (done = true));
  while (!done) await jest.advanceTimersByTimeAsync(1_000);
  return work;
}

describe('a session', () => {
  it.each([
    ['two hours ahead of', 2 * HOUR],
    ['two hours behind', -2 * HOUR],
    ['equal to', 0],
  ])(
    'is renewed an hour after it was granted, on a device whose clock is %s that of the server',
    async (_name, behind) => {
      answer = () => session(behind);
      const auth = await signIn();
      for (let minute = 0; minute < 55; minute += 5) {
        await inTime(auth.getSession());
        jest.setSystemTime(Date.now() + 5 * 60_000);
      }
      expect(asked).toEqual(['password']);
      jest.setSystemTime(NOW.getTime() + 59 * 60_000);
      await inTime(auth.getSession());
      expect(asked).toEqual(['password', 'refresh_token']);
    },
  );

  it.each([
    ['as long as the server says', '40', 40],
    ['15 seconds where it does not say', undefined, 15],
  ])('stays when its refresh meets 429, and is refreshed after %s', async (_name, header, seconds) => {
    answer = () => session();
    const auth = await signIn();
    answer = tooMany(header);
    const expired = NOW.getTime() + 2 * HOUR * 1_000;
    jest.setSystemTime(expired);
    await auth.stopAutoRefresh();
    const { error } = await inTime(auth.refreshSession());
    expect(error).toMatchObject({ name: 'AuthRetryableFetchError' });
    expect(localStorage).toHaveLength(1);
    // The client tries on by itself for half a minute; the server is not asked again before it is time.
    const tries = asked.filter((grant) => grant === 'refresh_token').length;
    expect(tries).toBeLessThanOrEqual(1 + Math.floor((Date.now() - expired) / 1_000 / seconds));
    answer = () => session();
    jest.setSystemTime(Date.now() + seconds * 1_000 + 60_000);
    const { data } = await inTime(auth.refreshSession());
    expect(data.session?.user.id).toBe(USER.id);
  });

  it('ends when its refresh is refused for good', async () => {
    answer = () => session();
    const auth = await signIn();
    answer = () => Response.json({ code: 400, error_code: 'refresh_token_not_found', msg: 'No' }, { status: 400 });
    jest.setSystemTime(NOW.getTime() + 2 * HOUR * 1_000);
    const { error } = await inTime(auth.refreshSession());
    expect(error).toMatchObject({ code: 'refresh_token_not_found' });
    expect(localStorage).toHaveLength(0);
  });
});
