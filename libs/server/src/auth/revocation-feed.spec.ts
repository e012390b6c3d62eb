import { once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { captureLog } from '../testing/capture-log.js';
import { type Listening, listen } from '../testing/listen.js';
import { until } from '../testing/until.js';
import { RevocationFeed } from './revocation-feed.js';
import { RevokedSessions } from './revoked-sessions.js';

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const afterOf = ({ url }: IncomingMessage) => new URL(url ?? '', 'http://auth').searchParams.get('after');
const json =
  (status: number, body: unknown): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

describe('RevocationFeed', () => {
  let auth: Listening;
  let feed: RevocationFeed;
  let revoked: RevokedSessions;
  const { log, lines } = captureLog();
  const start = async (script: RequestListener) => {
    auth = await listen(script);
    revoked = new RevokedSessions();
    feed = new RevocationFeed(auth.url, revoked, log, 1, 60_000);
    await feed.onApplicationBootstrap();
  };
  afterEach(async () => {
    await feed.beforeApplicationShutdown();
    await auth.close();
    lines.length = 0;
  });
  const refuses = (sessionId: string, assured = false) =>
    revoked.refuses({ id: 'ruth', email: '', fullName: '', sessionId, assured });

  it('knows every ended session before the service listens, then polls for new ones only', async () => {
    const asked: (string | null)[] = [];
    await start((request, response) => {
      asked.push(afterOf(request));
      const sessions = [{ id: `s${asked.length}`, expires_at: inAnHour() }];
      json(200, { cursor: `c${asked.length}`, sessions })(request, response);
    });
    expect(refuses('s1')).toBe(true);
    await until(async () => asked.length > 3);
    expect(asked.slice(0, 4)).toEqual(['', 'c1', 'c2', 'c3']);
    expect(refuses('s3')).toBe(true);
  });

  it('removes sessions whose tokens have all expired', async () => {
    let rounds = 0;
    await start((request, response) => {
      rounds += 1;
      const sessions = [
        { id: 'old', expires_at: new Date(Date.now() - 1).toISOString() },
        { id: 'new', expires_at: inAnHour() },
      ];
      json(200, { cursor: '1', sessions: rounds === 1 ? sessions : [] })(request, response);
    });
    await until(async () => !refuses('old'));
    expect(refuses('new')).toBe(true);
  });

  it('before its first word, logs nothing while the auth service may be starting, too, and a failure that stays', async () => {
    let rounds = 0;
    await start((request, response) => {
      rounds += 1;
      json(rounds <= 20 ? 503 : 200, { cursor: '1', sessions: [] })(request, response);
    });
    await until(async () => revoked.areKnown);
    expect(lines).toEqual([]);
    await feed.beforeApplicationShutdown();
    await auth.close();
    await start(json(503, {}));
    await until(async () => lines.length === 1);
    expect(lines[0]).toMatchObject({ msg: 'polling for ended sessions failed, retrying' });
  });

  it('logs once that polling failed, and once that it works again', async () => {
    let rounds = 0;
    await start((request, response) => {
      rounds += 1;
      json((rounds > 2 && rounds <= 8) || rounds > 20 ? 500 : 200, { cursor: '1', sessions: [] })(request, response);
    });
    await until(async () => rounds > 30);
    expect(lines.map(({ msg }) => msg)).toEqual([
      'polling for ended sessions failed, retrying',
      'polling for ended sessions works again',
      'polling for ended sessions failed, retrying',
    ]);
  });

  it('stops with the service, also in the middle of a poll', async () => {
    let rounds = 0;
    let hanging: (() => void) | undefined;
    const hangs = new Promise<void>((resolve) => (hanging = resolve));
    let left: Promise<unknown> = Promise.resolve();
    await start((request, response) => {
      rounds += 1;
      if (rounds === 1) return json(200, { cursor: '1', sessions: [] })(request, response);
      left = once(response, 'close');
      hanging?.();
    });
    await hangs;
    await feed.beforeApplicationShutdown();
    await left;
    expect(rounds).toBe(2);
    expect(lines).toEqual([]);
  });

  it('of a session that has shown its second factor, has its tokens from before refused, and those after taken', async () => {
    await start(json(200, { cursor: '1', sessions: [{ id: 's', expires_at: inAnHour(), below: 'aal2' }] }));
    expect([refuses('s'), refuses('s', true)]).toEqual([true, false]);
  });

  it('says that ended sessions are known from its first word on, and not before', async () => {
    let works = false;
    await start((request, response) => json(works ? 200 : 503, { cursor: '1', sessions: [] })(request, response));
    expect(revoked.areKnown).toBe(false);
    works = true;
    await until(async () => revoked.areKnown);
    works = false;
    await until(async () => lines.length === 1);
    expect(revoked.areKnown).toBe(true);
  });
});
