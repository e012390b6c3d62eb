import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CHECKED, errorBody } from '@berea/contracts';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { StudyEngine } from '../engine/study-engine.js';
import { Library } from '../works/library.js';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';
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
    // Beside the verse there are words of other works, if they are installed; all that they cite is there.
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
      expect(response.body).toEqual(errorBody('INTERNAL_SERVER_ERROR'));
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

describeWithLibrary('an answer of Berea Notes', () => {
  it('is kept with the questions that may be asked next; each of them has an answer of Berea Notes, too', async () => {
    const ruth = await study.member();
    const { next = [], ...answer } = await ask(ruth, 'why did Jesus curse the fig tree');
    expect(next.length).toBeGreaterThanOrEqual(2);
    expect(await messages(ruth)).toEqual([{ ...answer, next }]);
    for (const question of next)
      expect((await ask(ruth, question, { newConversation: true })).response).toContain('Berea’s own short answer');
  });

  it('never leads from a question of study to words of distress', async () => {
    const ruth = await study.member();
    const { care, next = [] } = await ask(ruth, 'how do I help a friend with a drinking problem');
    expect(care).toBeUndefined();
    for (const question of next) expect((await ask(ruth, question, { newConversation: true })).care).toBeUndefined();
  });
});
