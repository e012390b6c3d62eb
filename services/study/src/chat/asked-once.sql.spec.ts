import { randomUUID } from 'node:crypto';
import { until } from '@berea/server/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { errorBody } from '@berea/contracts';
import { StudyEngine } from '../engine/study-engine.js';
import { WorkQueue, queueSettings } from '../scheduling/work-queue.js';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';

let study: TestStudy;
let ruth: Member;
let key: string;
beforeAll(async () => {
  study = await startStudy();
});
beforeEach(async () => {
  ruth = await study.member('Ruth');
  key = randomUUID();
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => study.stop());

const ask = (body: object = { message: 'hope' }, member = ruth) =>
  member.api.post('/api/chat/messages').set('idempotency-key', key).send(body);
const stored = () =>
  study.database.query<{ message: string; response: string | null }>(
    'select message, response from study.messages where user_id = $1 order by seq',
    [ruth.id],
  );
const keys = () =>
  study.database.query<{ status: string; held: boolean }>(
    'select status, expires_at > now() as held from study.idempotency_keys where user_id = $1',
    [ruth.id],
  );
const engine = () => jest.spyOn(study.service.app.get(StudyEngine, { strict: false }), 'answer');
/** Leaves the state of a process killed while composing: its key, running, with an expired lease. */
const loseProcess = () =>
  study.database.query(`update study.idempotency_keys set expires_at = now() where user_id = $1`, [ruth.id]);

/** Another process takes over from a lost one, with a queue of its own. */
const askOtherProcesses = () =>
  jest
    .spyOn(study.service.app.get(WorkQueue), 'admit')
    .mockImplementation((account) => new WorkQueue(queueSettings()).admit(account));

describe('POST /api/chat/messages with an Idempotency-Key', () => {
  it('when the key comes again, replays the answer and does not ask the engine', async () => {
    const answer = engine();
    const first = await ask().expect(201);
    expect(await keys()).toEqual([{ status: 'done', held: true }]);
    const again = await ask().expect(201);
    expect([again.text, again.headers['idempotent-replayed']]).toEqual([first.text, 'true']);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(answer).toHaveBeenCalledTimes(1);
    expect(await stored()).toHaveLength(1);
    // The mode that is meant when none is given makes the same request.
    expect((await ask({ mode: 'study', message: 'hope' }).expect(201)).text).toBe(first.text);
  });

  it('keeps no copy of the answer under the key, and none of a deleted one', async () => {
    const { body } = await ask().expect(201);
    const kept = await study.database.query('select body from study.idempotency_keys where user_id = $1', [ruth.id]);
    expect(kept).toEqual([{ body: { id: body.id } }]);
    await ruth.api.delete(`/api/chat/conversations/${body.conversation}`).expect(204);
    expect((await ask().expect(404)).body.message).toMatch(/deleted since then\. Ask again/);
  });

  it('when another question comes under the key, refuses it', async () => {
    await ask().expect(201);
    for (const other of [{ message: 'joy' }, { message: 'hope', newConversation: true }]) {
      const { body } = await ask(other).expect(422);
      expect(body).toMatchObject({ code: 'UNPROCESSABLE_CONTENT', data: { issues: [{ path: ['Idempotency-Key'] }] } });
    }
    expect(await stored()).toHaveLength(1);
  });

  it('when five requests with the key arrive at once, asks the engine once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask()));
    for (const { status, body } of answers) if (status !== 201) expect([status, body.code]).toEqual([409, 'CONFLICT']);
    const created = answers.filter(({ status }) => status === 201);
    expect(created.filter(({ headers }) => !headers['idempotent-replayed'])).toHaveLength(1);
    expect(await stored()).toHaveLength(1);
  });

  it('while the engine composes, answers 409 to a repetition at once, and the answer afterwards', async () => {
    engine().mockImplementationOnce(async () => {
      const { body } = await ask().expect(409);
      expect(body).toEqual(errorBody('still_worked_on'));
      return { response: 'composed once', engine: 'library', sources: [] };
    });
    const { body } = await ask().expect(201);
    expect(body.response).toBe('composed once');
    expect((await ask().expect(201)).body).toEqual(body);
  });

  it("when another user sends the same key, answers that user's own question", async () => {
    const boaz = await study.member('Boaz');
    const { body: mine } = await ask().expect(201);
    const { body: his, headers } = await ask({ message: 'joy' }, boaz).expect(201);
    expect([his.message, headers['idempotent-replayed']]).toEqual(['joy', undefined]);
    expect(his.id).not.toBe(mine.id);
  });

  it.each(['', 'two words', 'k'.repeat(256)])('when the key is %p, answers 400', async (bad) => {
    const response = await ruth.api.post('/api/chat/messages').set('idempotency-key', bad).send({ message: 'hope' });
    expect([response.status, response.body.data.issues[0].path]).toEqual([400, ['Idempotency-Key']]);
    expect(await stored()).toEqual([]);
  });

  it('answers 401 to a signed-out caller and stores no key', async () => {
    await study.service
      .as()
      .post('/api/chat/messages')
      .set('idempotency-key', key)
      .send({ message: 'hope' })
      .expect(401);
    expect(await study.database.query('select 1 from study.idempotency_keys where key = $1', [key])).toEqual([]);
  });

  it('after a refused request, takes the key again', async () => {
    await ask({ message: 'hope', conversation: randomUUID() }).expect(404);
    await ask({ message: ' ' }).expect(400);
    expect(await keys()).toEqual([]);
    await ask().expect(201);
  });

  it('after the engine failed, goes on with the stored question', async () => {
    const answer = engine();
    answer.mockRejectedValueOnce(new Error('out of breath'));
    await ask().expect(500);
    expect(await stored()).toEqual([{ message: 'hope', response: null }]);
    const { body, headers } = await ask().expect(201);
    expect(headers['idempotent-replayed']).toBeUndefined();
    expect(await stored()).toEqual([{ message: 'hope', response: body.response }]);
  });

  it('after its process died and the lease ran out, goes on with the stored question', async () => {
    const answer = engine();
    askOtherProcesses();
    let died = () => undefined as void;
    answer.mockImplementationOnce(() => new Promise((_resolve, reject) => (died = () => reject(new Error('killed')))));
    const lost = ask().then((response) => response);
    await until(() => answer.mock.calls.length > 0);
    await ask().expect(409);
    await loseProcess();
    const { body } = await ask().expect(201);
    expect(await stored()).toEqual([{ message: 'hope', response: body.response }]);
    died();
    expect((await lost).status).toBe(500);
    expect(await keys()).toEqual([{ status: 'done', held: true }]);
    expect((await ask().expect(201)).body).toEqual(body);
  });

  it('when a slow first execution is overtaken, keeps the answer of the one that took over', async () => {
    const answer = engine();
    const finish: Record<string, () => void> = {};
    askOtherProcesses();
    for (const response of ['too late', 'in its place']) {
      answer.mockImplementationOnce(
        () =>
          new Promise((resolve) => (finish[response] = () => resolve({ response, engine: 'library', sources: [] }))),
      );
    }
    const composing = (count: number) => until(() => answer.mock.calls.length >= count);
    const slow = ask().then((response) => response);
    await composing(1);
    await loseProcess();
    const second = ask().then((response) => response);
    await composing(2);
    finish['too late']?.();
    expect((await slow).status).toBe(409);
    expect(await stored()).toEqual([{ message: 'hope', response: null }]);
    expect(await keys()).toEqual([{ status: 'running', held: true }]);
    finish['in its place']?.();
    expect((await second).status).toBe(201);
    expect(await stored()).toEqual([{ message: 'hope', response: 'in its place' }]);
  });

  it('when the conversation was deleted meanwhile, begins a new one', async () => {
    engine().mockImplementationOnce(async () => {
      const { body } = await ruth.api.get('/api/chat/conversations');
      await ruth.api.delete(`/api/chat/conversations/${body[0].id}`).expect(204);
      return { response: 'too late', engine: 'library', sources: [] };
    });
    await ask().expect(404);
    expect(await keys()).toEqual([]);
    await ask().expect(201);
    expect(await stored()).toHaveLength(1);
  });
});

describe('/api/chat/conversations/{id} with If-Match', () => {
  const begin = async () => `/api/chat/conversations/${(await ask().expect(201)).body.conversation}`;
  const rename = (address: string, match: string, member = ruth) =>
    member.api.patch(address).set('if-match', match).send({ title: 'On hope' });

  it('when the version is current, renames and answers the next version', async () => {
    const address = await begin();
    const { headers, body } = await rename(address, '"1"').expect(200);
    expect([headers['etag'], body.version]).toEqual(['"2"', 2]);
    await rename(address, '*').expect(200);
    await rename(address, '"2", "3"').expect(200);
  });

  it('when the version is stale or malformed, changes nothing', async () => {
    const address = await begin();
    await rename(address, '"2"').expect(412);
    await rename(address, 'W/"1"').expect(400);
    await ruth.api.delete(address).set('if-match', '"2"').expect(412);
    await ruth.api.delete(address).set('if-match', 'nonsense').expect(400);
    const { body } = await ruth.api.get('/api/chat/conversations');
    expect(body).toMatchObject([{ title: 'hope', version: 1 }]);
    await ruth.api.delete(address).set('if-match', '"1"').expect(204);
  });

  it('after a question in the conversation, has a new version', async () => {
    const address = await begin();
    await ruth.api.post('/api/chat/messages').send({ message: 'joy' }).expect(201);
    await rename(address, '"1"').expect(412);
    await rename(address, '"2"').expect(200);
  });

  it('when two writers send the same version at once, lets exactly one win', async () => {
    const address = await begin();
    const answers = await Promise.all([rename(address, '"1"'), rename(address, '"1"'), rename(address, '"1"')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });

  it("for another user's conversation, answers 404 as for an unknown one", async () => {
    const address = await begin();
    const boaz = await study.member('Boaz');
    for (const match of ['"1"', '"2"', '*']) {
      await rename(address, match, boaz).expect(404);
      await boaz.api.delete(address).set('if-match', match).expect(404);
    }
    await rename(address, '"1"').expect(200);
  });
});
