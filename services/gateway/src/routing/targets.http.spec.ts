import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { rawGet } from '../testing/raw-request.js';

describe('request targets', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await GatewayUnderTest.start();
  });
  afterEach(() => gateway.reset());
  afterAll(() => gateway.stop());

  const sentOn = () => [...gateway.content.seen, ...gateway.study.seen, ...gateway.auth.seen].map(({ url }) => url);

  it.each([
    '/api/notes/%00',
    '/api/bible/search?q=a%00b',
    '/api/notes/%252e%252e',
    '/api/notes/%25%32%66',
    '/api/notes/%25%32%65',
    '/api/notes/%2525',
    '/api/notes/..;/',
    '/api/notes/..;x/7',
    '/api/..;/auth/v1/user',
    '/api/notes/..%3b/7',
    '/api/.;/notes',
    '/api/notes/%c0%ae%c0%ae/7',
    '/api/notes/%e0%80%ae',
    '/api/notes/%c0%af7',
    '/api/notes/%f0%80%80%af',
    '/api/notes/%ed%a0%80',
    '/api/notes/%u002e%u002e',
    '/api/notes/%',
    '/api/notes/7%2',
    '/api//notes',
    '//evil.test/api/notes',
    '/api/notes//',
    '/api\\notes',
    '/api/bible/search?q=\\',
    '/api/notes%2f7',
    '/api/notes%5C7',
    '/api/%2e%2e/auth/v1/user',
    '/api/notes/%2E',
    '/api/notes/..',
    '/api/../auth/v1/user',
    '/api/./notes',
    '/api/notes/%0d%0aX-Evil:1',
    '/api/notes/%7f',
    '/api/notes#x',
    '/api/notes/é',
    '/api/notes/%zz',
    '/api/notes/%c3%28',
    '/../secret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
    '/remotes/notes/../../../secret.txt',
    'http://evil.test/api/notes',
    'http://localhost/api/notes',
    'HTTP://localhost/health/live',
  ])('%s is rejected with 400', async (target) => {
    const answer = await rawGet(gateway.port, target, [`Authorization: Bearer ${gateway.token}`]);
    expect([answer.status, answer.answers]).toEqual([400, 1]);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'BAD_REQUEST', message: expect.any(String) });
    expect(answer.head).toMatch(/^x-content-type-options: nosniff/im);
    expect(sentOn()).toEqual([]);
  });

  it.each(['*', 'api/notes', 'localhost:80'])('%s is rejected with 400 or 404', async (target) => {
    const answer = await rawGet(gateway.port, target, [`Authorization: Bearer ${gateway.token}`]);
    expect([400, 404]).toContain(answer.status);
    expect(sentOn()).toEqual([]);
  });

  it('that are unusual but unambiguous are forwarded unchanged', async () => {
    const targets = [
      '/api/bible/1%20Samuel/3',
      '/api/bible/Song%20of%20Songs/2',
      '/api/bible/Gen./1',
      '/api/bible/%D7%90/1',
      '/api/bible/50%25/1',
      '/api/bible/50%25%20off/1',
      '/api/bible/a;b/1',
      '/api/bible/..a/1',
      '/api/bible/search?q=50%25ab%2F..//%2e%0A',
    ];
    for (const target of targets) {
      expect((await rawGet(gateway.port, target, [`Authorization: Bearer ${gateway.token}`])).status).toBe(200);
    }
    expect(sentOn()).toEqual(targets);
  });

  it.each([
    '/auth/v1/admin',
    '/auth/v1/admin/',
    '/auth/v1/admin/users',
    '/auth/v1/admin?x',
    '/auth/v1/invite',
    '/auth/v1/%69nvite',
    '/auth/v1/invite?redirect_to=x',
    '/auth/v1/scim/v2/Users',
    '/auth/v1/ADMIN/users',
    '/auth/v1/%61dmin/users',
    '/%61uth/v1/%41dmin/users',
    '/AUTH/v1/admin/users',
    '/auth/V1/admin/users',
    '/auth/v1//admin/users',
    '/auth//v1/admin/users',
    '/auth/v1/./admin/users',
    '/auth/v1/x/../admin/users',
    '/auth/v1/%2e/admin/users',
    '/auth/v1%2fadmin/users',
    '/auth/v1/%2fadmin/users',
    '/auth/v1\\admin/users',
    '/auth/v1/admin;x/users',
    '/auth/v1/admin%3bx/users',
    '/auth/v1/%2561dmin/users',
    '/auth/v1/admin%00',
    '/auth/v1/admin%20',
    '/api/../auth/v1/admin/users',
    'http://localhost/auth/v1/admin/users',
  ])('%s never reaches the auth service', async (target) => {
    const answer = await rawGet(gateway.port, target, [`Authorization: Bearer ${gateway.token}`]);
    expect([400, 404]).toContain(answer.status);
    const { code, error_code: authCode } = JSON.parse(answer.body) as Record<string, unknown>;
    expect(authCode ?? code).toMatch(/^(BAD_REQUEST|NOT_FOUND|validation_failed)$/);
    expect(gateway.auth.seen).toEqual([]);
  });

  it('of admin routes are closed to every method', async () => {
    for (const method of ['post', 'put', 'patch', 'delete', 'options', 'head'] as const) {
      await gateway.signedIn[method]('/auth/v1/admin/users').expect(404);
    }
    expect(gateway.auth.seen).toEqual([]);
  });
});
