import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@berea/server/testing';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { PRUNE } from '../core/housekeeping.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';
import { Revocations } from './revocations.service.js';

const LIFE = 3_600;

describe('revoked sessions', () => {
  let auth: AuthUnderTest;
  let other: AuthUnderTest;
  beforeAll(async () => {
    auth = await startAuth();
    other = await startAuth({ database: auth.database, clock: auth.clock });
  });
  afterAll(async () => {
    await other.stop();
    await auth.stop();
  });

  const end = async (at = auth, id = randomUUID()) => {
    await at.service.app.get(Revocations).record(at.service.app.get(DataSource).manager, [id]);
    return id;
  };
  const ask = async (after = '', at = auth) => {
    const { body } = await at.service.as().get(`/internal/revoked-sessions?after=${after}`).expect(200);
    return body as { cursor: string; sessions: { id: string; expires_at: string }[] };
  };
  const idsOf = ({ sessions }: { sessions: { id: string }[] }) => sessions.map(({ id }) => id);

  it('are listed by every instance with the time from which none of their tokens can be valid', async () => {
    const before = (await ask()).cursor;
    const [here, there] = [await end(auth), await end(other)];
    for (const at of [auth, other]) {
      const { sessions } = await ask(before, at);
      expect(sessions.map(({ id }) => id)).toEqual(expect.arrayContaining([here, there]));
      for (const { expires_at } of sessions)
        expect(Date.parse(expires_at)).toBeGreaterThan(auth.clock.now().getTime() + LIFE * 1_000);
    }
  });

  it('are listed until the cursor has moved on; without a cursor all are listed again', async () => {
    const id = await end();
    let cursor = '';
    // It moves on when every transaction of the server that was under way has ended, also those of other databases.
    await until(async () => {
      ({ cursor } = await ask());
      return !idsOf(await ask(cursor)).includes(id);
    });
    expect(idsOf(await ask())).toContain(id);
    const next = await end();
    expect(idsOf(await ask(cursor))).toEqual([next]);
  });

  it('are not skipped when their transaction commits after a later one', async () => {
    const slow = new pg.Client(auth.database.url);
    await slow.connect();
    try {
      const late = randomUUID();
      await slow.query('begin');
      await slow.query(`insert into auth.revoked_sessions (session_id, expires_at) values ($1, $2)`, [
        late,
        new Date(auth.clock.now().getTime() + 1_000),
      ]);
      const early = await end();
      const seen = await ask();
      expect(idsOf(seen)).toContain(early);
      expect(idsOf(seen)).not.toContain(late);
      await slow.query('commit');
      expect(idsOf(await ask(seen.cursor))).toContain(late);
    } finally {
      await slow.end();
    }
  });

  it('are all listed for a cursor that is ahead of the database, as after a restore from a backup', async () => {
    const id = await end();
    expect(idsOf(await ask('9000000000000000000'))).toContain(id);
  });

  it('can be revoked twice', async () => {
    const id = await end();
    await end(other, id);
    expect(idsOf(await ask()).filter((one) => one === id)).toEqual([id]);
  });

  it('are forgotten when their last token has run out', async () => {
    const id = await end();
    auth.clock.advance(LIFE + 61);
    expect(idsOf(await ask())).not.toContain(id);
    await auth.service.app.get(Revocations)[PRUNE]();
    expect(await auth.database.query('select 1 from auth.revoked_sessions')).toEqual([]);
  });

  it.each(['x', '-1', '1;', '99999999999999999999'])('are not told for the malformed cursor %s', async (after) => {
    const { status, body } = await auth.service.as().get(`/internal/revoked-sessions?after=${after}`);
    expect([status, body.error_code]).toEqual([400, 'validation_failed']);
  });

  it.each(['x-forwarded-for', 'forwarded'])(
    'are not listed for a request that came through a proxy (%s)',
    async (header) => {
      const { status, body } = await auth.service.as().get('/internal/revoked-sessions').set(header, '127.0.0.1');
      expect([status, body.error_code]).toEqual([404, 'not_found']);
    },
  );
});
