import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type ChatMessage, CHECKED, type Conversation } from '@berea/contracts';
import { StudyEngine } from '../engine/study-engine.js';
import { Library } from '../works/library.js';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';

let study: TestStudy;
beforeAll(async () => {
  study = await startStudy();
});
afterAll(() => study.stop());

const MESSAGES = '/api/chat/messages';
const CONVERSATIONS = '/api/chat/conversations';
const ask = async (member: Member, message: string, rest: object = {}): Promise<ChatMessage> =>
  (
    await member.api
      .post(MESSAGES)
      .send({ message, ...rest })
      .expect(201)
  ).body;
const messages = async (member: Member, conversation?: string): Promise<ChatMessage[]> =>
  (
    await member.api
      .get(MESSAGES)
      .query(conversation ? { conversation } : {})
      .expect(200)
  ).body;
const conversations = async (member: Member): Promise<Conversation[]> =>
  (await member.api.get(CONVERSATIONS).expect(200)).body;
const stored = (userId: string) =>
  study.database.query<{ message: string; response: string | null }>(
    'select message, response from study.messages where user_id = $1 order by seq',
    [userId],
  );

describe('POST /api/chat/messages', () => {
  it('when a verse is asked for, answers from the text with checked citations and sources', async () => {
    const ruth = await study.member();
    // The text of the built library where there is one, else the plain one, which writes "their's".
    const { main } = study.service.app.get(Library, { strict: false });
    const spirit = main.verses.find((verse) => verse.startsWith('Blessed are the poor in spirit')) ?? '';
    expect(spirit).toMatch(/their'?s is the kingdom of heaven\.$/);
    const answer = await ask(ruth, 'What does Matthew 5:3 say?');
    expect(answer).toEqual({
      id: expect.any(String),
      message: 'What does Matthew 5:3 say?',
      userId: ruth.id,
      response: expect.stringContaining(`> ${spirit}\n> — Matthew 5:3 (KJV)`),
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      conversation: expect.any(String),
      mode: 'study',
      engine: 'library',
      sources: expect.any(Array),
      citations: expect.any(Array),
      parent: null,
    });
    expect(answer.sources[0]).toEqual(main.source);
    expect(answer.citations[0]).toEqual({
      quote: spirit,
      reference: 'Matthew 5:3',
      verdict: 'exact',
      translation: 'KJV',
      place: { book: 'Matthew', chapter: 5, verse: 3, endVerse: 3 },
      text: spirit,
    });
    // Beside the verse stand words of other works, where they are installed; all that they cite is there.
    for (const { verdict } of answer.citations) expect(CHECKED).toContain(verdict);
    expect(await messages(ruth)).toEqual([answer]);
  });

  it('when it has answered, has committed the message', async () => {
    const ruth = await study.member();
    for (let round = 0; round < 5; round += 1) {
      const { response } = await ask(ruth, `hope ${round}`);
      expect((await stored(ruth.id)).at(-1)).toEqual({ message: `hope ${round}`, response });
    }
  });

  it('stores the question exactly as it was typed', async () => {
    const ruth = await study.member();
    const typed = '  What is\n\nשָׁלוֹם? 👨‍👩‍👧 e\u0301 \u202eabc  ';
    expect((await ask(ruth, typed)).message).toBe(typed);
    expect((await stored(ruth.id))[0]?.message).toBe(typed);
  });

  it('adds to the most recently used conversation, the named one, or a new one', async () => {
    const ruth = await study.member();
    const first = await ask(ruth, 'grace');
    expect((await ask(ruth, 'mercy')).conversation).toBe(first.conversation);
    const second = await ask(ruth, 'peace', { newConversation: true });
    expect(second.conversation).not.toBe(first.conversation);
    expect((await ask(ruth, 'joy', { mode: 'devotional' })).conversation).toBe(second.conversation);
    expect((await ask(ruth, 'hope', { conversation: first.conversation })).conversation).toBe(first.conversation);
    expect((await ask(ruth, 'faith')).conversation).toBe(first.conversation);
    expect((await messages(ruth)).map(({ message }) => message)).toEqual(['grace', 'mercy', 'hope', 'faith']);
    expect((await messages(ruth, second.conversation)).map(({ message }) => message)).toEqual(['peace', 'joy']);
  });

  it('reads a follow-up with what was asked before in its conversation, and in no other', async () => {
    const ruth = await study.member();
    await ask(ruth, 'Explain Romans 8:28');
    expect((await ask(ruth, 'and the next verse?')).response).toContain('— Romans 8:29 (KJV)');
    expect((await ask(ruth, 'and the next verse?')).response).toContain('— Romans 8:30 (KJV)');
    const other = await ask(ruth, 'and the next verse?', { newConversation: true });
    expect(other.response).not.toContain('Romans 8');
    const boaz = await study.member();
    expect((await ask(boaz, 'and the next verse?')).response).not.toContain('Romans 8');
  });

  it('when the first questions of a user come at once, begins one conversation', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => study.member()));
    // The connections to the database are open by then, so that the questions really come at once. The service refuses
    // with 503 where opening one takes longer than a second, as on a busy machine it may.
    const opened = async (member: Member) => {
      while ((await member.api.get(MESSAGES)).status === 503);
    };
    await Promise.all(members.map(opened));
    for (const ruth of members) {
      const answers = await Promise.all(Array.from({ length: 4 }, (_, index) => ask(ruth, `amen ${index}`)));
      expect(new Set(answers.map(({ conversation }) => conversation)).size).toBe(1);
      expect(await conversations(ruth)).toEqual([expect.objectContaining({ messageCount: 4 })]);
      const order = (await messages(ruth)).map(({ id }) => id);
      expect(new Set(order)).toEqual(new Set(answers.map(({ id }) => id)));
      expect((await messages(ruth)).map(({ id }) => id)).toEqual(order);
    }
  });

  it('when the engine fails, answers 500 without the reason and keeps the question', async () => {
    const ruth = await study.member();
    const engine = study.service.app.get(StudyEngine, { strict: false });
    const fault = jest.spyOn(engine, 'answer').mockRejectedValueOnce(new Error('secret of the engine'));
    try {
      const response = await ruth.api.post(MESSAGES).send({ message: 'grace' }).expect(500);
      expect(response.body).toEqual({ code: 'INTERNAL_SERVER_ERROR', message: expect.any(String) });
      expect(response.text).not.toContain('secret');
    } finally {
      fault.mockRestore();
    }
    expect(await messages(ruth)).toEqual([
      expect.objectContaining({ message: 'grace', response: null, engine: null, citations: [] }),
    ]);
    expect((await ask(ruth, 'grace')).response).not.toBeNull();
  });

  it('while the engine composes, holds no connection; when the conversation is deleted meanwhile, answers 404', async () => {
    const ruth = await study.member();
    const engine = study.service.app.get(StudyEngine, { strict: false });
    const slow = jest.spyOn(engine, 'answer').mockImplementationOnce(async () => {
      const [{ count } = { count: '' }] = await study.database.query<{ count: string }>(
        `select count(*) from pg_stat_activity where application_name = 'berea-study' and state like 'idle in transaction%'
          and datname = current_database()`,
      );
      expect(count).toBe('0');
      await ruth.api.delete(`${CONVERSATIONS}/${(await conversations(ruth))[0]?.id}`).expect(204);
      return { response: 'too late', engine: 'library', sources: [] };
    });
    try {
      const { body } = await ruth.api.post(MESSAGES).send({ message: 'grace' }).expect(404);
      expect(body.message).toContain('deleted');
    } finally {
      slow.mockRestore();
    }
    expect(await stored(ruth.id)).toEqual([]);
  });

  it('when the engine misquotes Scripture, says so in the citations', async () => {
    const ruth = await study.member();
    const engine = study.service.app.get(StudyEngine, { strict: false });
    const false_ = jest.spyOn(engine, 'answer').mockResolvedValueOnce({
      response:
        '“God helps those who help themselves” (Proverbs 6:6). “Jesus wept for his friend” (John 11:35). See Romans 8:28.',
      engine: 'library',
      sources: [],
    });
    try {
      const { citations } = await ask(ruth, 'anything');
      expect(citations.map(({ verdict, reference }) => [verdict, reference])).toEqual([
        ['not_scripture', 'Proverbs 6:6'],
        ['altered', 'John 11:35'],
        ['valid_reference', 'Romans 8:28'],
      ]);
    } finally {
      false_.mockRestore();
    }
  });

  const json = 'application/json';
  it.each<[string, string, string, number]>([
    ['malformed JSON', json, '{"message":', 400],
    ['no body', json, '', 400],
    ['an array', json, '[{"message":"a"}]', 400],
    ['null', json, 'null', 400],
    ['no message', json, '{}', 400],
    ['an empty message', json, '{"message":""}', 400],
    ['a message of blanks', json, '{"message":" \\n\\t "}', 400],
    ['a message that is too long', json, JSON.stringify({ message: 'x'.repeat(8_001) }), 400],
    ['a number for a message', json, '{"message":7}', 400],
    ['a NUL character', json, '{"message":"a\\u0000b"}', 400],
    ['an unpaired surrogate', json, '{"message":"a\\ud800b"}', 400],
    ['another mode', json, '{"message":"a","mode":"poetic"}', 400],
    ['an unknown field', json, '{"message":"a","response":"b"}', 400],
    ['an owner', json, `{"message":"a","userId":"${randomUUID()}"}`, 400],
    ['a conversation that is no id', json, '{"message":"a","conversation":"1 or 1=1"}', 400],
    ['both conversations', json, `{"message":"a","conversation":"${randomUUID()}","newConversation":true}`, 400],
    ['a prototype', json, '{"message":"a","__proto__":{"x":1}}', 400],
    ['5,000 levels', json, `{"message":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, 400],
    ['10 MB', json, JSON.stringify({ message: 'x'.repeat(10 << 20) }), 413],
    ['a form', 'application/x-www-form-urlencoded', 'message=a', 415],
    ['plain text', 'text/plain', '{"message":"a"}', 415],
  ])('when the body is %s, refuses it and stores nothing', async (_name, type, body, status) => {
    const ruth = await study.member();
    const response = await ruth.api.post(MESSAGES).set('content-type', type).send(body);
    expect([response.status, response.body.code]).toEqual([
      status,
      { 400: 'BAD_REQUEST', 413: 'PAYLOAD_TOO_LARGE', 415: 'UNSUPPORTED_MEDIA_TYPE' }[status],
    ]);
    expect(await stored(ruth.id)).toEqual([]);
    expect(await conversations(ruth)).toEqual([]);
  });

  it('when the message has the full length, answers it', async () => {
    const ruth = await study.member();
    expect((await ask(ruth, 'love one another, '.repeat(444))).response).not.toBeNull();
  });
});

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

  it('for every route, when nobody is signed in, answers 401', async () => {
    const ruth = await study.member();
    const { conversation } = await ask(ruth, 'grace');
    const strangers = [
      study.service.as(),
      study.service.as('nonsense'),
      study.service.as(await study.issuer.token(ruth, {}, '-1h')),
    ];
    for (const stranger of strangers) {
      for (const [what, method, address, body] of [
        ...calls(conversation),
        ['the list', 'get', CONVERSATIONS] as const,
      ]) {
        const response = await stranger.set('x-user-id', ruth.id)[method](address).send(body);
        expect([what, response.status, response.body.code]).toEqual([what, 401, 'UNAUTHORIZED']);
      }
    }
    expect(await stored(ruth.id)).toHaveLength(1);
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
