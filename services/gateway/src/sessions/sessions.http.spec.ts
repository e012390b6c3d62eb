import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { errorBody } from '@berea/contracts';
import { captureLog, until } from '@berea/server/testing';
import { readApiRoutes } from '../routing/contract-routes.js';
import { logUpstreams } from '../proxy/upstream-observer.js';
import { Upstreams } from '../proxy/upstreams.js';
import { GatewayUnderTest, type Options, PATIENT } from '../testing/gateway-under-test.js';
import { json, ScriptedUpstream } from '../testing/scripted-upstream.js';
import { RevocationFeed } from './revocation-feed.js';
import { RevokedSessions } from './revoked-sessions.js';

const ENDED = errorBody('UNAUTHORIZED', 'Your session is not valid any more. Sign in again.');
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const afterOf = ({ url }: IncomingMessage) => new URL(url ?? '', 'http://auth').searchParams.get('after');

describe('a session that was signed out', () => {
  let gateway: GatewayUnderTest;
  const open = async (options: Options = {}) => (gateway = await GatewayUnderTest.start(options));
  afterEach(() => gateway.stop());

  const session = async () => {
    const id = randomUUID();
    return { id, as: gateway.service.as(await gateway.issuer.token(gateway.user, { session_id: id })) };
  };
  const ends = (...ids: string[]) => {
    gateway.auth.revocations = json(200, {
      cursor: '1',
      sessions: ids.map((id) => ({ id, expires_at: inAnHour() })),
    });
  };

  it('is rejected on every route but public ones although its token has not expired, and others are not', async () => {
    await open();
    const [gone, kept] = [await session(), await session()];
    await gone.as.get('/api/notes').expect(200);
    ends(gone.id);
    await until(async () => (await gone.as.get('/api/notes')).status === 401);
    for (const { method, path } of readApiRoutes().filter((route) => !route.public)) {
      const address = path.replace(/\{\w+\}/g, '7');
      const answer = await gone.as[method.toLowerCase() as 'get'](address).expect(401);
      expect(answer.body).toEqual(ENDED);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    }
    await kept.as.get('/api/notes').expect(200);
  });

  it('is rejected from the next poll on also while its token, verified before, is sent without a pause', async () => {
    await open({ env: { RATE_LIMIT_SCALE: 1_000 } });
    const [gone, kept] = [await session(), await session()];
    const reader = () => {
      const statuses: number[] = [];
      let going = true;
      const ended = (async () => {
        while (going) statuses.push((await gone.as.get('/api/notes')).status);
      })();
      return { statuses, end: () => ((going = false), ended) };
    };
    const readers = Array.from({ length: 8 }, reader);
    await until(async () => readers.every(({ statuses }) => statuses.length > 3));
    expect(new Set(readers.flatMap(({ statuses }) => statuses))).toEqual(new Set([200]));
    let told = 0;
    gateway.auth.revocations = (response, request) => {
      told += 1;
      json(200, { cursor: '1', sessions: [{ id: gone.id, expires_at: inAnHour() }] })(response, request);
    };
    // The second poll begins when the answer to the first has been taken in.
    await until(async () => told > 1);
    const before = readers.map(({ statuses }) => statuses.length);
    await until(async () => readers.every(({ statuses }, at) => statuses.length > before[at]! + 3));
    await Promise.all(readers.map(({ end }) => end()));
    // At most one answer of each reader was under way.
    for (const [at, { statuses }] of readers.entries()) {
      expect(new Set(statuses.slice(before[at]! + 1))).toEqual(new Set([401]));
    }
    await kept.as.get('/api/notes').expect(200);
  });

  it('stays rejected while the auth service is unavailable, breaks off or answers garbage', async () => {
    await open();
    const gone = await session();
    ends(gone.id);
    await until(async () => (await gone.as.get('/api/notes')).status === 401);
    let asked = 0;
    for (const script of [
      json(503, {}),
      json(200, { cursor: 7 }),
      json(404, {}),
      (response: ServerResponse) => response.destroy(),
    ]) {
      asked = 0;
      gateway.auth.revocations = (response, request) => {
        asked += 1;
        script(response, request);
      };
      await until(async () => asked > 0);
      await gone.as.get('/api/notes').expect(401);
    }
    const next = await session();
    ends(next.id);
    await until(async () => (await next.as.get('/api/notes')).status === 401);
    await gone.as.get('/api/notes').expect(401);
  });

  it('with a hosted auth service, is not polled for', async () => {
    await open({ env: { SUPABASE_URL: 'https://project.supabase.example' } });
    let asked = 0;
    gateway.auth.revocations = (response) => {
      asked += 1;
      response.end();
    };
    await gateway.signedIn.get('/api/notes').expect(200);
    expect(asked).toBe(0);
    expect(() => gateway.service.app.get(RevocationFeed)).toThrow();
  });
});

describe('RevocationFeed', () => {
  let auth: ScriptedUpstream;
  let upstreams: Upstreams;
  let feed: RevocationFeed;
  let revoked: RevokedSessions;
  const { log, lines } = captureLog();
  const start = async (script: ScriptedUpstream['revocations']) => {
    auth = await ScriptedUpstream.start();
    auth.revocations = script;
    upstreams = new Upstreams(
      { CONTENT_URL: auth.url, STUDY_URL: auth.url, AUTH_URL: auth.url } as never,
      PATIENT,
      logUpstreams(log),
    );
    revoked = new RevokedSessions();
    feed = new RevocationFeed(upstreams.auth!, revoked, log, 1, 60_000);
    await feed.onApplicationBootstrap();
  };
  afterEach(async () => {
    await feed.beforeApplicationShutdown();
    await upstreams.onApplicationShutdown();
    await auth.stop();
    lines.length = 0;
  });

  it('knows every ended session before the gateway listens, then polls for new ones only', async () => {
    const asked: (string | null)[] = [];
    await start((response, request) => {
      asked.push(afterOf(request));
      json(200, { cursor: `c${asked.length}`, sessions: [{ id: `s${asked.length}`, expires_at: inAnHour() }] })(
        response,
        request,
      );
    });
    expect(revoked.has('s1')).toBe(true);
    await until(async () => asked.length > 3);
    expect(asked.slice(0, 4)).toEqual(['', 'c1', 'c2', 'c3']);
    expect(revoked.has('s3')).toBe(true);
  });

  it('removes sessions whose tokens have all expired', async () => {
    let rounds = 0;
    await start((response, request) => {
      rounds += 1;
      const sessions = [
        { id: 'old', expires_at: new Date(Date.now() - 1).toISOString() },
        { id: 'new', expires_at: inAnHour() },
      ];
      json(200, { cursor: '1', sessions: rounds === 1 ? sessions : [] })(response, request);
    });
    await until(async () => !revoked.has('old'));
    expect(revoked.has('new')).toBe(true);
  });

  it('logs once that polling failed, and once that it works again', async () => {
    let rounds = 0;
    await start((response, request) => {
      rounds += 1;
      json(rounds <= 5 || rounds > 20 ? 500 : 200, { cursor: '1', sessions: [] })(response, request);
    });
    await until(async () => rounds > 30);
    expect(lines.map(({ msg }) => msg)).toEqual([
      'polling for ended sessions failed, retrying',
      'polling for ended sessions works again',
      'polling for ended sessions failed, retrying',
    ]);
  });

  it('stops with the gateway, also in the middle of a poll', async () => {
    let rounds = 0;
    let hanging: (() => void) | undefined;
    const hangs = new Promise<void>((resolve) => (hanging = resolve));
    let left: Promise<unknown> = Promise.resolve();
    await start((response, request) => {
      rounds += 1;
      if (rounds === 1) return json(200, { cursor: '1', sessions: [] })(response, request);
      left = once(response, 'close');
      hanging?.();
    });
    await hangs;
    await feed.beforeApplicationShutdown();
    await left;
    expect(rounds).toBe(2);
    expect(lines).toEqual([]);
  });
});
