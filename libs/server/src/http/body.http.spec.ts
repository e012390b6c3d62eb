import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { request as undici } from 'undici';
import { startThings, type Things } from '../testing/start-things.js';

let things: Things;
beforeAll(async () => {
  things = await startThings();
});
afterAll(() => things.stop());

const api = () => things.api();

const bodyOf415 = {
  code: 'UNSUPPORTED_MEDIA_TYPE',
  reason: 'UNSUPPORTED_MEDIA_TYPE',
  message: 'Send the body as application/json.',
};

describe('the body of a request', () => {
  const send = (type: string, body: string | Buffer, path = '/things') =>
    api()
      .post(path)
      .set('content-type', type)
      .serialize((sent) => sent as unknown as string)
      .send(body);

  it.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON'])(
    'sent as %s is accepted',
    async (type) => {
      const { status, body } = await send(type, '{"text":"ש"}');
      expect([status, body]).toEqual([201, { text: 'ש' }]);
    },
  );

  it.each([
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=b',
    'text/plain',
    'application/jsonp',
    'application/xml',
    'nonsense',
  ])('sent as %s is rejected with 415', async (type) => {
    for (const path of ['/things', '/plain']) {
      const { status, body } = await send(type, 'text=a', path);
      expect([status, body]).toEqual([415, bodyOf415]);
    }
  });
  it.each(['[]', '[{"text":"a"}]', '"text"', 'null', '0', 'true', '{}', '{"text":["a"]}', '{"text":null}'])(
    'is rejected with 400 when it is %s',
    async (body) => {
      const answer = await send('application/json', body);
      expect([answer.status, answer.body.code]).toEqual([400, 'BAD_REQUEST']);
      expect(answer.body.data.issues).toHaveLength(1);
    },
  );

  it('beyond the limit, is rejected with 413, also without a Content-Length', async () => {
    const small = await startThings({ bodyLimit: 1_000 });
    const body = JSON.stringify({ text: 'a'.repeat(2_000) });
    const sized = await small.api().post('/things').set('content-type', 'application/json').send(body);
    expect([sized.status, sized.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const chunked = await undici(`${small.url}/things`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Readable.from([body]),
    });
    expect([chunked.statusCode, await chunked.body.json()]).toEqual([413, sized.body]);
    await small.stop();
  });

  it('may be absent', async () => {
    expect((await api().put('/things/7').set('content-type', 'application/json')).body).toEqual({ id: '7' });
    expect((await api().put('/things/7')).body).toEqual({ id: '7' });
  });
});
