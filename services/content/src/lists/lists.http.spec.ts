import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { noteDraft, sermonDraft } from '../testing/drafts.js';
import { type Member, startContent, type TestContent } from '../testing/start-content.js';

let content: TestContent;
let ruth: Member;

beforeAll(async () => {
  content = await startContent();
});
beforeEach(async () => {
  ruth = await content.member('Ruth');
});
afterAll(() => content.stop());

/** Rows a microsecond apart, as only Postgres can tell them apart; the newest is the last. */
const plant = (count: number, text = 'abc') =>
  content.database.query(
    `insert into content.notes (user_id, title, content, created_at)
       select $1, 'Note ' || at, $3, timestamptz '2026-11-01' + at * interval '1 microsecond' from generate_series(1, $2) at`,
    [ruth.id, count, text],
  );
const get = (address: string, member = ruth) => member.api.get(address).expect(200);
const titles = (body: { title: string }[]) => body.map(({ title }) => title);
const nextOf = (headers: Record<string, string>) => /^<(.*)>; rel="next"$/.exec(headers['link'] ?? '')?.[1];
/** Every page from here on, as a client follows them. */
async function follow(address: string | undefined, between: () => Promise<unknown> = async () => undefined) {
  const pages: string[][] = [];
  for (let next = address; next;) {
    const { body, headers } = await get(next);
    pages.push(titles(body));
    next = nextOf(headers);
    await between();
  }
  return pages;
}

describe('a list of notes or sermons', () => {
  it('without parameters, is the newest 1,000, and its Link leads to the rest', async () => {
    await plant(1_001);
    const { body, headers } = await get('/api/notes');
    expect([body.length, body[0].title, body[999].title]).toEqual([1_000, 'Note 1001', 'Note 2']);
    expect(titles((await get(nextOf(headers) ?? '')).body)).toEqual(['Note 1']);
  });

  it('is complete in pages, whatever is written meanwhile, and each page leads to the next', async () => {
    await plant(7);
    const pages = await follow('/api/notes?limit=3', () => ruth.api.post('/api/notes').send(noteDraft()));
    expect(pages).toEqual([['Note 7', 'Note 6', 'Note 5'], ['Note 4', 'Note 3', 'Note 2'], ['Note 1']]);
  });

  it('goes on after the last item of a page also when that item is deleted', async () => {
    await plant(4);
    const { body, headers } = await get('/api/notes?limit=2');
    await ruth.api.delete(`/api/notes/${body[1].id}`).expect(204);
    expect(titles((await get(nextOf(headers) ?? '')).body)).toEqual(['Note 2', 'Note 1']);
    expect(nextOf((await get('/api/notes?limit=3')).headers)).toBeUndefined();
  });

  it.each([
    ['limit', '0'],
    ['limit', '1001'],
    ['limit', 'many'],
    ['cursor', ''],
    ['cursor', 'newest'],
    ['cursor', "1'; drop table content.notes; --"],
    ['cursor', '99999999999999999-a7c1b7e0-5a0e-4d3c-9d0f-0a4b5f0c6e11'],
  ])('refuses a %s of %p', async (name, value) => {
    for (const list of ['/api/notes', '/api/sermons']) {
      const { status, body } = await ruth.api.get(list).query({ [name]: value });
      expect([status, body.data?.issues[0].path]).toEqual([400, [name]]);
    }
  });

  it('with a cursor of another user, returns the items of the user who asks', async () => {
    await plant(3);
    const { headers } = await get('/api/notes?limit=1');
    const boaz = await content.member('Boaz');
    expect((await get(nextOf(headers) ?? '', boaz)).body).toEqual([]);
  });

  it('has whole texts up to 512 KiB, from the newest on, and the others cut and marked', async () => {
    await plant(4, `${'ש'.repeat(99_999)}!`);
    await ruth.api
      .post('/api/notes')
      .send(noteDraft({ title: 'Short' }))
      .expect(201);
    const { body, headers, text } = await get('/api/notes');
    expect(titles(body)).toEqual(['Short', 'Note 4', 'Note 3', 'Note 2', 'Note 1']);
    expect(body.map(({ content: { length } }: { content: string }) => length)).toEqual([
      noteDraft().content.length,
      100_000,
      100_000,
      500,
      500,
    ]);
    expect(body.map(({ truncated }: { truncated?: true }) => truncated)).toEqual([
      undefined,
      undefined,
      undefined,
      true,
      true,
    ]);
    expect(Buffer.byteLength(text)).toBeLessThan(512 << 10);
    expect(headers['link']).toBeUndefined();
  });

  it('ends a page earlier when it would be above 512 KiB, and leads on from there', async () => {
    await plant(1_000, 'ש'.repeat(1_000));
    const sizes: number[] = [];
    const shown: string[] = [];
    for (let next: string | undefined = '/api/notes'; next;) {
      const { body, headers, text } = await get(next);
      sizes.push(Buffer.byteLength(text));
      shown.push(...titles(body));
      next = nextOf(headers);
    }
    expect(shown).toEqual(Array.from({ length: 1_000 }, (_, at) => `Note ${1_000 - at}`));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(512 << 10);
    expect(sizes.length).toBeGreaterThan(1);
  });

  it('that is long, shows every change at once, however often and in whatever encoding it was read before', async () => {
    await plant(300, 'In the beginning was the Word. '.repeat(12));
    const boaz = await content.member('Boaz');
    const read = async (listed = true) => {
      const seen = await Promise.all(
        ['gzip', 'br', 'identity', 'gzip'].map(async (encoding) => {
          const answer = await ruth.api.get('/api/notes').set('accept-encoding', encoding).buffer(true);
          return [answer.headers['content-encoding'] ?? 'identity', JSON.stringify(titles(answer.body))];
        }),
      );
      if (listed) expect(seen.map(([encoding]) => encoding)).toEqual(['gzip', 'br', 'identity', 'gzip']);
      expect(new Set(seen.map(([, listed]) => listed)).size).toBe(1);
      expect((await get('/api/notes', boaz)).body).toEqual([]);
      return JSON.parse(seen[0]?.[1] ?? '') as string[];
    };
    expect(await read()).toHaveLength(300);
    const { body } = await ruth.api
      .post('/api/notes')
      .send(noteDraft({ title: 'New one' }))
      .expect(201);
    expect((await read())[0]).toBe('New one');
    const draft = noteDraft({ title: 'New two' });
    await ruth.api.put(`/api/notes/${body.id}`).send(draft).expect(200);
    expect((await read())[0]).toBe('New two');
    await ruth.api.delete(`/api/notes/${body.id}`).expect(204);
    expect((await read())[0]).toBe('Note 300');
    await content.database.query(
      `update content.notes set title = 'By hand' where user_id = $1 and title = 'Note 300'`,
      [ruth.id],
    );
    expect((await read())[0]).toBe('By hand');
    await content.database.query(`delete from content.notes where user_id = $1`, [ruth.id]);
    expect(await read(false)).toEqual([]);
  });

  it('leaves short texts whole and unmarked beside long ones', async () => {
    await ruth.api
      .post('/api/sermons')
      .send(sermonDraft({ title: 'Old' }))
      .expect(201);
    for (let made = 0; made < 2; made += 1) {
      await ruth.api
        .post('/api/sermons')
        .send(sermonDraft({ outline: 'ש'.repeat(200_000) }))
        .expect(201);
    }
    const { body } = await get('/api/sermons');
    expect(body[0].outline).toHaveLength(200_000);
    expect([body[1].outline.length, body[1].notes, body[1].truncated]).toEqual([500, sermonDraft().notes, true]);
    expect(body[2]).toMatchObject(sermonDraft({ title: 'Old' }));
    expect(body[2]).not.toHaveProperty('truncated');
  });

  it('finds words in whole texts, in any case, however much of the texts is shown', async () => {
    const long = `${'x'.repeat(99_000)} the End, 100%`;
    await plant(12, long);
    await ruth.api
      .post('/api/notes')
      .send(noteDraft({ title: 'Tagged', tags: ['The End, 100%'] }))
      .expect(201);
    await ruth.api.post('/api/notes').send(noteDraft()).expect(201);
    const found = (await get(`/api/notes?search=${encodeURIComponent(' tHE eND, 100% ')}`)).body;
    expect(titles(found)).toEqual(['Tagged', ...Array.from({ length: 12 }, (_each, at) => `Note ${12 - at}`)]);
    expect((await get('/api/notes?search=100_')).body).toEqual([]);
    expect(await follow('/api/notes?search=the%20end&limit=9')).toHaveLength(2);
    await ruth.api
      .get('/api/notes')
      .query({ search: 's'.repeat(201) })
      .expect(400);
    expect((await get('/api/sermons?search=lighthouse')).body).toEqual([]);
    await ruth.api
      .post('/api/sermons')
      .send(sermonDraft({ outline: 'The LIGHTHOUSE' }))
      .expect(201);
    expect((await get('/api/sermons?search=lighthouse')).body).toHaveLength(1);
  });
});

describe.each(['notes', 'sermons'])('GET /api/%s/{id}', (resource) => {
  it('brings the whole item, with its version as ETag, to its owner alone', async () => {
    const draft = resource === 'notes' ? noteDraft() : sermonDraft();
    const { body } = await ruth.api.post(`/api/${resource}`).send(draft).expect(201);
    const address = `/api/${resource}/${body.id}`;
    const answer = await get(address);
    expect([answer.body, answer.headers['etag']]).toEqual([body, '"1"']);
    const boaz = await content.member('Boaz');
    await boaz.api.get(address).expect(404);
    await ruth.api.get(`/api/${resource}/nonsense`).expect(400);
  });
});
