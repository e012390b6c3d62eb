import { randomUUID } from 'node:crypto';
import { SERMON_LIMITS, type SermonDraft } from '@berea/contracts';
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

/** The origin of a passage that Scholar drafted. */
const origin = (print: string, fields: object = {}) => ({
  print,
  action: 'add_verse' as const,
  engine: 'library' as const,
  sources: ['King James Version'],
  at: '2026-11-22T09:00:00.000Z',
  ...fields,
});

/** A piece that waits to be put into a sermon. */
const piece = (id: string, fields: object = {}) => ({
  id,
  kind: 'verse' as const,
  title: 'Luke 15:20',
  text: '“He ran.” (Luke 15:20 KJV)',
  ...fields,
});

const stored = (id: string) => content.database.query('select * from content.sermons where id = $1', [id]);

describe('POST /api/sermons', () => {
  it('answers the whole sermon, which the list shows at once', async () => {
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
    [{ style: 'loud' }, 'style', 'Style must be one of prophetic, teaching, evangelistic, youth, devotional.'],
    [{ date: '2026-13-01' }, 'date', 'Date must be a day such as 2026-11-22.'],
    [
      { origins: Array.from({ length: 101 }, (_each, at) => origin(`1-${at}`)) },
      'origins',
      'A sermon can name the origins of at most 100 passages. Leave the oldest out.',
    ],
    [{ origins: [origin('words')] }, 'origins.0.print', 'Print must be a length and a hash, such as 25-1ab2c3d.'],
    [{ basket: [piece('a', { text: ' ' })] }, 'basket.0.text', 'Text is required.'],
    [{ basket: [piece('a b')] }, 'basket.0.id', 'Id must have 1 to 40 letters, digits, hyphens and underscores.'],
    [{ basket: [piece('a'), piece('a')] }, 'basket', 'Each piece of a basket needs an id of its own.'],
    [
      { basket: Array.from({ length: 61 }, (_each, at) => piece(String(at))) },
      'basket',
      'A basket can hold at most 60 pieces. Put them into the sermon first.',
    ],
    [
      { basket: [piece('a', { text: 'x'.repeat(60_000) }), piece('b', { text: 'x'.repeat(60_000) })] },
      'basket',
      'A basket can hold at most 100000 characters. Put its pieces into the sermon first.',
    ],
  ])('refuses %j, naming the field', async (fields, field, message) => {
    const { status, body } = await boaz.api.post('/api/sermons').send({ ...sermonDraft(), ...fields });
    const issues = body.data.issues.map((issue: { path: string[] }) => ({ ...issue, path: issue.path.join('.') }));
    expect([status, issues]).toEqual([400, [{ path: field, message }]]);
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

describe('the origins of drafted passages of a sermon', () => {
  const origins = Array.from({ length: 60 }, (_each, at) => origin(`${at}-abc`));

  it('count against the space of the user, and are not shown by a shared link', async () => {
    const used = async () => (await boaz.api.get('/api/profile/usage').expect(200)).body.bytes.used;
    const { body: sermon } = await boaz.api.post('/api/sermons').send(sermonDraft()).expect(201);
    const before = await used();
    await boaz.api.put(`/api/sermons/${sermon.id}`).send(sermonDraft({ origins })).expect(200);
    expect((await used()) - before).toBeGreaterThanOrEqual(JSON.stringify(origins).length);
    const link = await boaz.api.put(`/api/sermons/${sermon.id}/links/${randomUUID()}`).send({}).expect(200);
    const shared = await content.service.as().get(`/api/shared/${link.body.token}`).expect(200);
    expect(Object.keys(shared.body).sort()).toEqual(['scripture', 'text', 'title']);
  });

  it('are left out of a list whose texts are cut and marked', async () => {
    const outline = 'o'.repeat(150_000);
    for (const title of ['one', 'two', 'three', 'four'])
      await boaz.api.post('/api/sermons').send(sermonDraft({ title, outline, origins })).expect(201);
    const { body } = await boaz.api.get('/api/sermons').expect(200);
    expect(
      body.map((one: SermonDraft & { truncated?: true }) => [one.title, one.truncated, one.origins?.length]),
    ).toEqual([
      ['four', undefined, 60],
      ['three', undefined, 60],
      ['two', undefined, 60],
      ['one', true, undefined],
    ]);
  });
});

describe('the basket of a sermon', () => {
  const basket = Array.from({ length: 20 }, (_each, at) => piece(`piece-${at}`));

  it('counts against the space of the user, and is not shown by a shared link', async () => {
    const used = async () => (await boaz.api.get('/api/profile/usage').expect(200)).body.bytes.used;
    const { body: sermon } = await boaz.api.post('/api/sermons').send(sermonDraft()).expect(201);
    const before = await used();
    await boaz.api.put(`/api/sermons/${sermon.id}`).send(sermonDraft({ basket })).expect(200);
    expect((await used()) - before).toBeGreaterThanOrEqual(JSON.stringify(basket).length);
    const link = await boaz.api.put(`/api/sermons/${sermon.id}/links/${randomUUID()}`).send({}).expect(200);
    const shared = await content.service.as().get(`/api/shared/${link.body.token}`).expect(200);
    expect(Object.keys(shared.body).sort()).toEqual(['scripture', 'text', 'title']);
  });

  it('keeps its order, and comes back with a version of the sermon', async () => {
    const { body: sermon } = await boaz.api.post('/api/sermons').send(sermonDraft({ basket })).expect(201);
    const turned = basket.toReversed();
    const { body } = await boaz.api
      .put(`/api/sermons/${sermon.id}`)
      .send(sermonDraft({ basket: turned }))
      .expect(200);
    expect(body.basket).toEqual(turned);
    expect((await boaz.api.get(`/api/sermons/${sermon.id}`).expect(200)).body.basket).toEqual(turned);
    const earlier = await boaz.api.get(`/api/sermons/${sermon.id}/versions/1`).expect(200);
    expect(earlier.body.basket).toEqual(basket);
  });
});

describe('GET /api/sermons/passages', () => {
  it('lists the chapters that were preached on, with the last day; sermons in the bin do not count', async () => {
    const write = async (scripture: string, days: readonly string[] = []) => {
      const preached = days.map((date) => ({ date, place: '' }));
      return (await boaz.api.post('/api/sermons').send(sermonDraft({ scripture, preached })).expect(201)).body.id;
    };
    await write('Luke 15:11-32; Jude', ['2024-03-10', '2019-03-24']);
    await write('Luke 15:1-7');
    await write('Psalms 119:176-120:1', ['2020-01-05']);
    await boaz.api.delete(`/api/sermons/${await write('John 3:16', ['2021-01-03'])}`).expect(204);
    const naomi = await content.member('Naomi');
    await naomi.api
      .post('/api/sermons')
      .send(sermonDraft({ scripture: 'Mark 1' }))
      .expect(201);
    const { body } = await boaz.api.get('/api/sermons/passages').expect(200);
    const psalm = { sermons: 1, preached: '2020-01-05' };
    expect(body).toEqual([
      { book: 'Psalms', chapters: [119, 120].map((chapter) => ({ chapter, ...psalm })) },
      { book: 'Luke', chapters: [{ chapter: 15, sermons: 2, preached: '2024-03-10' }] },
      { book: 'Jude', chapters: [{ chapter: 1, sermons: 1, preached: '2024-03-10' }] },
    ]);
  });
});

describe('GET /api/sermons by year and by whether they were preached', () => {
  const on = (date: string) => ({ date, place: '' });
  const write = async (title: string, fields: Partial<SermonDraft>) =>
    (
      await boaz.api
        .post('/api/sermons')
        .send(sermonDraft({ title, ...fields }))
        .expect(201)
    ).body.id;
  const titles = async (query: string) => {
    const { body } = await boaz.api.get(`/api/sermons?sort=title&${query}`).expect(200);
    return body.map(({ title }: { title: string }) => title);
  };
  beforeEach(async () => {
    await write('Again', { date: '2026-12-06', preached: [on('2024-03-10')] });
    await write('Idea', {});
    await write('Old', { preached: [on('2019-12-31'), on('2024-01-01')] });
    await write('Planned', { date: '2026-11-29' });
    const binned = await write('Thrown away', { date: '2018-01-07', preached: [on('2024-05-05')] });
    await boaz.api.delete(`/api/sermons/${binned}`).expect(204);
    const naomi = await content.member('Naomi');
    await naomi.api
      .post('/api/sermons')
      .send(sermonDraft({ date: '2026-11-29' }))
      .expect(201);
  });

  it.each([
    ['year=2026', ['Again', 'Planned']],
    ['year=2024', ['Again', 'Old']],
    ['year=2018', []],
    ['preached=yes', ['Again', 'Old']],
    ['preached=no', ['Idea', 'Planned']],
    ['year=2026&preached=no', ['Planned']],
    ['year=2026&preached=no&search=again', []],
  ])('%s answers %j', async (query, expected) => expect(await titles(query)).toEqual(expected));

  it.each([
    ['year=26', 'Year starts at 1000.'],
    ['preached=maybe', 'preached is one of: yes, no.'],
  ])('%s is refused by name', async (query, message) => {
    const { body } = await boaz.api.get(`/api/sermons?${query}`).expect(400);
    expect(JSON.stringify(body)).toContain(message);
  });

  it('GET /api/sermons/years counts each sermon once in each of its years, newest first; the bin does not count', async () => {
    expect((await boaz.api.get('/api/sermons/years').expect(200)).body).toEqual([
      { year: 2026, sermons: 2 },
      { year: 2024, sermons: 2 },
      { year: 2019, sermons: 1 },
    ]);
  });
});

describe('PUT /api/sermons/{id}', () => {
  it('replaces every field, and clears the notes when they are absent', async () => {
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

  it('from a client that knows four fields alone, leaves the manuscript as it is; empty texts empty it', async () => {
    const workspace = {
      theme: 'Salt',
      body: 'Jesus saw the crowds.',
      style: 'teaching',
      writingMode: 'bullets',
      series: 'The Mount',
      date: '2026-11-29',
      preached: [{ date: '2025-11-30', place: 'Grace Church', minutes: 25 }],
      origins: [origin('25-1ab2c3d', { engine: 'model', model: 'OpenAI' })],
      basket: [
        piece('a', {
          kind: 'answer',
          source: 'Scholar',
          drafted: true,
          maker: { engine: 'library', sources: ['Gill'] },
        }),
        piece('b'),
      ],
    } satisfies Partial<SermonDraft>;
    const { body: before } = await boaz.api.post('/api/sermons').send(sermonDraft(workspace)).expect(201);
    const put = (fields: object) => boaz.api.put(`/api/sermons/${before.id}`).send(sermonDraft(fields)).expect(200);
    expect((await put({ title: 'New' })).body).toMatchObject({ title: 'New', ...workspace });
    const emptied = {
      theme: '',
      body: '',
      style: '',
      writingMode: '',
      series: '',
      date: '',
      preached: [],
      origins: [],
      basket: [],
    } satisfies Partial<SermonDraft>;
    const { body } = await put(emptied);
    for (const field of Object.keys(emptied)) expect(body).not.toHaveProperty(field);
  });

  it('keeps a draft without title, scripture and outline, until it is saved whole', async () => {
    const empty = { title: '', scripture: '', outline: '' };
    const { body: draft } = await boaz.api
      .post('/api/sermons')
      .send({ ...empty, body: 'J', draft: true })
      .expect(201);
    expect(draft).toMatchObject({ ...empty, body: 'J', draft: true });
    await boaz.api.put(`/api/sermons/${draft.id}`).send(empty).expect(400);
    const whole = { title: 'Salt', scripture: 'Matthew 5', outline: 'I. Salt', draft: false };
    const { body } = await boaz.api.put(`/api/sermons/${draft.id}`).send(whole).expect(200);
    expect(body).not.toHaveProperty('draft');
    expect(body.body).toBe('J');
  });

  it('sent to /api/notes/{id} with the id of a sermon, answers 404', async () => {
    const { body: sermon } = await boaz.api.post('/api/sermons').send(sermonDraft());
    await boaz.api.put(`/api/notes/${sermon.id}`).send({ title: 'New', content: 'Words' }).expect(404);
    expect(await stored(sermon.id)).toMatchObject([{ title: 'Salt and Light' }]);
  });
});

describe('DELETE /api/sermons/{id}', () => {
  it('deletes one sermon alone, and answers 404 the second time', async () => {
    const { body: kept } = await boaz.api.post('/api/sermons').send(sermonDraft());
    const { body: sermon } = await boaz.api.post('/api/sermons').send(sermonDraft());
    const response = await boaz.api.delete(`/api/sermons/${sermon.id}`);
    expect([response.status, response.text]).toEqual([204, '']);
    expect((await boaz.api.get('/api/sermons')).body).toMatchObject([{ id: kept.id }]);
    expect(await stored(kept.id)).toHaveLength(1);
    await boaz.api.delete(`/api/sermons/${sermon.id}`).expect(404);
  });
});

describe('GET /api/sermons?planned=first', () => {
  const DAY_MS = 86_400_000;
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

  it('begins with what is preached next, goes on with what was planned and preached, and ends with the rest', async () => {
    const sermons: Partial<SermonDraft>[] = [
      { title: 'without a day, older' },
      { title: 'in a month', date: inDays(30) },
      { title: 'preached long ago', preached: [{ date: inDays(-400), place: 'Grace Church' }] },
      { title: 'missed long ago', date: inDays(-90) },
      { title: 'preached on its day', date: inDays(-7), preached: [{ date: inDays(-7), place: 'Grace Church' }] },
      {
        title: 'next, and preached before',
        date: inDays(2),
        preached: [{ date: inDays(-300), place: 'Grace Church' }],
      },
      { title: 'missed lately', date: inDays(-14) },
      { title: 'without a day', date: '' },
    ];
    for (const sermon of sermons) await boaz.api.post('/api/sermons').send(sermonDraft(sermon)).expect(201);
    const titles: string[] = [];
    for (let next: string | undefined = '/api/sermons?planned=first&limit=3'; next;) {
      const page: { body: { title: string }[]; headers: Record<string, string> } = await boaz.api.get(next).expect(200);
      titles.push(...page.body.map(({ title }) => title));
      next = /^<(.*)>; rel="next"$/.exec(page.headers['link'] ?? '')?.[1];
    }
    expect(titles).toEqual([
      'next, and preached before',
      'in a month',
      'missed lately',
      'missed long ago',
      'preached on its day',
      'preached long ago',
      'without a day',
      'without a day, older',
    ]);
  });

  it('is the only thing that it says', async () => {
    const { body } = await boaz.api.get('/api/sermons').query({ planned: 'last' }).expect(400);
    expect(body.message).toMatch(/planned is: first/);
  });
});
