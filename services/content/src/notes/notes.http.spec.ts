import { NOTE_LIMITS } from '@berea/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { QueryRunner } from 'typeorm';
import { noteDraft } from '../testing/drafts.js';
import { FoldSearchText1795687200000 } from '../migrations/1795687200000-fold-search-text.js';
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
  it('answers the whole note, which the list shows at once', async () => {
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

  it('keeps content that is an object as its JSON', async () => {
    const { body } = await ruth.api.post('/api/notes').send({ ...noteDraft(), content: { type: 'doc', words: ['a'] } });
    expect(body.content).toBe('{"type":"doc","words":["a"]}');
  });

  it('accepts a draft without a title, and marks it as one until it is finished', async () => {
    const { body } = await ruth.api.post('/api/notes').send({ title: ' ', content: '', draft: true }).expect(201);
    expect(body).toMatchObject({ title: '', content: '', draft: true });
    const put = (draft: object) => ruth.api.put(`/api/notes/${body.id}`).send(draft);
    expect((await put({ title: 'T', content: 'C' }).expect(200)).body).toMatchObject({ title: 'T', draft: true });
    await put({ title: '', content: 'C' }).expect(400);
    expect((await put({ title: 'T', content: 'C', draft: false }).expect(200)).body).not.toHaveProperty('draft');
  });

  it.each([
    ['no title', { title: undefined }, ['title'], 'Title is required.'],
    ['a blank title', { title: ' \n ' }, ['title'], 'Title is required.'],
    ['a number as title', { title: 5 }, ['title'], 'Title must be text.'],
    ['a long title', { title: 't'.repeat(301) }, ['title'], 'Title can be at most 300 characters.'],
    ['no content', { content: undefined }, ['content'], 'Content is required.'],
    ['a blank content', { content: ' ' }, ['content'], 'Content is required.'],
    ['a number as content', { content: 7 }, ['content'], 'Content must be text.'],
    ['null as content', { content: null }, ['content'], 'Content must be text.'],
    [
      'a large object',
      { content: { doc: 'c'.repeat(100_000) } },
      ['content'],
      'Content can be at most 100000 characters.',
    ],
    ['a long content', { content: 'c'.repeat(100_001) }, ['content'], 'Content can be at most 100000 characters.'],
    ['a word as draft', { draft: 'yes' }, ['draft'], 'Draft must be true or false.'],
    ['no title in what is finished', { draft: false, title: '' }, ['title'], 'Title is required.'],
    ['a list as scripture', { scripture: ['John 3:16'] }, ['scripture'], 'Scripture must be text.'],
    ['a long scripture', { scripture: 's'.repeat(201) }, ['scripture'], 'Scripture can be at most 200 characters.'],
    ['a word as tags', { tags: 'prayer' }, ['tags'], 'Tags must be a list of texts.'],
    ['a number among tags', { tags: ['prayer', 7] }, ['tags', 1], 'Tag must be text.'],
    ['an empty tag', { tags: [''] }, ['tags', 0], 'Tag is required.'],
    ['51 tags', { tags: Array(51).fill('x') }, ['tags'], 'A note can have at most 50 tags.'],
  ])('refuses %s, naming the field', async (_what, fields, path, message) => {
    const { status, body } = await ruth.api.post('/api/notes').send({ ...noteDraft(), ...fields });
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 'BAD_REQUEST',
      message: `${path.join('.')}: ${message}`,
      reason: 'invalid',
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

  it('refuses a note that lacks a required field', async () => {
    const { body: note } = await ruth.api.post('/api/notes').send(noteDraft());
    const { status, body } = await ruth.api.put(`/api/notes/${note.id}`).send({ title: 'New' });
    expect([status, body.data.issues]).toEqual([400, [{ path: ['content'], message: 'Content is required.' }]]);
    expect(await stored(note.id)).toMatchObject([{ title: 'The Beatitudes' }]);
  });
});

describe('DELETE /api/notes/{id}', () => {
  it('deletes one note alone, and answers 404 the second time', async () => {
    const { body: kept } = await ruth.api.post('/api/notes').send(noteDraft());
    const { body: note } = await ruth.api.post('/api/notes').send(noteDraft());
    const response = await ruth.api.delete(`/api/notes/${note.id}`);
    expect([response.status, response.text]).toEqual([204, '']);
    expect((await ruth.api.get('/api/notes')).body).toMatchObject([{ id: kept.id }]);
    expect(await stored(kept.id)).toHaveLength(1);
    await ruth.api.delete(`/api/notes/${note.id}`).expect(404);
    await ruth.api.put(`/api/notes/${note.id}`).send(noteDraft()).expect(404);
  });

  it('needs no body, also when a client says that there is JSON', async () => {
    const { body: note } = await ruth.api.post('/api/notes').send(noteDraft());
    await ruth.api.delete(`/api/notes/${note.id}`).set('content-type', 'application/json').expect(204);
  });
});

describe('the overviews of all notes of a user', () => {
  const get = async (address: string) => (await ruth.api.get(address).expect(200)).body;
  const write = (fields: object) =>
    ruth.api
      .post('/api/notes')
      .send({ ...noteDraft(), tags: [], ...fields })
      .expect(201);

  beforeEach(async () => {
    await write({ title: 'Salt', scripture: 'Matthew 5:13; Ps 119:176-120:1', tags: ['mercy', 'journal'] });
    await write({ title: 'Obadiah', scripture: 'Obadiah', tags: ['Mercy', 'mercy'] });
    const { body } = await write({ title: 'Gone', scripture: 'John 3:16', tags: ['gone'] });
    await ruth.api.delete(`/api/notes/${body.id}`).expect(204);
    await content.database.query(
      `update content.notes set created_at = case title when 'Salt' then '2026-11-20T23:30:00Z'::timestamptz
         else '2026-11-21T12:00:00Z' end where user_id = $1`,
      [ruth.id],
    );
  });

  it('name the tags, the places and the days of the notes that are not in the bin', async () => {
    expect(await get('/api/notes/tags')).toEqual([
      { tag: 'mercy', notes: 2 },
      { tag: 'journal', notes: 1 },
    ]);
    expect(await get('/api/notes/places')).toEqual([
      { book: 'Psalms', chapters: [119, 120] },
      { book: 'Obadiah', chapters: [1] },
      { book: 'Matthew', chapters: [5] },
    ]);
    const [friday, saturday] = ['2026-11-20', '2026-11-21'];
    expect(await get('/api/notes/days')).toEqual([friday, saturday].map((day) => ({ day, notes: 1 })));
    expect(await get('/api/notes/days?zone=Europe/Berlin')).toEqual([{ day: saturday, notes: 2 }]);
    expect(await get('/api/notes/days?tags=Journal,daily')).toEqual([{ day: friday, notes: 1 }]);
    const { body } = await ruth.api.get('/api/notes/days?zone=Mars/Olympus').expect(400);
    expect(body.data.issues[0].message).toBe(
      'No time zone is called "Mars/Olympus". Name one such as "Europe/London".',
    );
  });

  it('agree with GET /api/notes by one tag beside others, and by when a note was made', async () => {
    const titles = async (query: string) =>
      (await get(`/api/notes?${query}`)).map(({ title }: { title: string }) => title);
    expect(await titles('tag=mercy')).toEqual(['Obadiah', 'Salt']);
    expect(await titles('tag=MERCY&tags=Journal,daily')).toEqual(['Salt']);
    expect(await titles('tag=mercy&without=JOURNAL')).toEqual(['Obadiah']);
    expect(await titles('since=2026-11-21T12:00:00.000Z')).toEqual(['Obadiah']);
    expect(await titles('since=0000-01-01T00:00:00Z&until=2026-11-21T12:00:00.000Z')).toEqual(['Salt']);
  });
});

describe('a search of notes', () => {
  const NOTE = [
    'don’t fear; Café, José, שָׁלוֹם, ἀγάπη, λόγος, Bath‑sheba, the Lord’s “rest”',
    'Æneas, œcumenical, Straße, ﬁne, בְּרֵאשִׁית, מֶלֶךְ, سَلَام, 3–5, Ελπίς',
  ].join('\n');
  beforeEach(() =>
    ruth.api
      .post('/api/notes')
      .send(noteDraft({ title: 'X', content: NOTE }))
      .expect(201),
  );

  it.each([
    ["don't", 'dont', 'DON’T'],
    ['cafe', 'CAFÉ', 'Jose\u0301', 'JOSÉ'],
    ['שלום', 'שָׁלוֹם', 'מלך', 'מלכ'],
    ['αγαπη', 'ΑΓΆΠΗ', 'λογοσ', 'ΛΟΓΟΣ', 'ελπισ'],
    ['bathsheba', 'Bath-sheba', 'bath-', 'Bath–sheba'],
    ['lords', 'lord\'s "rest"'],
    ['aeneas', 'OECUMENICAL', 'strasse', 'fine', 'سلام', '3-5'],
  ])('finds %j and %j whatever their accents, points, final letters, apostrophes and hyphens', async (...sought) => {
    for (const words of sought) {
      const { body } = await ruth.api.get('/api/notes').query({ search: words }).expect(200);
      expect([words, body.length]).toEqual([words, 1]);
    }
  });

  it.each(['35', 'caf e', 'שלומה', 'λογοι', 'rest fear'])('does not find %j, which is not there', async (search) => {
    expect((await ruth.api.get('/api/notes').query({ search }).expect(200)).body).toEqual([]);
  });
});

describe('tags that differ in case or blanks', () => {
  it('become one by the migration, in the spelling that came first, and none is lost', async () => {
    const boaz = await content.member('Boaz');
    const write = (member: Member, tags: readonly string[]) =>
      member.api
        .post('/api/notes')
        .send({ ...noteDraft(), tags })
        .expect(201);
    const [first, second, other] = [
      await write(ruth, ['Grace', 'the Son']),
      await write(ruth, ['hope', 'GRACE', 'grace', 'The  Son']),
      await write(boaz, ['grace']),
    ].map(({ body }) => String(body.id));
    const runner = content.database as unknown as QueryRunner;
    const migration = new FoldSearchText1795687200000();
    await migration.down(runner);
    await migration.up(runner);
    const rows: { id: string; tags: string[] }[] = await content.database.query(`select id, tags from content.notes`);
    const tagsOf = (id: string | undefined) => rows.find((row) => row.id === id)?.tags;
    expect(tagsOf(first)).toEqual(['Grace', 'the Son']);
    expect(tagsOf(second)).toEqual(['hope', 'Grace', 'the Son']);
    expect(tagsOf(other)).toEqual(['grace']);
    expect((await ruth.api.get('/api/notes?search=hope')).body).toHaveLength(1);
  });

  it('are shown in the first spelling, however they are written later', async () => {
    for (const tag of ['Grace', 'grace', 'GRACE'])
      await ruth.api.post('/api/notes').send({ ...noteDraft(), tags: [tag] });
    expect((await ruth.api.get('/api/notes/tags')).body).toEqual([{ tag: 'Grace', notes: 3 }]);
    expect((await ruth.api.get('/api/notes?tag=gRACE')).body).toHaveLength(3);
  });
});
