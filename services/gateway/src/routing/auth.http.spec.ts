import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { errorBody } from '@berea/contracts';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { json } from '../testing/scripted-upstream.js';

describe('/auth/v1', () => {
  let door: GatewayUnderTest;
  beforeAll(async () => {
    door = await GatewayUnderTest.start();
  });
  afterEach(() => door.forget());
  afterAll(() => door.stop());

  it.each([
    ['post', '/auth/v1/token?grant_type=refresh_token'],
    ['get', '/auth/v1/verify?token=x&type=signup&redirect_to=http%3A%2F%2Flocalhost%3A4000%2F'],
    ['get', '/auth/v1/.well-known/jwks.json'],
    ['put', '/auth/v1/user'],
    ['post', '/auth/v1/logout?scope=global'],
  ] as const)('sends %s %s to the auth service, without a token of its own accord', async (method, path) => {
    await door.anybody[method](path).expect(200);
    expect([door.auth.only.method, door.auth.only.url]).toEqual([method.toUpperCase(), path]);
    expect([...door.content.seen, ...door.study.seen]).toEqual([]);
  });

  it('passes a redirect on for the browser to follow', async () => {
    door.auth.script = json(303, {}, { location: 'http://localhost:4000/#access_token=a' });
    const answer = await door.anybody.get('/auth/v1/verify?token=x').redirects(0).expect(303);
    expect(answer.headers['location']).toBe('http://localhost:4000/#access_token=a');
  });

  it('passes a form body on, for the auth service to judge', async () => {
    door.auth.script = json(415, { code: 'x' });
    await door.anybody.post('/auth/v1/token').type('form').send('a=1').expect(415, { code: 'x' });
    expect(door.auth.only.body).toBe('a=1');
  });

  it.each(['/auth', '/auth/', '/auth/v1', '/auth/v2/token', '/auth/v1x/token'])('knows nothing at %s', async (path) => {
    await door.anybody.get(path).set('accept', 'text/html').expect(404, errorBody('NOT_FOUND'));
    expect(door.auth.seen).toEqual([]);
  });
});

describe('/auth/v1, with a hosted auth service', () => {
  it('is unknown, whatever else is set', async () => {
    const door = await GatewayUnderTest.start({ env: { SUPABASE_URL: 'https://project.supabase.example' } });
    try {
      for (const path of ['/auth/v1/token', '/auth/v1/dev/outbox', '/dev/mailbox', '/auth/v1/.well-known/jwks.json']) {
        await door.anybody.get(path).set('host', 'localhost:4000').expect(404, errorBody('NOT_FOUND'));
      }
      expect(door.auth.seen).toEqual([]);
      await door.signedIn.get('/api/notes').expect(200);
    } finally {
      await door.stop();
    }
  });
});
