import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { json } from '../testing/scripted-upstream.js';

const STATS = { notes: 2, sermons: 1, bookmarks: 3, highlights: 0, questions: null, chaptersRead: 4, streakDays: 1 };

describe('GET /api/profile/stats', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await GatewayUnderTest.start();
  });
  afterEach(() => gateway.reset());
  afterAll(() => gateway.stop());

  const stats = async () => {
    gateway.content.script = json(200, STATS);
    return (await gateway.signedIn.get('/api/profile/stats').expect(200)).body;
  };

  it('joins the number of questions that the chat keeps, asked in the name of the user', async () => {
    gateway.study.script = json(200, { questions: 7 });
    expect(await stats()).toEqual({ ...STATS, questions: 7 });
    expect(gateway.study.only.headers['authorization']).toBe(gateway.content.only.headers['authorization']);
  });

  it.each([
    ['is down', json(503, {})],
    ['answers something else', json(200, { ok: true })],
    ['hangs up', (response: { socket: { destroy(): void } | null }) => response.socket?.destroy()],
  ])('says null when the chat %s', async (_what, script) => {
    gateway.study.script = script as typeof gateway.study.script;
    expect(await stats()).toEqual(STATS);
  });

  it('passes a refusal on as it is', async () => {
    gateway.content.script = json(400, { code: 'BAD_REQUEST', message: 'date is a day.' });
    await gateway.signedIn
      .get('/api/profile/stats?date=x')
      .expect(400, { code: 'BAD_REQUEST', message: 'date is a day.' });
  });
});
