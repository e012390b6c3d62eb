import { ContentRows } from '@berea/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Member, startContent, type TestContent } from '../testing/start-content.js';
import { seedUser } from '../testing/user-rows.js';

let content: TestContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.stop());

interface Page {
  readonly counts?: Readonly<Record<string, number>>;
  readonly rows: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  readonly next: string | null;
}
const page = async ({ api }: Member, after?: string): Promise<Page> =>
  (await api.get(`/api/export/content${after === undefined ? '' : `?after=${encodeURIComponent(after)}`}`).expect(200))
    .body;
const pages = async (member: Member): Promise<Page[]> => {
  const told = [await page(member)];
  for (let next = told[0]?.next; next; next = told.at(-1)?.next) told.push(await page(member, next));
  return told;
};

describe('GET /api/export/content', () => {
  it('tells an empty account of every table that it is empty', async () => {
    const empty = Object.keys(ContentRows.shape);
    expect(await page(await content.member('Orpah'))).toEqual({
      counts: Object.fromEntries(empty.map((table) => [table, 0])),
      rows: Object.fromEntries(empty.map((table) => [table, []])),
      next: null,
    });
  });

  it('tells the rows of its user alone, also those in the bin, without what opens a shared sermon or works as a token', async () => {
    const [ruth, boaz] = [await content.member('Ruth'), await content.member('Boaz')];
    const { notes } = await seedUser(content, ruth, 'of Ruth');
    await seedUser(content, boaz, 'of Boaz');
    await ruth.api.delete(`/api/notes/${notes}`).expect(204);
    const told = await page(ruth);
    expect(told.next).toBeNull();
    expect(told.rows['notes']).toEqual([
      expect.objectContaining({ id: notes, deletedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }),
    ]);
    for (const [table, rows] of Object.entries(told.rows))
      expect([table, rows.length]).toEqual([table, told.counts?.[table]]);
    expect(JSON.stringify(told)).not.toMatch(/of Boaz|token_?hash/i);
    const secrets = await content.database.query<{ hash: string }>(
      `select token_hash as hash from content.sermon_links where user_id = $1
       union all select token_hash from content.personal_tokens where user_id = $1`,
      [ruth.id],
    );
    expect(secrets).toHaveLength(2);
    for (const { hash } of secrets) expect(JSON.stringify(told)).not.toContain(hash);
    expect(JSON.stringify(told)).toContain('of Ruth');
  });

  it('tells a large account in parts that are bounded, each row once, and each part again', async () => {
    const naomi = await content.member('Naomi');
    await content.database.query(
      `insert into content.notes (user_id, title, content)
         select $1, 'Note ' || n, repeat(case when n % 100 = 0 then 'wörd ' else 'w ' end, case when n % 100 = 0 then 4000 else 20 end)
           from generate_series(1, 3000) n`,
      [naomi.id],
    );
    await content.database.query(
      `insert into content.highlights (user_id, book, chapter, verse, colour)
         select $1, 'Psalms', c, v, 'green' from generate_series(1, 100) c, generate_series(1, 12) v`,
      [naomi.id],
    );
    const told = await pages(naomi);
    expect(told.length).toBeGreaterThan(2);
    for (const part of told) expect(JSON.stringify(part).length).toBeLessThan(512 << 10);
    const titles = told.flatMap(({ rows }) => (rows['notes'] ?? []).map(({ title }) => title));
    expect([titles.length, new Set(titles).size]).toEqual([3000, 3000]);
    expect(told.flatMap(({ rows }) => rows['highlights'] ?? [])).toHaveLength(1200);
    expect(await page(naomi, told[0]?.next ?? '')).toEqual(told[1]);
  });

  it.each(['', 'notes', 'users ["x"]', 'idempotencyKeys []', "notes' ["])(
    'refuses an `after` of %j in words that name it, and does not fail',
    async (after) => {
      const { api } = await content.member('Hostile');
      const { status, body } = await api.get(`/api/export/content?after=${encodeURIComponent(after)}`);
      expect([status, JSON.stringify(body).includes('after')]).toEqual([400, true]);
    },
  );

  it.each(['notes x', 'notes ["\' or 1=1"]', 'highlights ["Psalms", 999]'])(
    'goes on after %j, which no row has',
    async (after) => {
      expect((await page(await content.member('Lost'), after)).next).toBeNull();
    },
  );
});
