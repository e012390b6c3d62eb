import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createCache, SHARED_HEADER } from '@berea/server';
import { captureLog, until } from '@berea/server/testing';
import type { ServerResponse } from 'node:http';
import type { Answer } from '../upstreams/exchange.js';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { json, type Script } from '../testing/scripted-upstream.js';
import { type Asking, SharedAnswers } from './shared-answers.js';

const BOOKS = Array.from({ length: 66 }, (_each, at) => ({ id: at + 1, name: `Book ${at + 1}`, chapters: 12 }));
const of = (version: string, more: Record<string, string> = {}) => ({
  [SHARED_HEADER]: version,
  'cache-control': 'private, no-cache',
  vary: 'authorization',
  ...more,
});
const shared =
  (version = 'first', more: Record<string, string> = {}): Script =>
  (response, request) =>
    json(200, BOOKS, of(version, more))(response, request);

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await GatewayUnderTest.start({ env: { RATE_LIMIT_SCALE: 100 } });
});
let address = 0;
afterEach(() => gateway.reset());
afterAll(() => gateway.stop());

/** An address of the library that nothing is kept of yet. */
const fresh = () => `/api/bible/books?v=${(address += 1)}`;
const read = (path: string, headers: Record<string, string> = {}, token = gateway.token) =>
  fetch(`${gateway.service.url}${path}`, { headers: { authorization: `Bearer ${token}`, ...headers } });

describe('an answer that is the same for everybody', () => {
  it('is asked for once, for all users and all encodings', async () => {
    gateway.study.script = shared();
    const path = fresh();
    const boaz = await gateway.issuer.token(gateway.issuer.user('Boaz'));
    const tags = new Set<string | null>();
    for (const [accepted, encoding] of [
      ['identity', null],
      ['gzip', 'gzip'],
      ['br, gzip', 'br'],
      ['gzip, br', 'br'],
      ['br;q=0, gzip', 'gzip'],
    ] as const) {
      const answer = await read(path, { 'accept-encoding': accepted }, accepted.startsWith('br') ? boaz : undefined);
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('content-type')).toBe('application/json');
      expect(answer.headers.get('vary')).toBe('authorization, accept-encoding');
      expect(answer.headers.get('cache-control')).toBe('private, no-cache');
      expect(answer.headers.has(SHARED_HEADER)).toBe(false);
      // The client unpacks it by what the header says.
      expect(await answer.json()).toEqual(BOOKS);
      tags.add(answer.headers.get('etag'));
    }
    expect(tags.size).toBe(3);
    const { headers } = gateway.study.only;
    expect([headers['accept-encoding'], headers['if-none-match']]).toEqual([undefined, undefined]);
  });

  it('is a 304 for a request with its ETag, in the encoding of that tag alone', async () => {
    gateway.study.script = shared('first', { etag: '"chapter"' });
    const path = fresh();
    for (const [accepted, etag] of [
      ['br', '"chapter-br"'],
      ['gzip', '"chapter-gzip"'],
      ['identity', '"chapter"'],
    ] as const) {
      const answer = await read(path, { 'accept-encoding': accepted, 'if-none-match': `"other", W/${etag}` });
      expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', etag]);
      expect([answer.headers.get('content-encoding'), answer.headers.get('content-type')]).toEqual([null, null]);
      expect((await read(path, { 'accept-encoding': accepted, 'if-none-match': '"other"' })).status).toBe(200);
    }
    expect(gateway.study.seen).toHaveLength(1);
  });

  it('stays closed to strangers, to ended sessions and behind limits, and each answer has its own id', async () => {
    gateway.study.script = shared();
    const path = fresh();
    const [first, second] = [await read(path), await read(path)];
    expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
    const left = (answer: Response) => Number(answer.headers.get('ratelimit-remaining'));
    expect(left(second)).toBe(left(first) - 1);
    await gateway.anonymous.get(path).expect(401);
    const id = crypto.randomUUID();
    const gone = gateway.service.as(await gateway.issuer.token(gateway.user, { session_id: id }));
    await gone.get(path).expect(200);
    gateway.auth.revocations = json(200, {
      cursor: '1',
      sessions: [{ id, expires_at: new Date(Date.now() + 3_600_000).toISOString() }],
    });
    await until(async () => (await gone.get(path)).status === 401);
    expect(gateway.study.seen).toHaveLength(1);
  });

  it('has no body for HEAD, and its length', async () => {
    gateway.study.script = shared();
    const path = fresh();
    const whole = await read(path, { 'accept-encoding': 'identity' });
    const head = await fetch(`${gateway.service.url}${path}`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${gateway.token}`, 'accept-encoding': 'identity' },
    });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(String((await whole.arrayBuffer()).byteLength));
  });

  it('is asked for again after a change of the library', async () => {
    gateway.study.script = shared('first');
    const path = fresh();
    await read(path);
    gateway.study.libraryVersion = json(200, { version: 'second' });
    gateway.study.script = shared('second', { etag: '"second"' });
    await until(async () => (await read(path, { 'accept-encoding': 'identity' })).headers.get('etag') === '"second"');
    const asked = gateway.study.seen.length;
    await read(path);
    expect(gateway.study.seen).toHaveLength(asked);
  });

  it('goes on while the study service is away', async () => {
    gateway.study.script = shared();
    const path = fresh();
    await read(path);
    gateway.study.script = (response) => response.destroy();
    gateway.study.libraryVersion = gateway.study.script;
    expect((await read(path)).status).toBe(200);
    expect((await read(fresh())).status).toBe(502);
  });

  it.each<[string, Script, string]>([
    ['an answer that the service does not mark', json(200, BOOKS), '/api/bible/books?unmarked'],
    ['an error', json(404, { code: 'NOT_FOUND', message: 'No.' }, of('first')), '/api/bible/lexicon/G9?error'],
    ['an answer that belongs to a user', json(200, [], of('first')), '/api/chat/conversations'],
  ])('%s is not kept', async (_what, script, path) => {
    gateway.study.script = script;
    for (let time = 0; time < 2; time += 1) await read(path);
    expect(gateway.study.seen).toHaveLength(2);
  });
});

it('twenty requests at once for one shared answer wait for one call to the service', async () => {
  const open: ServerResponse[] = [];
  gateway.study.script = (response) => void open.push(response);
  const path = fresh();
  const all = Array.from({ length: 20 }, () => read(path));
  await until(() => open.length > 0);
  shared()(open[0]!, undefined as never);
  for (const answer of await Promise.all(all)) expect(await answer.json()).toEqual(BOOKS);
  expect(gateway.study.seen).toHaveLength(1);
});

describe('SharedAnswers', () => {
  const body = (text: string) => Buffer.from(JSON.stringify(text.repeat(300)));
  const answered = (text: string, version = 'one'): Answer => ({
    status: 200,
    headers: { [SHARED_HEADER]: version, 'content-type': 'application/json' },
    body: body(text),
  });
  const asking = (path: string, ask: Asking['ask'], isCostly = false): Asking => ({
    address: path,
    isCostly,
    ask,
    cancel: () => undefined,
    onLeave: () => undefined,
  });

  /** Somebody who asks, may leave, and whose question is answered by hand. */
  function reader(answers: SharedAnswers) {
    const leaves: (() => void)[] = [];
    const state = { asked: 0, cancelled: 0 };
    let resolve = (_answer: Answer): void => undefined;
    let reject = (_error: Error): void => undefined;
    const shared = answers.get({
      ...asking('/path', () => {
        state.asked += 1;
        return new Promise((yes, no) => ([resolve, reject] = [yes, no]));
      }),
      cancel: () => {
        state.cancelled += 1;
        reject(new Error('cancelled'));
      },
      onLeave: (callback) => leaves.push(callback),
    });
    return {
      shared,
      state,
      leave: () => leaves.forEach((each) => each()),
      answer: () => resolve(answered('word ')),
      fail: () => reject(new Error('failed')),
    };
  }

  it('continues a call for its other waiters when the first caller leaves', async () => {
    const answers = new SharedAnswers(1 << 20);
    const [first, second, third] = [reader(answers), reader(answers), reader(answers)];
    first.leave();
    third.leave();
    first.answer();
    for (const { shared: each } of [first, second, third]) expect(await each).toHaveProperty('kept');
    expect([first.state, second.state.asked]).toEqual([{ asked: 1, cancelled: 0 }, 0]);
  });

  it('ends a call when all its waiters have left', async () => {
    const answers = new SharedAnswers(1 << 20);
    const [first, second] = [reader(answers), reader(answers)];
    first.leave();
    second.leave();
    await expect(first.shared).rejects.toThrow('cancelled');
    expect(first.state.cancelled).toBe(1);
  });

  it('lets each request call by itself when the shared call fails', async () => {
    const answers = new SharedAnswers(1 << 20);
    const [first, second] = [reader(answers), reader(answers)];
    first.fail();
    await expect(first.shared).rejects.toThrow('failed');
    await until(() => second.state.asked === 1);
    second.answer();
    expect(await second.shared).toHaveProperty('own');
  });

  it('keeps no more bytes than its limit, and of these the last used', async () => {
    const answers = new SharedAnswers(20_000);
    for (let at = 0; at < 40; at += 1) await answers.get(asking(`/${at}`, async () => answered('word ')));
    expect(answers.find('/39')).toBeDefined();
    expect(answers.find('/0')).toBeUndefined();
  });

  it('gives other gateways the costly answers, only of the same version', async () => {
    const between = createCache({}, captureLog().log);
    const [here, there] = [new SharedAnswers(1 << 20, between), new SharedAnswers(1 << 20, between)];
    await here.get(asking('/search?q=grace', async () => answered('grace '), true));
    await here.get(asking('/chapter', async () => answered('chapter ')));
    there.assume('one');
    let asked = 0;
    const ask = async () => {
      asked += 1;
      return answered('new ', 'two');
    };
    const found = await there.get(asking('/search?q=grace', ask, true));
    expect(['kept' in found && found.kept.size > body('grace ').length, asked]).toEqual([true, 0]);
    await there.get(asking('/chapter', ask));
    expect(asked).toBe(1);
    await there.get(asking('/search?q=grace', ask, true));
    expect(asked).toBe(2);
  });
});
