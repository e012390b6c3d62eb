import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { errorBody, STORAGE_REASONS } from '@berea/contracts';
import { SETTINGS } from '../config/settings.js';
import { GatewayUnderTest, PATIENT } from '../testing/gateway-under-test.js';
import { rawGet } from '../testing/raw-request.js';
import { json, type Script } from '../testing/scripted-upstream.js';

const SECRET = 'at NotesService.list (/srv/notes.service.ts:12) password=hunter2';

const never: Script = () => undefined;
const reset: Script = (response) => response.socket?.resetAndDestroy();
const hangUp: Script = (response) => response.socket?.end();
const garbage: Script = (response) => response.socket?.end('SSH-2.0-OpenSSH_9.2\r\n\r\n');
const half: Script = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"half":', () => response.socket?.destroy());
};
const halfChunked: Script = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('[1,2', () => response.socket?.destroy());
};
const halfHead: Script = (response) => {
  response.socket?.write('HTTP/1.1 200 OK\r\ncontent-ty', () => response.socket?.destroy());
};
const wrongLength: Script = (response) => {
  response.socket?.end('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: -1\r\n\r\n{}');
};
const twoLengths: Script = (response) => {
  response.socket?.end(
    'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{} ',
  );
};
const html = (text: string, type?: string): Script => {
  const headers = type === undefined ? {} : { 'content-type': type };
  return (response) => response.writeHead(200, headers).end(text);
};
const slowDrip: Script = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 5);
  response.once('close', () => clearInterval(timer));
};
const headersThenNothing: Script = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('[');
};

describe('a service that fails', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    // Deadlines short enough to reach: what is tested is what happens then.
    const deadlines = { ...PATIENT.deadlines, search: 150, ai: 150 };
    // No breaker opens here: breaker.http.spec.ts tests many faults in a row.
    const breaker = { ...SETTINGS.breaker, leastCalls: 1_000 };
    gateway = await GatewayUnderTest.start({ settings: { deadlines, breaker } });
  });
  afterEach(() => gateway.reset());
  afterAll(() => gateway.stop());

  it.each([
    ['resets the connection', reset],
    ['hangs up', hangUp],
    ['speaks no HTTP', garbage],
    ['breaks off in the middle', half],
    ['breaks off a chunked answer', halfChunked],
    ['breaks off in the head', halfHead],
    ['names a length that is none', wrongLength],
    ['names two lengths', twoLengths],
    ['answers with a page', html('<p>It works!</p>', 'text/html')],
    ['answers with a picture that can hold scripts', html('<svg/>', 'image/svg+xml')],
    ['answers with something unnamed', html('{}')],
    ['compresses in an encoding that was not asked for', json(200, {}, { 'content-encoding': 'zstd' })],
    ['answers 502', json(502, { message: SECRET })],
  ])('when it %s, is answered with 502', async (_name, script) => {
    gateway.content.script = script;
    await gateway.signedIn.get('/api/notes').expect(502, errorBody('BAD_GATEWAY'));
  });

  it.each([
    ['never answers', never],
    ['begins and never ends', headersThenNothing],
    ['drips', slowDrip],
  ])('when it %s, is answered with 504 at the deadline, and its connection is closed', async (_name, script) => {
    const closed = new Promise<void>((resolve) => {
      gateway.study.script = (response, request) => {
        response.once('close', resolve);
        script(response, request);
      };
    });
    await gateway.signedIn.get('/api/bible/search?q=grace').expect(504, errorBody('GATEWAY_TIMEOUT'));
    expect(gateway.study.only.headers['x-deadline-ms']).toMatch(/^(?:1[0-4]\d|150|\d\d?)$/);
    await closed;
  });

  it('when it answers 5xx, is answered with 500 and none of its own words', async () => {
    for (const status of [500, 501, 599]) {
      gateway.content.script = json(status, { message: SECRET, stack: SECRET }, { 'x-error': SECRET });
      const answer = await gateway.signedIn.post('/api/notes').send({}).expect(500, errorBody('INTERNAL_SERVER_ERROR'));
      expect(JSON.stringify(answer.headers)).not.toContain('hunter2');
    }
    gateway.auth.script = json(500, { msg: SECRET });
    const signUp = await gateway.anonymous.post('/auth/v1/signup').send({}).expect(500);
    expect(signUp.body).toMatchObject({
      error_code: 'unexpected_failure',
      msg: expect.not.stringContaining('hunter2'),
    });
  });

  it('when the disk of its database is full, is answered with 507, and none of its own words', async () => {
    gateway.content.script = json(507, { message: SECRET });
    const answer = await gateway.signedIn.post('/api/notes').send({}).expect(507, errorBody('storage_full'));
    expect(answer.headers['retry-after']).toBe('1');
  });

  it.each([
    ['read-only', STORAGE_REASONS['read-only']],
    ['database', STORAGE_REASONS.database],
    [SECRET, 'storage_full'],
    ['constructor', 'storage_full'],
  ] as const)('when it answers 507 and names %s, is answered in our words for it', async (name, reason) => {
    gateway.content.script = json(507, { message: SECRET }, { 'x-berea-storage': name });
    const answer = await gateway.signedIn.post('/api/notes').send({}).expect(507, errorBody(reason));
    expect(answer.headers).not.toHaveProperty('x-berea-storage');
  });

  it('when it answers 503 with retry-after, has that passed on', async () => {
    gateway.content.script = json(503, { message: SECRET }, { 'retry-after': '7' });
    const told = await gateway.signedIn.get('/api/notes').expect(503, errorBody('SERVICE_UNAVAILABLE'));
    expect(told.headers['retry-after']).toBe('7');
    gateway.content.script = json(503, { message: SECRET }, { 'retry-after': 'x'.repeat(50) });
    const own = await gateway.signedIn.get('/api/notes').expect(503);
    expect(own.headers['retry-after']).toBe('1');
  });

  it('when its answer is larger than the read-ahead, has it passed on complete', async () => {
    const text = JSON.stringify(Array.from({ length: 60_000 }, (_, index) => `verse ${index} אבג`));
    gateway.content.script = (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(text);
    expect(text.length).toBeGreaterThan(1 << 20);
    const answer = await gateway.signedIn.get('/api/notes').expect(200);
    expect(answer.text).toBe(text);
  });

  it("when a large answer breaks off, has the client's connection cut, so that it never looks complete", async () => {
    gateway.content.script = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('x'.repeat(3 << 20), () => response.socket?.destroy());
    };
    const answer = await rawGet(gateway.port, '/api/notes', [`Authorization: Bearer ${gateway.token}`]);
    expect(answer.status).toBe(200);
    expect(answer.head).toMatch(/^transfer-encoding: chunked/im);
    expect(answer.body.endsWith('0\r\n\r\n')).toBe(false);
  });

  it('when the client disconnects, has its connection closed', async () => {
    const closed = new Promise<void>((resolve) => {
      gateway.content.script = (response) => {
        response.once('close', resolve);
        client.destroy();
      };
    });
    const client = request(`${gateway.service.url}/api/notes`, {
      headers: { authorization: `Bearer ${gateway.token}` },
    });
    client.on('error', () => undefined).end();
    await closed;
  });
});

describe('a service that is unreachable', () => {
  it('is answered with 503 and retry-after, and affects no other service', async () => {
    const gateway = await GatewayUnderTest.start();
    try {
      await gateway.study.stop();
      const answer = await gateway.signedIn.get('/api/bible/John/3').expect(503, errorBody('SERVICE_UNAVAILABLE'));
      expect(answer.headers['retry-after']).toBe('1');
      await gateway.signedIn.get('/api/notes').expect(200);
    } finally {
      await gateway.stop();
    }
  });
});
