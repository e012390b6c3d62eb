import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';

let study: TestStudy;
let ruth: Member;

beforeAll(async () => {
  study = await startStudy();
});
beforeEach(async () => {
  ruth = await study.member('Ruth');
});
afterAll(() => study.stop());

/** A conversation of so many messages, each answered by so many letters. */
const converse = async (count: number, size = 10, title = 'Hope', letter = 'x'): Promise<string> => {
  const id = randomUUID();
  await study.database.query('insert into study.conversations (id, user_id, title) values ($1, $2, $3)', [
    id,
    ruth.id,
    title,
  ]);
  await study.database.query(
    `insert into study.messages (conversation_id, user_id, message, mode, response, engine, sources)
       select $1, $2, 'Question ' || at, 'study', repeat($5, $4), 'library',
              '[{"id": "kjv", "title": "King James Version", "licence": "public domain"}]' from generate_series(1, $3) as at order by at`,
    [id, ruth.id, count, size, letter],
  );
  return id;
};
const get = (address: string) => ruth.api.get(address).expect(200);
const questions = (body: { message: string }[]) => body.map(({ message }) => message);
const nextOf = (headers: Record<string, string>) => /^<(.*)>; rel="next"$/.exec(headers['link'] ?? '')?.[1] ?? '';

describe('GET /api/chat/messages', () => {
  it('with a limit, answers pages from the newest back, each oldest first', async () => {
    const id = await converse(5);
    const first = await get('/api/chat/messages?limit=2');
    expect(questions(first.body)).toEqual(['Question 4', 'Question 5']);
    const second = await get(nextOf(first.headers));
    expect(questions(second.body)).toEqual(['Question 2', 'Question 3']);
    const last = await get(nextOf(second.headers));
    expect([questions(last.body), last.headers['link']]).toEqual([['Question 1'], undefined]);
    expect((await get(`/api/chat/messages?conversation=${id}`)).body).toHaveLength(5);
  });

  it('with a verdict that only a newer release knows, answers that the quotation was not checked', async () => {
    const id = await converse(1);
    const [kept, read] = ['glorious', 'unavailable'].map((verdict) => [{ quote: 'Jesus wept', verdict }]);
    await study.database.query('update study.messages set citations = $2 where conversation_id = $1', [
      id,
      JSON.stringify(kept),
    ]);
    const [listed] = (await get(`/api/chat/messages?conversation=${id}`)).body;
    expect(listed.citations).toEqual(read);
    expect((await get(`/api/chat/messages/${listed.id}`)).body.citations).toEqual(read);
  });

  it('beyond 512 KiB, cuts older messages, which are whole at their own address', async () => {
    await converse(4, 200_000);
    const { body } = await get('/api/chat/messages');
    expect(body.map(({ response }: { response: string }) => response.length)).toEqual([500, 500, 200_000, 200_000]);
    expect(
      body.map(({ truncated, sources }: { truncated?: true; sources: [] }) => [truncated, sources.length]),
    ).toEqual([
      [true, 0],
      [true, 0],
      [undefined, 1],
      [undefined, 1],
    ]);
    const whole = (await get(`/api/chat/messages/${body[0].id}`)).body;
    expect([whole.response.length, whole.sources.length, whole.truncated]).toEqual([200_000, 1, undefined]);
    const boaz = await study.member('Boaz');
    await boaz.api.get(`/api/chat/messages/${body[0].id}`).expect(404);
    await ruth.api.get('/api/chat/messages/nonsense').expect(400);
  });

  it.each([
    ['cut', ''],
    ['whole', '&whole=true'],
  ])('with a thousand messages %s, is never above 512 KiB, and leads on to every one of them', async (_how, whole) => {
    const id = await converse(1_000, 600, 'Hope', 'ש');
    const parts: string[][] = [];
    for (let next = `/api/chat/messages?conversation=${id}${whole}`; next;) {
      const { text, body, headers } = await get(next);
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(512 << 10);
      parts.unshift(questions(body));
      next = nextOf(headers);
    }
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.flat()).toEqual(Array.from({ length: 1_000 }, (_, at) => `Question ${at + 1}`));
  });

  it.each(['', 'newest', '-1', '9'.repeat(19)])('when the cursor is %p, answers 400', async (cursor) => {
    const { status, body } = await ruth.api.get('/api/chat/messages').query({ cursor });
    expect([status, body.data.issues[0].path]).toEqual([400, ['cursor']]);
  });
});

describe('GET /api/chat/search', () => {
  it('with a thousand hits, is never above 512 KiB, and leads on to every one of them', async () => {
    await converse(1_000, 300, 'Hope', 'ש');
    const found = new Set<string>();
    for (let next = `/api/chat/search?search=${encodeURIComponent('שש')}`; next;) {
      const { text, body, headers } = await get(next);
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(512 << 10);
      for (const { message } of body as { message: string }[]) found.add(message);
      next = nextOf(headers);
    }
    expect(found.size).toBe(1_000);
  });
});

describe('GET /api/chat/conversations', () => {
  it('with a limit, answers pages, most recently used first, with the number of messages of each', async () => {
    for (const [at, title] of ['first', 'second', 'third'].entries()) await converse(at + 1, 10, title);
    const page = await get('/api/chat/conversations?limit=2');
    expect(page.body.map((one: { title: string; messageCount: number }) => [one.title, one.messageCount])).toEqual([
      ['third', 3],
      ['second', 2],
    ]);
    const rest = await get(nextOf(page.headers));
    expect([rest.body.map((one: { title: string }) => one.title), rest.headers['link']]).toEqual([
      ['first'],
      undefined,
    ]);
    await ruth.api.get('/api/chat/conversations?cursor=5').expect(400);
  });

  it('with words, answers those whose titles contain exactly these words in any case, part by part', async () => {
    for (const title of ['On grace', '100 % sure?', 'GRACE for Sunday', 'Hope', 'Grace and ÉTÉ'])
      await converse(1, 10, title);
    const titled = (body: { title: string }[]) => body.map(({ title }) => title);
    const find = async (search: string, member = ruth) =>
      titled((await member.api.get('/api/chat/conversations').query({ search }).expect(200)).body);
    expect(await find(' grace ')).toEqual(['Grace and ÉTÉ', 'GRACE for Sunday', 'On grace']);
    expect(await find('été')).toEqual(['Grace and ÉTÉ']);
    expect(await find('%')).toEqual(['100 % sure?']);
    expect(await find(`' or 1=1 --`)).toEqual([]);
    expect(await find('  ')).toHaveLength(5);
    const page = await get('/api/chat/conversations?search=grace&limit=2');
    const rest = await get(nextOf(page.headers));
    expect([titled(page.body), titled(rest.body), rest.headers['link']]).toEqual([
      ['Grace and ÉTÉ', 'GRACE for Sunday'],
      ['On grace'],
      undefined,
    ]);
    expect(await find('grace', await study.member('Boaz'))).toEqual([]);
    await ruth.api
      .get('/api/chat/conversations')
      .query({ search: 'x'.repeat(200) })
      .expect(200);
    const refused = await ruth.api
      .get('/api/chat/conversations')
      .query({ search: 'x'.repeat(201) })
      .expect(400);
    expect(JSON.stringify(refused.body)).toContain('search can be at most 200 characters.');
  });
});
