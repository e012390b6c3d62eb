import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startStudy, type TestStudy } from '../testing/start-study.js';
import { ask, CONVERSATIONS, conversations, MESSAGES, messages } from './testing/chat-api.js';

let study: TestStudy;
beforeAll(async () => {
  study = await startStudy();
});
afterAll(() => study.stop());

const stored = (userId: string) =>
  study.database.query<{ message: string; response: string | null }>(
    'select message, response from study.messages where user_id = $1 order by seq',
    [userId],
  );

describe('/api/chat/conversations', () => {
  it('lists title and number of messages, most recently used first', async () => {
    const ruth = await study.member();
    const first = await ask(ruth, 'What does the Bible say about forgiving people who have wounded you?');
    const second = await ask(ruth, 'hope', { newConversation: true });
    await ask(ruth, 'joy', { conversation: first.conversation });
    expect(await conversations(ruth)).toEqual([
      {
        id: first.conversation,
        title: 'What does the Bible say about forgiving people who have',
        messageCount: 2,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        version: 2,
      },
      expect.objectContaining({ id: second.conversation, title: 'hope', messageCount: 1 }),
    ]);
  });

  it('for a new user, lists no conversation and no message', async () => {
    const ruth = await study.member();
    expect(await conversations(ruth)).toEqual([]);
    expect(await messages(ruth)).toEqual([]);
  });

  it('renames a conversation', async () => {
    const ruth = await study.member();
    const { conversation } = await ask(ruth, 'grace');
    const { body } = await ruth.api
      .patch(`${CONVERSATIONS}/${conversation}`)
      .send({ title: '  On grace ' })
      .expect(200);
    expect(body).toEqual(expect.objectContaining({ id: conversation, title: 'On grace', messageCount: 1 }));
    expect(await conversations(ruth)).toEqual([body]);
  });

  it.each([
    {},
    { title: '' },
    { title: '   ' },
    { title: 'x'.repeat(121) },
    { title: 7 },
    { title: 'a', userId: randomUUID() },
    { title: 'a\u0000' },
  ])('when the title is %j, refuses it', async (body) => {
    const ruth = await study.member();
    const { conversation } = await ask(ruth, 'grace');
    const response = await ruth.api.patch(`${CONVERSATIONS}/${conversation}`).send(body).expect(400);
    expect(response.body.code).toBe('BAD_REQUEST');
    expect((await conversations(ruth))[0]?.title).toBe('grace');
  });

  it('deletes a conversation with its messages', async () => {
    const ruth = await study.member();
    const { conversation } = await ask(ruth, 'grace');
    const kept = await ask(ruth, 'hope', { newConversation: true });
    await ruth.api.delete(`${CONVERSATIONS}/${conversation}`).expect(204, '');
    expect((await conversations(ruth)).map(({ id }) => id)).toEqual([kept.conversation]);
    expect((await stored(ruth.id)).map(({ message }) => message)).toEqual(['hope']);
    await ruth.api.delete(`${CONVERSATIONS}/${conversation}`).expect(404);
    await ruth.api.get(MESSAGES).query({ conversation }).expect(404);
  });

  it.each(['no-id', '1', "' or 1=1 --"])('when the id is %p, refuses it', async (id) => {
    const ruth = await study.member();
    const address = `${CONVERSATIONS}/${encodeURIComponent(id)}`;
    await ruth.api.patch(address).send({ title: 'a' }).expect(400);
    await ruth.api.delete(address).expect(400);
    await ruth.api.get(MESSAGES).query({ conversation: id }).expect(400);
  });
});

describe('ownership of conversations', () => {
  const calls = (id: string): [string, 'get' | 'post' | 'patch' | 'delete', string, object?][] => [
    ['its messages', 'get', `${MESSAGES}?conversation=${id}`],
    ['a question into it', 'post', MESSAGES, { message: 'mine now', conversation: id }],
    ['its new title', 'patch', `${CONVERSATIONS}/${id}`, { title: 'mine now' }],
    ['its deletion', 'delete', `${CONVERSATIONS}/${id}`],
  ];

  it("for every route, answers 404 to someone else's conversation as to an unknown one", async () => {
    const [ruth, boaz] = await Promise.all([study.member('Ruth'), study.member('Boaz')]);
    const { conversation } = await ask(ruth, 'a secret of Ruth');
    const before = [await messages(ruth), await conversations(ruth)];
    for (const id of [conversation, randomUUID()]) {
      for (const [what, method, address, body] of calls(id)) {
        const response = await boaz.api[method](address).send(body);
        expect([what, response.status, response.body.code]).toEqual([what, 404, 'NOT_FOUND']);
        expect(response.text).not.toContain('secret');
      }
    }
    expect([await messages(ruth), await conversations(ruth)]).toEqual(before);
    expect(await messages(boaz)).toEqual([]);
    expect(await conversations(boaz)).toEqual([]);
    expect(await stored(boaz.id)).toEqual([]);
  });

  it('when a query forgets the owner, is still enforced by Postgres', async () => {
    const [ruth, boaz] = await Promise.all([study.member('Ruth'), study.member('Boaz')]);
    const { body } = await ruth.api.post(MESSAGES).set('idempotency-key', 'k').send({ message: 'a secret of Ruth' });
    const { conversation } = body;
    for (const table of ['messages', 'conversations', 'idempotency_keys']) {
      const all = (userId: string) => study.db.run(userId, (manager) => manager.query(`select * from study.${table}`));
      expect(await all(boaz.id)).toEqual([]);
      expect(await all(ruth.id)).toHaveLength(1);
      const [, touched] = await study.db.run(boaz.id, (manager) => manager.query(`delete from study.${table}`));
      expect(touched).toBe(0);
    }
    const intrude = (userId: string) =>
      study.db.run(boaz.id, (manager) =>
        manager.query(
          `insert into study.messages (conversation_id, user_id, message, mode) values ($1, $2, 'x', 'study')`,
          [conversation, userId],
        ),
      );
    await expect(intrude(ruth.id)).rejects.toThrow(/row-level security/);
    await expect(intrude(boaz.id)).rejects.toThrow(/foreign key/);
    expect(await stored(ruth.id)).toHaveLength(1);
  });
});
