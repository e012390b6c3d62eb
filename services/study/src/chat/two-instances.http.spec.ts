import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { redisIsInstalled, RedisServer, until } from '@berea/server/testing';
import { heldEngine } from '../testing/held-engine.js';
import { type Heard, listen, textOf } from '../testing/listen-to-stream.js';
import { type Member, startBeside, startStudy, type TestStudy } from '../testing/start-study.js';

/** Answers that one instance makes, heard at another one. */
function tellAcrossInstances(name: string, redisUrl: () => string | undefined): void {
  describe(name, () => {
    let folder: string;
    let here: TestStudy;
    let there: Pick<TestStudy, 'service' | 'stop'>;
    let ruth: Member;
    beforeAll(async () => {
      // The plain text is enough, and quickly loaded.
      folder = await mkdtemp(path.join(tmpdir(), 'berea-no-library-'));
      const url = redisUrl();
      const settings = { BEREA_LIBRARY_DIR: folder, ...(url && { REDIS_URL: url }) };
      here = await startStudy(undefined, settings);
      there = await startBeside(here, settings);
    });
    afterEach(() => void jest.restoreAllMocks());
    afterAll(async () => {
      await there.stop();
      await here.stop();
      await rm(folder, { recursive: true });
    });

    const follow = (id: string, after?: number) => {
      const headers: Record<string, string> = after ? { 'last-event-id': String(after) } : {};
      return listen(there, ruth, 'GET', `/api/chat/messages/${id}/stream`, undefined, headers);
    };
    /** A question that is being answered here, with its first part told. */
    const begin = async () => {
      ruth = await here.member();
      const engine = heldEngine(here);
      const asked = listen(here, ruth, 'POST', '/api/chat/messages/stream', { message: 'hope' });
      await asked.until(({ event }) => event.type === 'delta');
      const first = asked.heard[0]?.event;
      return { engine, asked, id: first?.type === 'accepted' ? first.message.id : '' };
    };
    const numbers = (heard: readonly Heard[]) => heard.map(({ id }) => id);

    it('with an answer under way at one, let a listener at the other hear it from its beginning, or what it missed, each part once', async () => {
      const { engine, asked, id } = await begin();
      const reloaded = follow(id);
      await reloaded.until(({ event }) => event.type === 'delta');
      const cut = asked.heard.at(-1)?.id ?? 0;
      const reconnected = follow(id, cut);
      engine.release();
      const [whole, rest, original] = [await reloaded.whole(), await reconnected.whole(), await asked.whole()];
      expect(textOf(whole.heard)).toBe('One. Two.');
      expect(whole.heard.at(-1)?.event).toEqual(original.heard.at(-1)?.event);
      expect(numbers(whole.heard)).toEqual(numbers(original.heard));
      expect(numbers(rest.heard)).toEqual(numbers(original.heard).slice(cut));
    });

    it('with an answer under way at one, let a stop at the other end it, and both show the same text', async () => {
      const { asked, id } = await begin();
      const api = there.service.as(ruth.token);
      const { body } = await api.post(`/api/chat/messages/${id}/stop`).send({}).expect(200);
      expect(body).toMatchObject({ state: 'stopped', response: 'One.' });
      expect((await asked.whole()).heard.at(-1)?.event).toEqual({ type: 'done', message: body });
    });
  });
}

tellAcrossInstances('two instances that share a database', () => undefined);

(redisIsInstalled() ? describe : describe.skip)('with Redis', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await RedisServer.start();
  });
  afterAll(() => redis.stop());

  tellAcrossInstances('two instances with Redis between them', () => redis.url);

  it('an answer under way at one of two instances goes to the other by Redis', async () => {
    const observer = await redis.observer();
    await until(async () => (await observer.info('commandstats')).includes('cmdstat_publish'));
  });
});
