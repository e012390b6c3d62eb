import { randomUUID } from 'node:crypto';
import type { SermonDraft } from '@berea/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { notes } from '../notes/notes.js';
import { RESOURCES } from '../schema.js';
import { noteDraft, sampleDraft, sermonDraft } from '../testing/drafts.js';
import { type Member, startContent, type TestContent } from '../testing/start-content.js';
import { removeExpired } from './expired-bin.js';

let content: TestContent;
let ruth: Member;
let boaz: Member;

beforeAll(async () => {
  content = await startContent();
});
beforeEach(async () => {
  [ruth, boaz] = await Promise.all([content.member('Ruth'), content.member('Boaz')]);
});
afterAll(() => content.stop());

const write = async (draft = {}, member = ruth) =>
  (await member.api.post('/api/notes').send(noteDraft(draft)).expect(201)).body;
const titles = ({ body }: { body: { title: string }[] }) => body.map(({ title }) => title);

describe.each(RESOURCES)('the history of $table', (resource) => {
  const { path = '' } = resource.contract.list['~orpc'].route;

  it('restores every field byte for byte, from the bin and from a version', async () => {
    const { body: first } = await ruth.api.post(path).send(sampleDraft(resource, 'at first')).expect(201);
    const at = `${path}/${first.id}`;
    const { body: later } = await ruth.api.put(at).send(sampleDraft(resource, 'later')).expect(200);
    // Fields that are not part of a version keep their latest value.
    const outside = Object.entries(resource.fields).flatMap(([name, field]) => (field.outsideVersions ? [name] : []));
    const kept = Object.fromEntries(outside.map((name) => [name, later[name]]));
    const { updatedAt: savedAt } = (await ruth.api.get(`${at}/versions/1`).expect(200)).body;
    expect(savedAt).toBe(first.updatedAt);
    const { body: back, headers } = await ruth.api.post(`${at}/versions/1/restore`).set('if-match', '"2"').expect(200);
    expect([back, headers['etag']]).toEqual([{ ...first, ...kept, updatedAt: back.updatedAt, version: 3 }, '"3"']);
    await ruth.api.delete(at).expect(204);
    await ruth.api.get(at).expect(404);
    await ruth.api.put(at).send(sampleDraft(resource)).expect(404);
    const { body: binned } = await ruth.api.get(`${path}/bin`).expect(200);
    expect(binned).toEqual([{ ...back, deletedAt: expect.any(String) }]);
    expect(resource.contract.bin['~orpc'].outputSchema?.parse(binned)).toEqual(binned);
    expect((await ruth.api.post(`${at}/restore`).expect(200)).body).toEqual(back);
    expect((await ruth.api.get(path)).body).toEqual([back]);
  });
});

describe('the bin of a list', () => {
  it('lists the item that was deleted last first, in pages, and only to its owner', async () => {
    for (const title of ['one', 'two', 'three']) {
      await ruth.api.delete(`/api/notes/${(await write({ title })).id}`).expect(204);
    }
    const page = await ruth.api.get('/api/notes/bin?limit=2').expect(200);
    expect(titles(page)).toEqual(['three', 'two']);
    const [, next = ''] = /^<(.*)>; rel="next"$/.exec(page.headers['link'] ?? '') ?? [];
    expect(titles(await ruth.api.get(next).expect(200))).toEqual(['one']);
    expect(titles(await boaz.api.get('/api/notes/bin').expect(200))).toEqual([]);
    expect((await ruth.api.get('/api/profile/stats')).body.notes).toBe(0);
  });

  it('is emptied for good, with the versions of its items, and no other user’s bin is', async () => {
    const { id } = await write();
    await ruth.api
      .put(`/api/notes/${id}`)
      .send(noteDraft({ title: 'Two' }))
      .expect(200);
    const other = await write({}, boaz);
    await boaz.api.delete(`/api/notes/${other.id}`).expect(204);
    await ruth.api.delete(`/api/notes/${id}`).expect(204);
    await ruth.api.delete('/api/notes/bin').expect(204);
    await ruth.api.post(`/api/notes/${id}/restore`).expect(404);
    const rows = await content.database.query('select * from content.versions where item_id = $1', [id]);
    expect(rows).toEqual([]);
    await boaz.api.post(`/api/notes/${other.id}/restore`).expect(200);
  });

  it('can be skipped: DELETE /api/notes/{id}/forever deletes a note for good, in the bin or not', async () => {
    const [here, there] = [await write(), await write()];
    await ruth.api.delete(`/api/notes/${there.id}`).expect(204);
    for (const { id } of [here, there]) await ruth.api.delete(`/api/notes/${id}/forever`).expect(204);
    await ruth.api.delete(`/api/notes/${here.id}/forever`).expect(404);
    expect((await ruth.api.get('/api/notes/bin')).body).toEqual([]);
  });

  it('forgets items deleted 30 days ago, of every user, and no later ones', async () => {
    const ids: string[] = [];
    for (const member of [ruth, boaz]) {
      for (const days of [29.9, 30.1, 31]) {
        const { id } = await write({ title: `${days} days` }, member);
        await content.database.query(
          `update content.notes set deleted_at = now() - $2 * interval '1 day' where id = $1`,
          [id, days],
        );
        ids.push(id);
      }
    }
    expect(titles(await ruth.api.get('/api/notes/bin').expect(200))).toEqual(['29.9 days']);
    await ruth.api.post(`/api/notes/${ids[1]}/restore`).expect(404);
    expect(await removeExpired(content.db, notes, 1)).toBe(4);
    const left = await content.database.query('select id from content.notes where id = any($1)', [ids]);
    expect(left.map(({ id }) => id).sort()).toEqual([ids[0], ids[3]].sort());
  });
});

describe('the kept versions', () => {
  const versions = async (path: string, id: string) => (await ruth.api.get(`${path}/${id}/versions`).expect(200)).body;

  it('of a note are kept at each save, with their words, the present one first', async () => {
    const { id } = await write({ content: 'One two  three\nfour' });
    await ruth.api
      .put(`/api/notes/${id}`)
      .send(noteDraft({ content: 'שלום' }))
      .expect(200);
    await ruth.api
      .put(`/api/notes/${id}`)
      .send(noteDraft({ content: 'a b' }))
      .expect(200);
    expect(await versions('/api/notes', id)).toEqual([
      { version: 3, savedAt: expect.any(String), words: 2, current: true },
      { version: 2, savedAt: expect.any(String), words: 1 },
      { version: 1, savedAt: expect.any(String), words: 4 },
    ]);
  });

  it('of a sermon are five minutes apart, except those with a name', async () => {
    const { id } = (await ruth.api.post('/api/sermons').send(sermonDraft()).expect(201)).body;
    const save = (outline: string) => ruth.api.put(`/api/sermons/${id}`).send(sermonDraft({ outline })).expect(200);
    for (const outline of ['2', '3', '4']) await save(outline);
    await ruth.api.put(`/api/sermons/${id}/versions/4`).send({ label: 'Before Expand Point' }).expect(200);
    await save('5');
    await ruth.api.put(`/api/sermons/${id}/versions/3`).send({ label: 'Too late' }).expect(404);
    expect((await versions('/api/sermons', id)).map((each: object) => ({ ...each, savedAt: undefined }))).toMatchObject(
      [{ version: 5, current: true }, { version: 4, label: 'Before Expand Point' }, { version: 1 }],
    );
    await content.database.query(
      `update content.versions set recorded_at = recorded_at - interval '301 s' where item_id = $1`,
      [id],
    );
    await save('6');
    expect(await versions('/api/sermons', id)).toHaveLength(4);
  });

  it('of a note are not pushed out by a program: what its user wrote is kept, of its own texts one an hour', async () => {
    const { id } = await write({ content: 'Mine' });
    const token = { name: 'Sync', scopes: ['notes:write'], days: 1 };
    const { secret } = (await ruth.api.put(`/api/tokens/${randomUUID()}`).send(token).expect(200)).body;
    const save = (by: 'program' | 'user', text: string) =>
      (by === 'user' ? ruth.api : content.service.as(secret))
        .put(`/api/notes/${id}`)
        .send(noteDraft({ content: text }))
        .expect(200);
    for (const text of ['one', 'two', 'three']) await save('program', text);
    await save('user', 'Mine again');
    for (const text of ['four', 'five']) await save('program', text);
    const numbers = async () => (await versions('/api/notes', id)).map(({ version }: { version: number }) => version);
    // 1 and 5 are the user's; 4 is what the user replaced; 7 is there now.
    expect(await numbers()).toEqual([7, 5, 4, 1]);
    await content.database.query(
      `update content.versions set recorded_at = recorded_at - interval '3601 s' where item_id = $1`,
      [id],
    );
    await save('program', 'six');
    expect(await numbers()).toEqual([8, 7, 5, 4, 1]);
  });

  it('of a note are the last 50, beside the present one', async () => {
    const { id } = await write();
    await content.database.query(
      `insert into content.versions (user_id, resource, item_id, version, words, content, saved_at)
         select $1, 'notes', $2, at, 1, '{}', now() from generate_series(1, 60) at`,
      [ruth.id, id],
    );
    await content.database.query('update content.notes set version = 61 where id = $1', [id]);
    await ruth.api.put(`/api/notes/${id}`).send(noteDraft()).expect(200);
    const found = await versions('/api/notes', id);
    expect([found.length, found[0].version, found.at(-1).version]).toEqual([51, 62, 12]);
  });

  it('of a note are restored with the present texts kept first, unless somebody else has changed these', async () => {
    const { id } = (
      await ruth.api
        .post('/api/sermons')
        .send(sermonDraft({ notes: 'Mine' }))
        .expect(201)
    ).body;
    await ruth.api
      .put(`/api/sermons/${id}`)
      .send(sermonDraft({ outline: 'Two' }))
      .expect(200);
    await ruth.api
      .put(`/api/sermons/${id}`)
      .send(sermonDraft({ outline: 'Three' }))
      .expect(200);
    await ruth.api.post(`/api/sermons/${id}/versions/1/restore`).set('if-match', '"2"').expect(412);
    const { body } = await ruth.api.post(`/api/sermons/${id}/versions/1/restore`).set('if-match', '"3"').expect(200);
    expect(body).toMatchObject({ ...sermonDraft({ notes: 'Mine' }), version: 4 });
    expect((await ruth.api.get(`/api/sermons/${id}/versions/3`).expect(200)).body.outline).toBe('Three');
    await ruth.api.post(`/api/sermons/${id}/versions/9/restore`).expect(404);
  });
});

describe('POST /api/sermons/{id}/versions/{version}/restore', () => {
  it('leaves series, day, log and basket of the sermon unchanged', async () => {
    const create = ruth.api.post('/api/sermons').send(sermonDraft({ body: 'Thursday', series: 'Advent' }));
    const { id } = (await create.expect(201)).body;
    const since: Partial<SermonDraft> = {
      series: 'Lent',
      date: '2026-11-29',
      preached: [{ date: '2026-11-22', place: 'Grace Chapel' }],
      basket: [{ id: 'one', kind: 'verse', title: 'Luke 15:20', text: 'He ran.' }],
    };
    await ruth.api
      .put(`/api/sermons/${id}`)
      .send(sermonDraft({ ...since, body: 'Sunday' }))
      .expect(200);
    const { body } = await ruth.api.post(`/api/sermons/${id}/versions/1/restore`).set('if-match', '"2"').expect(200);
    expect(body).toMatchObject({ ...since, body: 'Thursday' });
  });
});

describe('GET /api/notes', () => {
  it('with a book, chapter or verse, lists items whose own reference is about that place', async () => {
    for (const scripture of ['Matthew 5:3-12', 'Matt 5', 'Mark 1; Matthew 6:1', 'not a reference', undefined]) {
      await write({ title: scripture ?? 'none', scripture });
    }
    const about = async (query: string) => titles(await ruth.api.get(`/api/notes?${query}`).expect(200));
    expect(await about('book=Matthew')).toEqual(['Mark 1; Matthew 6:1', 'Matt 5', 'Matthew 5:3-12']);
    expect(await about('book=matt&chapter=5')).toEqual(['Matt 5', 'Matthew 5:3-12']);
    expect(await about('book=Matthew&chapter=5&verse=13')).toEqual(['Matt 5']);
    expect(await about('book=Matthew&chapter=5&verse=12&search=3-12')).toEqual(['Matthew 5:3-12']);
    expect(await about('book=Luke')).toEqual([]);
  });

  it.each([
    ['chapter=5', 'book'],
    ['book=Matthew&verse=3', 'chapter'],
    ['book=Hezekiah', 'book'],
    ['book=Matthew&chapter=29', 'chapter'],
    ['book=Matthew&chapter=5&verse=49', 'verse'],
    ['sort=best', 'sort'],
  ])('refuses %s, naming the field', async (query, field) => {
    const { status, body } = await ruth.api.get(`/api/notes?${query}`);
    expect([status, body.data.issues[0].path]).toEqual([400, [field]]);
  });

  it('with wanted and unwanted tags, lists items that have the former and not the latter', async () => {
    await write({ title: 'plain', tags: undefined });
    await write({ title: 'prayer', tags: ['prayer', 'a, b'] });
    await write({ title: 'tool', tags: ['prayer', 'study-tool'] });
    const asked = async (query: string) => titles(await ruth.api.get(`/api/notes?${query}`).expect(200));
    expect(await asked('tags=journal,%20prayer')).toEqual(['tool', 'prayer']);
    expect(await asked('tags=prayer&without=study-tool,commentary')).toEqual(['prayer']);
    expect(await asked('without=study-tool')).toEqual(['prayer', 'plain']);
  });

  it.each([
    ['newest', ['apple', 'Cherry', 'banana', 'Apple']],
    ['oldest', ['Apple', 'banana', 'Cherry', 'apple']],
    ['changed', ['banana', 'apple', 'Cherry', 'Apple']],
  ])('is ordered by %s, page by page', async (sort, expected) => {
    const made = [];
    for (const title of ['Apple', 'banana', 'Cherry', 'apple']) made.push(await write({ title }));
    await ruth.api
      .put(`/api/notes/${made[1].id}`)
      .send(noteDraft({ title: 'banana' }))
      .expect(200);
    const found: string[] = [];
    for (let next: string | undefined = `/api/notes?sort=${sort}&limit=3`; next;) {
      const page: { body: { title: string }[]; headers: Record<string, string> } = await ruth.api.get(next).expect(200);
      found.push(...titles(page));
      next = /^<(.*)>; rel="next"$/.exec(page.headers['link'] ?? '')?.[1];
    }
    expect(found).toEqual(expected);
  });

  it('is ordered by title, whatever its case and by the numbers in it, page by page, even if items are deleted meanwhile', async () => {
    for (const title of ['part 10', 'Part 2', 'Zeal', 'apple', 'Élan']) await write({ title });
    const first = await ruth.api.get('/api/notes?sort=title&limit=3').expect(200);
    expect(titles(first)).toEqual(['apple', 'Élan', 'Part 2']);
    await ruth.api.delete(`/api/notes/${first.body[2].id}`).expect(204);
    const [, next = ''] = /^<(.*)>; rel="next"$/.exec(first.headers['link'] ?? '') ?? [];
    expect(titles(await ruth.api.get(next).expect(200))).toEqual(['part 10', 'Zeal']);
  });
});
