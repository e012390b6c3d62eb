import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLog } from '@berea/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { ServedPage } from './served-page.js';

const page = (build: string) =>
  `<!doctype html><meta nonce="__CSP_NONCE__"><div id="root" data-build="${build}"></div>`;
const log = createLog('gateway', 'silent');

describe('the page of a shell that another server has', () => {
  let server: Server;
  let url: string;
  let answer: { status: number; text: string };
  let questions: (string | undefined)[];
  beforeAll(async () => {
    server = createServer((request, response) => {
      const etag = `"${answer.text.length}"`;
      questions.push(request.headers['if-none-match']);
      const known = request.headers['if-none-match'] === etag;
      response.writeHead(known ? 304 : answer.status, { etag }).end(known ? '' : answer.text);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    answer = { status: 200, text: page('one') };
    questions = [];
  });

  it('is asked for once by many readers', async () => {
    const served = new ServedPage(url, log);
    const read = await Promise.all(Array.from({ length: 20 }, () => served.read()));
    expect(new Set(read.map(String))).toEqual(new Set([page('one')]));
    expect(questions).toHaveLength(1);
  });

  it.each([
    ['an error', 500, 'broken'],
    ['another page', 200, '<h1>Welcome to this server</h1>'],
  ])('is not there when that server answers with %s', async (_what, status, text) => {
    answer = { status, text };
    await expect(new ServedPage(url, log).read()).resolves.toBeUndefined();
  });

  it('is sent by the gateway with a nonce of its own, under every address of a screen', async () => {
    const gateway = await GatewayUnderTest.start({ env: { SHELL_URL: url } });
    try {
      const { text } = await gateway.anonymous.get('/bible/John/3').set('accept', 'text/html').expect(200);
      expect(text).toContain('data-build="one"');
      expect(text).not.toContain('__CSP_NONCE__');
    } finally {
      await gateway.stop();
    }
  });
});
