import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { errorBody } from '@berea/contracts';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';

const MIB = 1 << 20;
let study: TestStudy;
let ruth: Member;

beforeAll(async () => {
  study = await startStudy(undefined, { QUOTA_CONVERSATIONS: '2', QUOTA_CHAT_MIB: '1' });
});
beforeEach(async () => {
  ruth = await study.member('Ruth');
});
afterAll(() => study.stop());

const usage = async () => (await ruth.api.get('/api/chat/usage').expect(200)).body;
const ask = (rest: object = {}) => ruth.api.post('/api/chat/messages').send({ message: 'hope', ...rest });
const fillTo = (bytes: number) =>
  study.database.query('update study.usage set bytes = $2 where user_id = $1', [ruth.id, bytes]);

describe('the quota of the chat', () => {
  it('counts conversations and the bytes in them, without what was deleted', async () => {
    expect(await usage()).toEqual({
      conversations: { used: 0, limit: 2 },
      questions: 0,
      bytes: { used: 0, limit: MIB },
    });
    const { body } = await ask().expect(201);
    await ask().expect(201);
    const [kept] = await study.database.query<{ bytes: string }>(
      `select sum(octet_length(message) + octet_length(response) + octet_length(sources::text)
                  + octet_length(citations::text)) + octet_length('hope') as bytes
         from study.messages where user_id = $1`,
      [ruth.id],
    );
    expect(await usage()).toMatchObject({
      conversations: { used: 1 },
      questions: 2,
      bytes: { used: Number(kept?.bytes) },
    });
    await ruth.api.delete(`/api/chat/conversations/${body.conversation}`).expect(204);
    expect(await usage()).toMatchObject({ conversations: { used: 0 }, bytes: { used: 0 } });
  });

  it('when the conversations are used up, refuses a new one and takes questions in the others', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask({ newConversation: true })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 413, 413]);
    const refused = answers.find(({ status }) => status === 413);
    expect(refused?.body).toEqual(errorBody('quota_conversations'));
    await ask().expect(201);
  });

  it('when an accepted question fills the space, still stores its answer, and refuses the next question', async () => {
    await ask().expect(201);
    await fillTo(MIB - 100);
    const { body } = await ask().expect(201);
    expect(body.response.length).toBeGreaterThan(100);
    expect((await ask().expect(413)).body.message).toMatch(/^Your conversations fill the space/);
    const longer = ruth.api.patch(`/api/chat/conversations/${body.conversation}`);
    await longer.send({ title: 'A title that is longer' }).expect(413);
    await ruth.api.patch(`/api/chat/conversations/${body.conversation}`).send({ title: 'Hope' }).expect(200);
  });

  it('when it is used up, still takes messages in distress, and refuses all others', async () => {
    for (const newConversation of [true, true]) await ask({ newConversation }).expect(201);
    await fillTo(MIB);
    const distress = { message: 'I want to die', newConversation: true };
    const { body } = await ask(distress).expect(201);
    expect(body.care.kind).toBe('self-harm');
    await ask().expect(413);
    await fillTo(2 * MIB);
    await ask(distress).expect(413);
  });
});
