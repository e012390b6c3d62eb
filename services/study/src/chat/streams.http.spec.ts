import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { ChatEvent, ChatMessage } from '@berea/contracts';
import { until } from '@berea/server/testing';
import { StudyEngine } from '../engine/study-engine.js';
import { heldEngine } from '../testing/held-engine.js';
import { type Heard, listen, textOf } from '../testing/listen-to-stream.js';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';

let study: TestStudy;
let ruth: Member;
beforeAll(async () => {
  study = await startStudy();
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => study.stop());

const STREAM = '/api/chat/messages/stream';
const ask = (member: Member, message: string, rest: object = {}, headers: Record<string, string> = {}) =>
  listen(study, member, 'POST', STREAM, { message, ...rest }, headers);
const follow = (member: Member, id: string, after?: number) =>
  listen(
    study,
    member,
    'GET',
    `/api/chat/messages/${id}/stream`,
    undefined,
    after ? { 'last-event-id': String(after) } : {},
  );
const show = async (member: Member, id: string): Promise<ChatMessage> =>
  (await member.api.get(`/api/chat/messages/${id}`).expect(200)).body;

const typesOf = (heard: readonly Heard[]): string[] => heard.map(({ event }) => event.type);
const lastOf = (heard: readonly Heard[]): ChatEvent | undefined => heard.at(-1)?.event;

describe('POST /api/chat/messages/stream', () => {
  it('for a question, streams the answer that POST /api/chat/messages gives, and keeps it', async () => {
    ruth = await study.member();
    const { heard, headers } = await ask(ruth, 'What does Matthew 5:3 say?').whole();
    expect(headers['content-type']).toMatch(/^text\/event-stream/);
    expect(typesOf(heard)).toEqual(['accepted', 'step', 'delta', 'step', 'done']);
    expect(heard.map(({ id }) => id)).toEqual(heard.map((_each, at) => at + 1));
    const done = lastOf(heard);
    if (done?.type !== 'done') throw new Error('not done');
    expect(textOf(heard)).toBe(done.message.response);
    expect(await show(ruth, done.message.id)).toEqual(done.message);
    const { api } = await study.member();
    const whole = await api.post('/api/chat/messages').send({ message: 'What does Matthew 5:3 say?' }).expect(201);
    const { response, engine, sources, citations, mode } = done.message;
    expect(whole.body).toMatchObject({ response, engine, sources, citations, mode });
  });

  it('when the request comes again with its idempotency key, streams the same message and does not ask the engine again', async () => {
    ruth = await study.member();
    const key = { 'idempotency-key': randomUUID() };
    const first = await ask(ruth, 'grace', {}, key).whole();
    const second = await ask(ruth, 'grace', {}, key).whole();
    expect(lastOf(second.heard)).toEqual(lastOf(first.heard));
    expect((await ruth.api.get('/api/chat/messages')).body).toHaveLength(1);
  });

  it('when its listener leaves, goes on with the answer; two clients that follow it hear the same', async () => {
    ruth = await study.member();
    const engine = heldEngine(study);
    const first = ask(ruth, 'hope');
    await first.until(({ event }) => event.type === 'delta');
    const { id } = accepted(first.heard);
    const [here, there] = [follow(ruth, id), follow(ruth, id)];
    await here.until(({ event }) => event.type === 'delta');
    await there.until(({ event }) => event.type === 'delta');
    first.leave();
    engine.release();
    expect((await here.whole()).heard).toEqual((await there.whole()).heard);
    expect(textOf(here.heard)).toBe('One. Two.');
    expect(await show(ruth, id)).toMatchObject({ response: 'One. Two.' });
  });

  it('when a client comes back with the number of its last event, sends the missed events once', async () => {
    ruth = await study.member();
    const engine = heldEngine(study);
    const first = ask(ruth, 'hope');
    await first.until(({ event }) => event.type === 'delta');
    const { id } = accepted(first.heard);
    const after = first.heard.at(-1)?.id ?? 0;
    first.leave();
    engine.release();
    const rest = await follow(ruth, id, after).whole();
    expect(textOf([...first.heard, ...rest.heard])).toBe('One. Two.');
    expect(rest.heard[0]?.id).toBe(after + 1);
  });

  it('when the engine fails, ends with a failure and keeps the question', async () => {
    ruth = await study.member();
    jest.spyOn(study.service.app.get(StudyEngine, { strict: false }), 'answer').mockRejectedValue(new Error('broken'));
    const { heard } = await ask(ruth, 'hope').whole();
    expect(lastOf(heard)).toMatchObject({ type: 'failed', code: 'INTERNAL_SERVER_ERROR' });
    expect(await show(ruth, accepted(heard).id)).toMatchObject({ state: 'failed', response: null, message: 'hope' });
  });

  it('for a message in distress, answers with care and keeps no part of the answer elsewhere', async () => {
    ruth = await study.member();
    const { heard } = await ask(ruth, 'I want to kill myself').whole();
    expect(lastOf(heard)).toMatchObject({ type: 'done', message: { care: { kind: 'self-harm' } } });
    expect(await parts(accepted(heard).id)).toBe(0);
  });
});

describe('POST /api/chat/messages/{id}/stop', () => {
  it('while an answer is being written, ends it and keeps the part that has come', async () => {
    ruth = await study.member();
    const engine = heldEngine(study);
    const listener = ask(ruth, 'hope');
    await listener.until(({ event }) => event.type === 'delta');
    const { id } = accepted(listener.heard);
    const { body } = await ruth.api.post(`/api/chat/messages/${id}/stop`).send({}).expect(200);
    expect(body).toMatchObject({ id, state: 'stopped', response: 'One.' });
    expect(lastOf((await listener.whole()).heard)).toEqual({ type: 'done', message: body });
    expect(engine.aborted()).toBe(true);
  });

  it('when the answer is whole, leaves it as it is', async () => {
    ruth = await study.member();
    const { heard } = await ask(ruth, 'grace').whole();
    const { body } = await ruth.api
      .post(`/api/chat/messages/${accepted(heard).id}/stop`)
      .send({})
      .expect(200);
    expect(body.state).toBeUndefined();
  });
});

describe('an answer whose process has died', () => {
  it('is shown as broken off with what was kept of it, and is not made again', async () => {
    ruth = await study.member();
    const engine = heldEngine(study);
    const listener = ask(ruth, 'hope');
    await listener.until(({ event }) => event.type === 'delta');
    const { id } = accepted(listener.heard);
    await until(async () => (await parts(id)) > 0);
    // As if another process had held it and died: its lease is no longer renewed.
    await study.database.query(
      `update study.generations set owner = gen_random_uuid(), beat_at = now() - interval '15 s' where message_id = $1`,
      [id],
    );
    const [listed] = (await ruth.api.get('/api/chat/messages').expect(200)).body as ChatMessage[];
    expect(listed).toMatchObject({ id, state: 'broken_off', response: 'One.' });
    expect(lastOf((await listener.whole()).heard)).toMatchObject({ type: 'failed' });
    engine.release();
    expect(await show(ruth, id)).toEqual(listed);
  });
});

describe('POST /api/chat/messages with insteadOf and after', () => {
  it('puts the question beside the one that it replaces, each followed by a line of its own', async () => {
    ruth = await study.member();
    const post = async (body: object): Promise<ChatMessage> =>
      (await ruth.api.post('/api/chat/messages').send(body).expect(201)).body;
    const first = await post({ message: 'Explain Romans 8:28' });
    const second = await post({ message: 'grace' });
    const edited = await post({ message: 'Explain John 3:16', insteadOf: first.id });
    expect([first.parent, second.parent, edited.parent]).toEqual([null, first.id, null]);
    const next = await post({ message: 'and the next verse?', after: edited.id });
    expect(next.response).toContain('— John 3:17 (KJV)');
    const other = await post({ message: 'and the next verse?', after: first.id });
    expect(other.response).toContain('— Romans 8:29 (KJV)');
    await ruth.api.post('/api/chat/messages').send({ message: 'grace', after: randomUUID() }).expect(404);
  });
});

describe('GET /api/chat/search', () => {
  it('finds words in questions and answers of the user alone, never what was said in distress', async () => {
    ruth = await study.member();
    const boaz = await study.member();
    await boaz.api.post('/api/chat/messages').send({ message: 'Barnabas' });
    const { body } = await ruth.api.post('/api/chat/messages').send({ message: 'Who was BARNABAS?' });
    await ruth.api.post('/api/chat/messages').send({ message: 'I want to kill myself, Barnabas' });
    const hits = (await ruth.api.get('/api/chat/search').query({ search: 'barnabas' }).expect(200)).body;
    expect(hits).toEqual([
      expect.objectContaining({ message: body.id, part: 'question', excerpt: 'Who was BARNABAS?' }),
    ]);
  });
});

const accepted = (heard: readonly Heard[]): ChatMessage => {
  const [first] = heard;
  if (first?.event.type !== 'accepted') throw new Error('not accepted');
  return first.event.message;
};

const parts = async (id: string): Promise<number> =>
  (await study.database.query('select 1 from study.message_parts where message_id = $1', [id])).length;
