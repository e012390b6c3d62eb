import type { Server } from 'node:http';
import { until } from '@berea/server/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { StudyEngine } from '../engine/study-engine.js';
import { Library } from '../works/library.js';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';
import { VerifyService } from '../verify/verify.service.js';
import { WorkQueue, queueSettings } from './work-queue.js';

const VERIFY = '/api/study/verify';

let study: TestStudy;
/** As on a machine of two cores, but without a limit of waiting, which a busy machine could reach. */
const queue = new WorkQueue({ ...queueSettings(1), maxWaitMs: 3_600_000 });
/** Tasks of an account, that which runs and those that wait */
const MOST = 1 + queueSettings(1).maxQueuedPerAccount;
beforeAll(async () => {
  study = await startStudy();
  await study.service.app.get(Library).loaded;
});
beforeEach(() => {
  jest.spyOn(study.service.app.get(WorkQueue), 'admit').mockImplementation((account) => queue.admit(account));
});
afterAll(() => study.stop());

const connections = () =>
  new Promise<number>((resolve) =>
    (study.service.app.getHttpServer() as Server).getConnections((_error, count) => resolve(count)),
  );
/** A request that its sender may leave; resolves to its status. */
const post = (member: Member, path: string, body: object) => {
  const leaving = new AbortController();
  const status = fetch(`${study.service.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: leaving.signal,
  }).then(
    (answer) => answer.status,
    () => 'left' as const,
  );
  return {
    status,
    /** Resolves once the service knows of it. */
    leave: async () => {
      const before = await connections();
      leaving.abort();
      await until(async () => (await connections()) < before);
    },
  };
};

describe('a user beside an account that sends as much heavy work as it may', () => {
  let hostile: Member;
  let ruth: Member;
  const begun: string[] = [];
  let release: () => void;
  beforeEach(async () => {
    [hostile, ruth] = [await study.member('Hostile'), await study.member('Ruth')];
    begun.length = 0;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const verifier = study.service.app.get(VerifyService, { strict: false });
    jest.spyOn(verifier, 'citations').mockImplementation(async (text) => {
      begun.push(text);
      await gate;
      return [];
    });
  });
  afterEach(() => {
    release();
    jest.restoreAllMocks();
  });
  const check = async (member: Member, text: string) => {
    const before = queue.load;
    const request = post(member, VERIFY, { text });
    await until(() => queue.load > before);
    return request;
  };

  it('reads and searches at once, waits behind one task, and no task runs for a client that has disconnected', async () => {
    const theirs = [];
    for (let at = 1; at <= MOST; at += 1) theirs.push(await check(hostile, `hostile ${at}`));
    const { body, headers } = await hostile.api.post(VERIFY).send({ text: 'one more' }).expect(503);
    expect(body).toMatchObject({ code: 'SERVICE_UNAVAILABLE', message: expect.stringContaining('Wait until') });
    expect(headers).toMatchObject({ 'retry-after': '1', 'x-berea-busy': '1' });

    await ruth.api.get('/api/bible/John/3').expect(200);
    await ruth.api.get('/api/bible/search?q=shepherd').expect(200);
    const hers = await check(ruth, 'ruth');
    await theirs[2]?.leave();
    await theirs[3]?.leave();
    expect(begun).toEqual(['hostile 1']);
    release();
    const statuses = await Promise.all([...theirs, hers].map(({ status }) => status));
    const others = theirs.slice(4);
    expect(statuses).toEqual([200, 200, 'left', 'left', ...others.map(() => 200), 200]);
    expect(begun).toEqual(['hostile 1', 'ruth', 'hostile 2', ...others.map((_, at) => `hostile ${at + 5}`)]);
    expect(queue.load).toBe(0);
  });

  it('when disconnected after a question was accepted, still gets its answer stored', async () => {
    const blocked = await check(hostile, 'hostile 1');
    const answer = jest.spyOn(study.service.app.get(StudyEngine, { strict: false }), 'answer');
    const asked = post(ruth, '/api/chat/messages', { message: 'What is hope?' });
    const stored = () =>
      study.database.query<{ response: string | null }>('select response from study.messages where user_id = $1', [
        ruth.id,
      ]);
    await until(async () => (await stored()).length === 1);
    await asked.leave();
    expect(await asked.status).toBe('left');
    expect(answer).not.toHaveBeenCalled();
    release();
    expect(await blocked.status).toBe(200);
    await until(async () => (await stored())[0]?.response !== null);
    expect(answer).toHaveBeenCalledTimes(1);
  });
});
