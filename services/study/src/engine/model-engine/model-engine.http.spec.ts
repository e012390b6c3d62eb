import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChatMessage } from '@berea/contracts';
import { captureLog, until } from '@berea/server/testing';
import { listen } from '../../testing/listen-to-stream.js';
import {
  MISBEHAVIOUR,
  type ModelServer,
  say,
  sayHeld,
  splitLetters,
  startModelServer,
} from '../../testing/model-server.js';
import { type Member, startStudy, type TestStudy } from '../../testing/start-study.js';

let server: ModelServer;
let study: TestStudy;
let ruth: Member;
const { log, lines } = captureLog();
beforeAll(async () => {
  server = await startModelServer();
  const model = {
    OPENAI_BASE_URL: server.url,
    OPENAI_MODEL: 'tiny',
    OPENAI_TIMEOUT_S: '1',
    OPENAI_DAILY_ANSWERS: '40',
  };
  study = await startStudy(undefined, model, log);
  ruth = await study.member('Ruth Adeyemi');
});
afterAll(async () => {
  await study.stop();
  await server.stop();
});

const QUESTION = 'What does Matthew 5:3 say?';
const TRUE = '“Blessed are the poor in spirit: for theirs is the kingdom of heaven.” (Matthew 5:3)';
const ask = async (message = QUESTION, rest: object = {}): Promise<ChatMessage> =>
  (
    await ruth.api
      .post('/api/chat/messages')
      .send({ message, ...rest })
      .expect(201)
  ).body;

describe('a question to the language model', () => {
  it('is answered from the evidence of the library, with checked quotations and the used sources', async () => {
    server.behave(say(`The poor in spirit are blessed: ${TRUE}.`));
    const answer = await ask();
    expect(answer).toMatchObject({
      engine: 'model',
      model: 'tiny',
      response: `The poor in spirit are blessed: ${TRUE}.`,
    });
    expect(answer.citations).toEqual([expect.objectContaining({ reference: 'Matthew 5:3', verdict: 'exact' })]);
    expect(answer.sources.map(({ id }) => id)).toEqual(['bible-kjv']);
    const { body } = server.requests.at(-1) ?? {};
    expect(body?.messages.at(-1)?.content).toContain('Blessed are the poor in spirit');
  });

  it('carries nothing of the account: no name, no address, no id', async () => {
    server.behave(say(TRUE));
    await ask(`${QUESTION} Write to ruth.adeyemi@example.org about it.`);
    const sent = JSON.stringify(server.requests.at(-1));
    for (const secret of [ruth.id, 'Adeyemi', 'example.org', ...(ruth.email ? [ruth.email] : [])])
      expect(sent).not.toContain(secret);
  });

  it('brings the earlier turns of its conversation', async () => {
    server.behave(say(TRUE));
    const first = await ask('What does Matthew 5:4 say?', { newConversation: true });
    await ask('and the next verse?', { conversation: first.conversation });
    const { body } = server.requests.at(-1) ?? {};
    expect(body?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(body?.messages.at(-1)?.content).toContain('Matthew 5:5');
  });

  it('when the model changes a quotation, is answered with the true words beside it, and the quotation is not checked', async () => {
    server.behave(say('“Blessed are the rich in spirit: for theirs is the kingdom of heaven.” (Matthew 5:3)'));
    const { response, citations } = await ask();
    expect(response).toMatch(
      /\[not word for word; it reads: “Blessed are the poor in spirit: .+” \(Matthew 5:3, KJV\)\]/,
    );
    expect(citations[0]).toMatchObject({ verdict: 'altered', quote: expect.stringContaining('rich in spirit') });
  });

  it('when the model answers without any Scripture, is answered with the remark that nothing could be checked', async () => {
    server.behave(say('It is a fine verse. <img src=x onerror=alert(1)> [Look](javascript:alert(1))'));
    const { response } = await ask();
    expect(response).toBe(
      'It is a fine verse.  Look\n\nNothing in this answer could be checked against the installed texts.',
    );
  });

  it('when the letters of the answer come in pieces, is answered as the model wrote it', async () => {
    server.behave(splitLetters(`χάρις. ${TRUE}`));
    expect((await ask()).response).toBe(`χάρις. ${TRUE}`);
  });

  it.each(Object.entries(MISBEHAVIOUR))(
    'when the server of the model %s, is answered by the library, which says why',
    async (_name, [said, behaviour]) => {
      server.behave(behaviour);
      const { heard } = await listen(study, ruth, 'POST', '/api/chat/messages/stream', { message: QUESTION }).whole();
      const done = heard.at(-1)?.event;
      if (done?.type !== 'done') throw new Error(`ended with ${done?.type}`);
      expect(done.message).toMatchObject({ engine: 'library', response: expect.stringMatching(said) });
      expect(done.message.response).toContain('— Matthew 5:3 (KJV)');
      const told = heard.reduce((text, { event }) => {
        if (event.type === 'restart') return '';
        return event.type === 'delta' ? text + event.text : text;
      }, '');
      expect(told).toBe(done.message.response);
      expect(JSON.stringify(lines)).not.toMatch(/secret words|Matthew 5:3|For God so/);
    },
  );

  it('over a stream, is answered word by word, and once stopped closes the connection to the model', async () => {
    const before = server.left();
    server.behave(sayHeld('Blessed', ' are', new Promise(() => undefined)));
    const listener = listen(study, ruth, 'POST', '/api/chat/messages/stream', { message: QUESTION });
    await listener.until(({ event }) => event.type === 'delta' && event.text === 'Blessed');
    const first = listener.heard[0]?.event;
    const id = first?.type === 'accepted' ? first.message.id : '';
    const { body } = await ruth.api.post(`/api/chat/messages/${id}/stop`).send({}).expect(200);
    expect(body).toMatchObject({ state: 'stopped', response: 'Blessed' });
    await until(() => server.left() > before);
  });

  it('from the writing help, has the text written and faults marked; when the model fails, the library does what it can', async () => {
    const enhance = async () =>
      (await ruth.api.post('/api/chat/enhance').send({ action: 'rewrite', text: 'Blessed are the poor.' }).expect(200))
        .body;
    server.behave(say('“Blessed are the rich in spirit: for theirs is the kingdom of heaven.” (Matthew 5:3)'));
    expect(await enhance()).toMatchObject({ engine: 'model', message: expect.stringContaining('[not word for word') });
    server.behave(say(''));
    const made = await enhance();
    expect(made).toMatchObject({ engine: 'library', message: 'Blessed are the poor.' });
    expect(made.note).toMatch(/answered with nothing.*No language model|answered with nothing/);
  });

  it('in distress, never reaches the model', async () => {
    const before = server.requests.length;
    expect((await ask('I want to kill myself')).care?.kind).toBe('self-harm');
    expect(server.requests).toHaveLength(before);
  });

  it('beyond the budget of the day is answered by the library, which says when there is more', async () => {
    server.behave(say(TRUE));
    const boaz = await study.member();
    await study.database.query(`insert into study.model_usage values ($1, (now() at time zone 'utc')::date, 40)`, [
      boaz.id,
    ]);
    const { body } = await boaz.api.post('/api/chat/messages').send({ message: QUESTION }).expect(201);
    expect(body).toMatchObject({ engine: 'library', response: expect.stringContaining('new ones from 00:00 UTC on') });
    expect((await boaz.api.get('/api/chat/assistant').expect(200)).body).toMatchObject({
      engine: 'library',
      model: 'tiny',
      budget: { used: 40, limit: 40 },
    });
  });
});
