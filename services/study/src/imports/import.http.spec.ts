import { randomUUID } from 'node:crypto';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';

type Row = Record<string, unknown>;
interface Rows {
  conversations: Row[];
  messages: Row[];
}

let study: TestStudy;
beforeAll(async () => {
  study = await startStudy();
});
afterAll(() => study.stop());

const exported = async ({ api }: Member): Promise<Rows> => {
  const { rows } = (await api.get('/api/export/study').expect(200)).body as { rows: Partial<Rows> };
  return { conversations: rows.conversations ?? [], messages: rows.messages ?? [] };
};
const put = async ({ api }: Member, rows: object, { write = true, id = randomUUID() } = {}) => {
  const { status, body } = await api.put(`/api/import/study/${id}`).send({ source: 'berea.zip', write, rows });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as { outcomes: Record<string, string[]>; reasons: object[] };
};
const AT = '2020-11-22T09:00:00.123456+00:00';
const CONVERSATION = { id: randomUUID(), title: 'Hope', version: 2, createdAt: AT, usedAt: AT };
const MESSAGE = {
  id: randomUUID(),
  conversationId: CONVERSATION.id,
  parentId: CONVERSATION.id,
  message: 'What does John 11:35 say?',
  mode: 'study',
  response: '“Jesus wept.” (John 11:35)',
  engine: 'model',
  model: 'a-model',
  state: null,
  scope: null,
  sources: [],
  citations: [],
  care: null,
  next: [],
  createdAt: AT,
};
const archive = (message: Row = {}) => ({ conversations: [CONVERSATION], messages: [{ ...MESSAGE, ...message }] });
interface Shown {
  readonly citations: Row[];
  readonly sources: Row[];
  readonly imported?: boolean;
  readonly state?: string;
}
const shown = async ({ api }: Member): Promise<Shown> => (await api.get('/api/chat/messages').expect(200)).body[0];

/** What must be the same on any server; the verdicts of an archive are given anew, and compared from then on. */
const compared = ({ conversations, messages }: Rows, but: readonly string[] = []): string[] =>
  [...conversations, ...messages]
    .map((row) => Object.entries(row).filter(([name]) => !['id', 'conversationId', 'parentId', ...but].includes(name)))
    .map((row) => JSON.stringify(row.sort()))
    .sort();

describeWithLibrary('PUT /api/import/study/{import}', () => {
  it('brings conversations to another account with nothing lost, twice, and adds nothing the second time', async () => {
    const [ruth, naomi, orpah] = [await study.member('Ruth'), await study.member('Naomi'), await study.member('Orpah')];
    const ask = (message: string, more: object = {}) =>
      ruth.api
        .post('/api/chat/messages')
        .send({ message, ...more })
        .expect(201);
    const first = (await ask('What does Romans 8:28 say?')).body;
    await ask('And the verse after it?');
    await ask('What does John 3:16 say?', { insteadOf: first.id });
    await ask('Who was Ruth?', { newConversation: true });
    const before = await exported(ruth);
    const { outcomes, reasons } = await put(naomi, before);
    expect([outcomes, reasons]).toEqual([
      { conversations: ['added', 'added'], messages: ['added', 'added', 'added', 'added'] },
      [],
    ]);
    const there = await exported(naomi);
    expect(compared(there, ['citations'])).toEqual(compared(before, ['citations']));
    await put(orpah, there);
    expect(compared(await exported(orpah))).toEqual(compared(there));
    expect(new Set(Object.values((await put(naomi, before)).outcomes).flat())).toEqual(new Set(['same']));
    expect(compared(await exported(naomi))).toEqual(compared(there));
    // Versions of a question are still versions of each other, and questions are in their order.
    const lines = async (member: Member) => {
      const list = (await member.api.get('/api/chat/conversations').expect(200)).body as {
        id: string;
        title: string;
      }[];
      return Promise.all(
        list.map(async ({ id, title }) => {
          const messages: Row[] = (await member.api.get(`/api/chat/messages?conversation=${id}`)).body;
          const place = (of: unknown) => messages.findIndex((one) => one['id'] === of);
          return [title, messages.map(({ message, parent }) => [message, place(parent)])];
        }),
      );
    };
    expect(await lines(naomi)).toEqual(await lines(ruth));
  });

  it('trusts no mark of an archive: quotations are checked again, and the message says that it was imported', async () => {
    const naomi = await study.member('Naomi');
    const forged = '“Jesus laughed out loud today.” (John 11:35)';
    const lie = {
      quote: 'Jesus laughed out loud today.',
      reference: 'John 11:35',
      verdict: 'exact',
      translation: 'KJV',
    };
    await put(naomi, archive({ response: `${forged}\n\n${MESSAGE.response}`, citations: [lie] }));
    const message = await shown(naomi);
    const verdicts = message.citations.map(({ quote, verdict }) => [quote, verdict]);
    expect(verdicts).toContainEqual(['Jesus wept.', 'exact']);
    expect(verdicts.filter(([quote]) => quote === lie.quote)).not.toContainEqual([lie.quote, 'exact']);
    expect(message.imported).toBe(true);
  });

  it('shows no doubt that the archive does not have, such as one about an author who alludes to Scripture', async () => {
    const [naomi, orpah] = [await study.member('Naomi'), await study.member('Orpah')];
    const response = '“For God so loved all the world, that he gave his only Son” (John 3:16)';
    const doubts = async (member: Member) => {
      const message = await shown(member);
      return message.citations.filter(({ verdict }) => verdict === 'altered');
    };
    await put(naomi, archive({ response }));
    expect(await doubts(naomi)).toEqual([]);
    const [quote] = /(?<=“)[^”]+/.exec(response) ?? [];
    await put(orpah, archive({ response, citations: [{ quote, reference: 'John 3:16', verdict: 'altered' }] }));
    expect(await doubts(orpah)).toMatchObject([{ quote, reference: 'John 3:16' }]);
  });

  it('keeps an address of a source only within the product, and whom to call is told by this server', async () => {
    const naomi = await study.member('Naomi');
    const source = (href: string) => ({ id: 'kjv', title: 'KJV', licence: 'public domain', href });
    const hostile = ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'https://evil.example'];
    await put(
      naomi,
      archive({
        sources: [...hostile, '/library/kjv'].map(source),
        care: {
          kind: 'grief',
          language: 'en',
          help: [{ country: null, contacts: [{ name: 'Evil', phone: '1' }] }],
          whomToCall: { start: 0, end: 0 },
        },
        state: 'answering',
      }),
    );
    const message = await shown(naomi);
    const hrefs = message.sources.map(({ href }) => href);
    expect([hrefs.filter(Boolean), message.state]).toEqual([['/library/kjv'], 'broken_off']);
    expect(JSON.stringify(message)).not.toContain('Evil');
  });

  it.each<[string, object, RegExp]>([
    ['a message without its conversation', { messages: [MESSAGE] }, /conversation is missing/],
    ['an unknown mode', archive({ mode: 'rude' }), /mode/],
    ['sources that are none', archive({ sources: [7] }), /sources/],
    ['an id that is none', archive({ id: '1' }), /id: An id is a UUID/],
    ['a question that is too long', archive({ message: 'a'.repeat(8_001) }), /at most 8000/],
  ])('refuses %s in words', async (_name, rows, says) => {
    const { outcomes, reasons } = await put(await study.member('Hostile'), rows);
    expect([outcomes['messages'], reasons]).toEqual([
      ['refused'],
      [{ table: 'messages', row: 0, message: expect.stringMatching(says) }],
    ]);
  });

  it('touches nothing of another account, whatever ids the archive has', async () => {
    const [ruth, boaz] = [await study.member('Ruth'), await study.member('Boaz')];
    await put(ruth, archive());
    const { conversations, messages } = await exported(ruth);
    await put(boaz, { conversations, messages: messages.map((one) => ({ ...one, response: 'Taken over' })) });
    expect(await exported(ruth)).toEqual({ conversations, messages });
    expect((await exported(boaz)).messages).toMatchObject([{ response: 'Taken over' }]);
  });
});

describeWithLibrary('DELETE /api/import/study/{import}', () => {
  it('takes conversations back with their messages, but keeps and names those in which something was asked since', async () => {
    const [naomi, boaz] = [await study.member('Naomi'), await study.member('Boaz')];
    const second = { ...CONVERSATION, id: randomUUID(), title: 'Second' };
    const id = randomUUID();
    const rows = archive();
    await put(naomi, { ...rows, conversations: [...rows.conversations, second] }, { id });
    const list = (await naomi.api.get('/api/chat/conversations')).body as { id: string; title: string }[];
    const conversation = list.find(({ title }) => title === 'Second')?.id;
    await naomi.api.post('/api/chat/messages').send({ message: 'What does John 11:35 say?', conversation }).expect(201);
    await boaz.api.delete(`/api/import/study/${id}`).expect(404);
    expect((await naomi.api.delete(`/api/import/study/${id}`).expect(200)).body).toEqual({
      removed: 1,
      kept: [{ table: 'conversations', name: 'Second' }],
      left: 0,
    });
    const left = await exported(naomi);
    expect([left.conversations.length, left.messages.length]).toEqual([1, 1]);
    await naomi.api.delete(`/api/import/study/${id}`).expect(404);
  });
});
