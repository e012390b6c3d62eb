import { NOTE_LIMITS } from '@berea/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { noteDraft } from '../testing/drafts.js';
import { type Member, startContent, type TestContent } from '../testing/start-content.js';

let content: TestContent;
let ruth: Member;

beforeAll(async () => {
  content = await startContent();
});
beforeEach(async () => {
  ruth = await content.member();
});
afterAll(() => content.stop());

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const UUID = /^[0-9a-f-]{36}$/;
const stored = (id: string) => content.database.query('select * from content.notes where id = $1', [id]);

describe('POST /api/notes', () => {
  it('answers the whole note, which anybody who may look sees at once', async () => {
    const { status, body } = await ruth.api.post('/api/notes').send(noteDraft());
    expect(status).toBe(201);
    expect(await stored(body.id)).toMatchObject([
      { user_id: ruth.id, title: 'The Beatitudes', tags: ['study-tool', 'commentary'], scripture: 'Matthew 5:3-12' },
    ]);
    expect(body).toEqual({
      ...noteDraft(),
      id: expect.stringMatching(UUID),
      createdAt: expect.stringMatching(INSTANT),
      updatedAt: body.createdAt,
      version: 1,
    });
  });

  it.each([
    ['absent', { scripture: undefined, tags: undefined }],
    ['empty', { scripture: '   ', tags: [] }],
  ])('leaves out scripture and tags that are %s', async (_name, fields) => {
    const { body } = await ruth.api.post('/api/notes').send(noteDraft(fields)).expect(201);
    expect(Object.keys(body).sort()).toEqual(['content', 'createdAt', 'id', 'title', 'updatedAt', 'version']);
  });

  it('keeps what was written, character by character', async () => {
    const text = '  שָׁלוֹם\n\tπνεῦμα 👨‍👩‍👧 e\u0301 \u202e{"type":"doc"} \\ \' -- $1 \r\n';
    const { body } = await ruth.api.post('/api/notes').send(noteDraft({ content: text, tags: ['a,b{}', '"'] }));
    expect(body).toMatchObject({ content: text, tags: ['a,b{}', '"'] });
    expect(await stored(body.id)).toMatchObject([{ content: text, tags: ['a,b{}', '"'] }]);
  });

  it('takes a note as long as the limits say', async () => {
    const longest = noteDraft({
      title: 't'.repeat(NOTE_LIMITS.title),
      content: 'ש'.repeat(NOTE_LIMITS.content),
      scripture: 's'.repeat(NOTE_LIMITS.scripture),
      tags: Array.from({ length: NOTE_LIMITS.tags }, () => 'g'.repeat(NOTE_LIMITS.tag)),
    });
    const { status, body } = await ruth.api.post('/api/notes').send(longest);
    expect(status).toBe(201);
    expect(body).toMatchObject(longest);
  });

  it.each([
    [{ title: undefined }, ['title'], 'Title is required.'],
    [{ title: ' \n ' }, ['title'], 'Title is required.'],
    [{ title: 5 }, ['title'], 'Title must be text.'],
    [{ title: 't'.repeat(301) }, ['title'], 'Title can be at most 300 characters.'],
    [{ content: undefined }, ['content'], 'Content is required.'],
    [{ content: ' ' }, ['content'], 'Content is required.'],
    [{ content: { type: 'doc' } }, ['content'], 'Content must be text.'],
    [{ content: 'c'.repeat(100_001) }, ['content'], 'Content can be at most 100000 characters.'],
    [{ scripture: ['John 3:16'] }, ['scripture'], 'Scripture must be text.'],
    [{ scripture: 's'.repeat(201) }, ['scripture'], 'Scripture can be at most 200 characters.'],
    [{ tags: 'prayer' }, ['tags'], 'Tags must be a list of texts.'],
    [{ tags: ['prayer', 7] }, ['tags', 1], 'Tag must be text.'],
    [{ tags: [''] }, ['tags', 0], 'Tag is required.'],
    [{ tags: Array(51).fill('x') }, ['tags'], 'A note can have at most 50 tags.'],
  ])('refuses %j, naming the field', async (fields, path, message) => {
    const { status, body } = await ruth.api.post('/api/notes').send({ ...noteDraft(), ...fields });
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 'BAD_REQUEST',
      message: `${path.join('.')}: ${message}`,
      data: { issues: [{ path, message }] },
    });
    expect((await ruth.api.get('/api/notes')).body).toEqual([]);
  });
});

describe('GET /api/notes', () => {
  it('is empty before the first note', async () => {
    expect((await ruth.api.get('/api/notes').expect(200)).body).toEqual([]);
  });

  it('lists the newest first, and notes of the same instant always in the same order', async () => {
    const ids: string[] = [];
    for (const title of ['first', 'second', 'third', 'fourth']) {
      ids.push((await ruth.api.post('/api/notes').send(noteDraft({ title }))).body.id);
    }
    await content.database.query(
      `update content.notes set created_at = (select created_at from content.notes where id = $1) where id = $2`,
      [ids[1], ids[2]],
    );
    const tied = [ids[1], ids[2]].sort().reverse();
    const listed = (await ruth.api.get('/api/notes')).body.map(({ id }: { id: string }) => id);
    expect(listed).toEqual([ids[3], ...tied, ids[0]]);
  });
});

describe('PUT /api/notes/{id}', () => {
  it('replaces every field, clears what is absent, and keeps the rest', async () => {
    const { body: before } = await ruth.api.post('/api/notes').send(noteDraft());
    const response = await ruth.api.put(`/api/notes/${before.id}`).send({ title: 'New', content: 'Words' });
    expect(response.status).toBe(200);
    const [row] = await stored(before.id);
    expect(row).toMatchObject({ title: 'New', content: 'Words', scripture: null, tags: [], user_id: ruth.id });
    expect(response.body).toEqual({
      id: before.id,
      title: 'New',
      content: 'Words',
      createdAt: before.createdAt,
      updatedAt: row?.['updated_at'].toISOString(),
      version: 2,
    });
    expect(response.body.updatedAt > before.updatedAt).toBe(true);
    expect((await ruth.api.get('/api/notes')).body).toEqual([response.body]);
  });

  it('changes one note alone', async () => {
    const { body: other } = await ruth.api.post('/api/notes').send(noteDraft({ title: 'Other' }));
    const { body: note } = await ruth.api.post('/api/notes').send(noteDraft());
    await ruth.api
      .put(`/api/notes/${note.id}`)
      .send(noteDraft({ title: 'New' }))
      .expect(200);
    expect(await stored(other.id)).toMatchObject([{ title: 'Other' }]);
  });

  it('refuses half a note', async () => {
    const { body: note } = await ruth.api.post('/api/notes').send(noteDraft());
    const { status, body } = await ruth.api.put(`/api/notes/${note.id}`).send({ title: 'New' });
    expect([status, body.data.issues]).toEqual([400, [{ path: ['content'], message: 'Content is required.' }]]);
    expect(await stored(note.id)).toMatchObject([{ title: 'The Beatitudes' }]);
  });
});

describe('DELETE /api/notes/{id}', () => {
  it('deletes one note alone, and finds it no second time', async () => {
    const { body: kept } = await ruth.api.post('/api/notes').send(noteDraft());
    const { body: note } = await ruth.api.post('/api/notes').send(noteDraft());
    const response = await ruth.api.delete(`/api/notes/${note.id}`);
    expect([response.status, response.text]).toEqual([204, '']);
    expect(await stored(note.id)).toEqual([]);
    expect(await stored(kept.id)).toHaveLength(1);
    await ruth.api.delete(`/api/notes/${note.id}`).expect(404);
    await ruth.api.put(`/api/notes/${note.id}`).send(noteDraft()).expect(404);
  });

  it('needs no body, also when a client says that there is JSON', async () => {
    const { body: note } = await ruth.api.post('/api/notes').send(noteDraft());
    await ruth.api.delete(`/api/notes/${note.id}`).set('content-type', 'application/json').expect(204);
  });
});
