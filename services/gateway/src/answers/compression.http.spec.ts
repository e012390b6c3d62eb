import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { json } from '../testing/scripted-upstream.js';

const NOTES = Array.from({ length: 50 }, (_each, at) => ({ id: at, content: 'Salt is good. '.repeat(20) }));
/** More than is read ahead, so that it goes through in pieces. */
const MANY = Array.from({ length: 90 }, () => NOTES).flat();

describe('answers of /api', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await GatewayUnderTest.start();
  });
  afterEach(() => gateway.reset());
  afterAll(() => gateway.stop());

  const get = async (accepted: string, address = '/api/notes', init: RequestInit = {}) => {
    const answer = await fetch(`${gateway.service.url}${address}`, {
      ...init,
      headers: { authorization: `Bearer ${gateway.token}`, 'accept-encoding': accepted, ...init.headers },
    });
    const { status, headers } = answer;
    return {
      status,
      encoding: headers.get('content-encoding'),
      vary: headers.get('vary'),
      etag: headers.get('etag'),
      cache: headers.get('cache-control'),
      text: await answer.text(),
    };
  };

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
    ['', null],
  ])('for accept-encoding %p come in %p, whole or in pieces, and stay private', async (accepted, encoding) => {
    for (const list of [NOTES, MANY]) {
      gateway.content.script = json(200, list, { 'cache-control': 'private, no-store' });
      const answer = await get(accepted);
      expect(answer).toMatchObject({ encoding, vary: 'accept-encoding', cache: 'private, no-store' });
      expect(answer.text).toBe(JSON.stringify(list));
    }
  });

  it('to writes are compressed too', async () => {
    gateway.study.script = json(201, NOTES, { vary: 'origin' });
    const body = JSON.stringify({ message: 'hope' });
    const answer = await get('gzip', '/api/chat/messages', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer).toMatchObject({ status: 201, encoding: 'gzip', vary: 'origin, accept-encoding' });
    expect(answer.text).toBe(JSON.stringify(NOTES));
  });

  it('that are short, versioned, already encoded or no-transform are passed on unchanged', async () => {
    gateway.content.script = json(200, [{ id: 1 }]);
    expect(await get('br')).toMatchObject({ encoding: null, vary: null });
    gateway.content.script = json(200, NOTES, { etag: '"3"' });
    expect(await get('br')).toMatchObject({ encoding: null, etag: '"3"' });
    gateway.content.script = json(200, NOTES, { 'cache-control': 'private, no-transform' });
    expect(await get('br')).toMatchObject({ encoding: null });
    gateway.content.script = (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      response.end(gzipSync(JSON.stringify(NOTES)));
    };
    expect(await get('gzip')).toMatchObject({ encoding: 'gzip', vary: null, text: JSON.stringify(NOTES) });
  });

  it('of the auth service, which hold secrets, are never compressed', async () => {
    gateway.auth.script = json(200, NOTES);
    expect(await get('br, gzip', '/auth/v1/user')).toMatchObject({ status: 200, encoding: null });
  });

  it('to HEAD carry the same headers', async () => {
    gateway.content.script = json(200, NOTES);
    expect(await get('gzip', '/api/notes', { method: 'HEAD' })).toMatchObject({ encoding: 'gzip', text: '' });
  });
});
