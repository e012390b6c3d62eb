import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { bookmarkDraft } from '../testing/drafts.js';
import { type Member, startContent, type TestContent } from '../testing/start-content.js';

let content: TestContent;
let naomi: Member;

beforeAll(async () => {
  content = await startContent();
});
beforeEach(async () => {
  naomi = await content.member('Naomi');
});
afterAll(() => content.stop());

const stored = () =>
  content.database.query('select book, chapter, verse from content.bookmarks where user_id = $1', [naomi.id]);

describe('POST /api/bookmarks', () => {
  it('keeps the verse under the canonical name of its book, and the list shows it at once', async () => {
    const { status, body } = await naomi.api.post('/api/bookmarks').send({ book: ' i samuel ', chapter: 3, verse: 10 });
    expect(status).toBe(201);
    expect(await stored()).toEqual([{ book: '1 Samuel', chapter: 3, verse: 10 }]);
    expect(body).toEqual({ book: '1 Samuel', chapter: 3, verse: 10, createdAt: expect.stringMatching(/\.\d{3}Z$/) });
  });

  it('answers the first bookmark when the same verse comes again, under whatever name', async () => {
    const { body: first } = await naomi.api.post('/api/bookmarks').send(bookmarkDraft());
    const { status, body: again } = await naomi.api.post('/api/bookmarks').send(bookmarkDraft({ book: 'Mt.' }));
    expect(status).toBe(201);
    expect(again).toEqual(first);
    expect(await stored()).toHaveLength(1);
  });

  it('with the same verse twenty times at once, keeps one bookmark', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => naomi.api.post('/api/bookmarks').send(bookmarkDraft())),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.createdAt)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  it('lets two users bookmark the same verse', async () => {
    const other = await content.member();
    await naomi.api.post('/api/bookmarks').send(bookmarkDraft()).expect(201);
    await other.api.post('/api/bookmarks').send(bookmarkDraft()).expect(201);
    await other.api.delete('/api/bookmarks/Matthew/5/3').expect(204);
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    [{ book: 'Hezekiah' }, 'book', /^No book is called "Hezekiah"/],
    [{ book: undefined }, 'book', /^Book is required\.$/],
    [{ book: 'x'.repeat(61) }, 'book', /^Book can be at most 60 characters\.$/],
    [{ chapter: 99 }, 'chapter', /^Matthew has 28 chapters\.$/],
    [{ chapter: '5' }, 'chapter', /^Chapter is a whole number\.$/],
    [{ chapter: 0 }, 'chapter', /^Chapter starts at 1\.$/],
    [{ chapter: 1_000 }, 'chapter', /^Chapter is out of range\.$/],
    [{ verse: 49 }, 'verse', /^Matthew 5 has 48 verses\.$/],
    [{ verse: 1.5 }, 'verse', /^Verse is a whole number\.$/],
    [{ verse: undefined }, 'verse', /^Verse is a whole number\.$/],
  ])('refuses %j, naming the field', async (fields, field, message) => {
    const { status, body } = await naomi.api.post('/api/bookmarks').send({ ...bookmarkDraft(), ...fields });
    expect(status).toBe(400);
    expect(body.data.issues).toEqual([{ path: [field], message: expect.stringMatching(message) }]);
    expect(await stored()).toEqual([]);
  });
});

describe('PATCH /api/bookmarks', () => {
  const change = (...changes: [verse: number, bookmarked: unknown][]) =>
    naomi.api
      .patch('/api/bookmarks')
      .send({ changes: changes.map(([verse, bookmarked]) => ({ ...bookmarkDraft({ verse }), bookmarked })) });

  it('leaves a bookmark that is there already as it is', async () => {
    const { body: first } = await naomi.api
      .post('/api/bookmarks')
      .send(bookmarkDraft({ verse: 4 }))
      .expect(201);
    const { body } = await change([3, true], [4, true], [5, false]).expect(200);
    expect(body).toEqual([{ ...first, verse: 3, createdAt: expect.stringMatching(/\.\d{3}Z$/) }, first]);
  });

  it.each([null, 1, 'true', undefined])('refuses %j as the value of bookmarked', async (bookmarked) => {
    const { status, body } = await change([3, true], [4, bookmarked]);
    expect(status).toBe(400);
    expect(body.data.issues).toEqual([{ path: ['changes', 1, 'bookmarked'], message: 'bookmarked is true or false.' }]);
    expect(await stored()).toEqual([]);
  });
});

describe('GET /api/bookmarks', () => {
  it('lists the newest first', async () => {
    for (const verse of [9, 3, 6]) await naomi.api.post('/api/bookmarks').send(bookmarkDraft({ verse })).expect(201);
    const { body } = await naomi.api.get('/api/bookmarks').expect(200);
    expect(body.map(({ verse }: { verse: number }) => verse)).toEqual([6, 3, 9]);
  });
});

describe('DELETE /api/bookmarks/{book}/{chapter}/{verse}', () => {
  it.each(['1%20Samuel/3/10', 'I%20Samuel/3/10', '1sam/3/10'])('removes one verse alone at %s', async (address) => {
    await naomi.api.post('/api/bookmarks').send({ book: '1 Samuel', chapter: 3, verse: 10 }).expect(201);
    await naomi.api.post('/api/bookmarks').send({ book: '1 Samuel', chapter: 3, verse: 11 }).expect(201);
    const response = await naomi.api.delete(`/api/bookmarks/${address}`);
    expect([response.status, response.text]).toEqual([204, '']);
    expect(await stored()).toEqual([{ book: '1 Samuel', chapter: 3, verse: 11 }]);
  });

  it('answers 204 also when there is no bookmark', async () => {
    await naomi.api.delete('/api/bookmarks/Matthew/5/3').expect(204);
  });

  it.each([
    ['Hezekiah/1/1', 'book'],
    ['Matthew/99/1', 'chapter'],
    ['Matthew/five/1', 'chapter'],
    ['Matthew/5/0', 'verse'],
    ['Matthew/5/1e9', 'verse'],
  ])('refuses %s, naming the field', async (address, field) => {
    const { status, body } = await naomi.api.delete(`/api/bookmarks/${address}`);
    expect([status, body.data.issues[0].path]).toEqual([400, [field]]);
  });
});
