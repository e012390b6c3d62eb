import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ChatMessage } from '@berea/contracts';
import { StudyEngine } from '../engine/study-engine.js';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';

const MESSAGES = '/api/chat/messages';

let study: TestStudy;
let ruth: Member;
beforeAll(async () => {
  study = await startStudy();
});
beforeEach(async () => {
  ruth = await study.member('Ruth');
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => study.stop());

const engine = () => jest.spyOn(study.service.app.get(StudyEngine, { strict: false }), 'answer');

describe('a short message after a care answer', () => {
  const ask = async (message: string, rest: object = {}) =>
    (
      await ruth.api
        .post(MESSAGES)
        .send({ message, ...rest })
        .expect(201)
    ).body as ChatMessage;

  it.each(["I don't know", 'yes', 'help me', '...'])(
    'in its conversation, %j, is answered with care',
    async (message) => {
      const answer = engine();
      const first = await ask('I want to die');
      const again = await ask(message);
      expect(again).toMatchObject({
        conversation: first.conversation,
        care: { kind: 'self-harm', language: 'en', help: first.care?.help },
        citations: [{ verdict: 'exact' }],
      });
      expect(again.response).toMatch(/^I’m glad you wrote again[\s\S]*116 123/);
      // And the one after it, too.
      expect((await ask('no')).care?.kind).toBe('self-harm');
      expect(answer).not.toHaveBeenCalled();
    },
  );

  it('in Spanish, is answered in Spanish', async () => {
    await ask('ya no quiero vivir');
    expect(await ask('no sé')).toMatchObject({
      care: { kind: 'self-harm', language: 'es' },
      response: expect.stringContaining('Qué bueno que vuelves a escribir'),
    });
  });

  it('that asks on behalf of others, is answered about the same trouble', async () => {
    await ask('a woman in my church is beaten; how do I counsel her?');
    for (const message of ['what should I do?', 'yes']) {
      const { care, response } = await ask(message);
      expect(care?.kind).toBe('for-another');
      expect(response).toContain('report it to the police');
    }
  });

  it('that clearly names another trouble, is answered about that one', async () => {
    await ask('I have lost all hope');
    expect((await ask('he hits me')).care?.kind).toBe('violence');
  });

  it('in another conversation, after another answer, or with a question of its own, is answered by the engine', async () => {
    const first = await ask('I want to die');
    expect((await ask('yes', { newConversation: true })).care).toBeUndefined();
    expect((await ask('What is grace?', { conversation: first.conversation! })).care).toBeUndefined();
    expect((await ask('yes', { conversation: first.conversation! })).care).toBeUndefined();
  });

  it('sent twice with one idempotency key, is answered once', async () => {
    await ask('I want to die');
    const key = randomUUID();
    const send = () => ruth.api.post(MESSAGES).set('idempotency-key', key).send({ message: 'yes' }).expect(201);
    expect((await send()).text).toBe((await send()).text);
    expect((await ruth.api.get(MESSAGES)).body).toHaveLength(2);
  });
});
