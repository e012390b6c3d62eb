import { SERMON_LIMITS } from '@berea/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sermonDraft } from '../testing/drafts.js';
import { type Member, startContent, type TestContent } from '../testing/start-content.js';

let content: TestContent;
let boaz: Member;

beforeAll(async () => {
  content = await startContent();
});
beforeEach(async () => {
  boaz = await content.member('Boaz');
});
afterAll(() => content.stop());

const stored = (id: string) => content.database.query('select * from content.sermons where id = $1', [id]);

describe('POST /api/sermons', () => {
  it('answers the whole sermon, which anybody who may look sees at once', async () => {
    const { status, body } = await boaz.api.post('/api/sermons').send(sermonDraft());
    expect(status).toBe(201);
    expect(await stored(body.id)).toMatchObject([{ user_id: boaz.id, ...sermonDraft() }]);
    expect(body).toEqual({
      ...sermonDraft(),
      id: expect.any(String),
      createdAt: expect.any(String),
      updatedAt: body.createdAt,
      version: 1,
    });
  });

  it.each([undefined, ''])('leaves out notes that are %p', async (notes) => {
    const { body } = await boaz.api.post('/api/sermons').send(sermonDraft({ notes })).expect(201);
    expect(body).not.toHaveProperty('notes');
    expect(await stored(body.id)).toMatchObject([{ notes: null }]);
  });

  it('takes a sermon as long as the limits say', async () => {
    const longest = sermonDraft({
      title: 't'.repeat(SERMON_LIMITS.title),
      scripture: 's'.repeat(SERMON_LIMITS.scripture),
      outline: 'λ'.repeat(SERMON_LIMITS.outline),
      notes: 'ש'.repeat(SERMON_LIMITS.notes),
    });
    const { status, body } = await boaz.api.post('/api/sermons').send(longest);
    expect(status).toBe(201);
    expect(body).toMatchObject(longest);
  });

  it.each([
    [{ title: '' }, 'title', 'Title is required.'],
    [{ title: 't'.repeat(301) }, 'title', 'Title can be at most 300 characters.'],
    [{ scripture: undefined }, 'scripture', 'Scripture is required.'],
    [{ scripture: 's'.repeat(201) }, 'scripture', 'Scripture can be at most 200 characters.'],
    [{ outline: undefined }, 'outline', 'Outline is required.'],
    [{ outline: false }, 'outline', 'Outline must be text.'],
    [{ outline: 'o'.repeat(200_001) }, 'outline', 'Outline can be at most 200000 characters.'],
    [{ notes: null }, 'notes', 'Notes must be text.'],
    [{ notes: 'n'.repeat(100_001) }, 'notes', 'Notes can be at most 100000 characters.'],
  ])('refuses %j, naming the field', async (fields, field, message) => {
    const { status, body } = await boaz.api.post('/api/sermons').send({ ...sermonDraft(), ...fields });
    expect([status, body.data.issues]).toEqual([400, [{ path: [field], message }]]);
    expect((await boaz.api.get('/api/sermons')).body).toEqual([]);
  });
});

describe('GET /api/sermons', () => {
  it('lists the newest first', async () => {
    for (const title of ['first', 'second', 'third']) {
      await boaz.api.post('/api/sermons').send(sermonDraft({ title })).expect(201);
    }
    const { body } = await boaz.api.get('/api/sermons').expect(200);
    expect(body.map(({ title }: { title: string }) => title)).toEqual(['third', 'second', 'first']);
  });
});

describe('PUT /api/sermons/{id}', () => {
  it('replaces every field and clears the notes when they are absent', async () => {
    const { body: before } = await boaz.api.post('/api/sermons').send(sermonDraft());
    const changed = { title: 'New', scripture: 'John 1:1', outline: 'One point' };
    const { status, body } = await boaz.api.put(`/api/sermons/${before.id}`).send(changed);
    expect(status).toBe(200);
    expect(await stored(before.id)).toMatchObject([{ ...changed, notes: null, user_id: boaz.id }]);
    expect(body).toEqual({
      ...changed,
      id: before.id,
      createdAt: before.createdAt,
      updatedAt: expect.any(String),
      version: 2,
    });
    expect((await boaz.api.get('/api/sermons')).body).toEqual([body]);
  });

  it('does not find a note under its id', async () => {
    const { body: sermon } = await boaz.api.post('/api/sermons').send(sermonDraft());
    await boaz.api.put(`/api/notes/${sermon.id}`).send({ title: 'New', content: 'Words' }).expect(404);
    expect(await stored(sermon.id)).toMatchObject([{ title: 'Salt and Light' }]);
  });
});

describe('DELETE /api/sermons/{id}', () => {
  it('deletes one sermon alone, and finds it no second time', async () => {
    const { body: kept } = await boaz.api.post('/api/sermons').send(sermonDraft());
    const { body: sermon } = await boaz.api.post('/api/sermons').send(sermonDraft());
    const response = await boaz.api.delete(`/api/sermons/${sermon.id}`);
    expect([response.status, response.text]).toEqual([204, '']);
    expect(await stored(sermon.id)).toEqual([]);
    expect(await stored(kept.id)).toHaveLength(1);
    await boaz.api.delete(`/api/sermons/${sermon.id}`).expect(404);
  });
});
