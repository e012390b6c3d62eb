import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Member, startContent, type TestContent } from '../testing/start-content.js';
import { rowsOfUser } from '../testing/user-rows.js';

let content: TestContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.stop());

type Row = Record<string, unknown>;
type Rows = Record<string, Row[]>;

const TAKEN = ['profiles', 'notes', 'sermons', 'versions', 'bookmarks', 'highlights', 'readings', 'readingPlans'];
const exported = async ({ api }: Member): Promise<Rows> => {
  const { rows } = (await api.get('/api/export/content').expect(200)).body as { rows: Rows };
  return Object.fromEntries(TAKEN.map((table) => [table, rows[table] ?? []]));
};
const put = async ({ api }: Member, rows: object, { write = true, id = randomUUID() } = {}) => {
  const { status, body } = await api.put(`/api/import/content/${id}`).send({ source: 'berea.zip', write, rows });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as { outcomes: Record<string, string[]>; reasons: { table: string; row: number; message: string }[] };
};

const NOTE = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  title: 'Kin',
  content: 'Compare Romans 8:28.',
  scripture: 'Ruth 2:20',
  tags: ['kin'],
  draft: false,
  version: 3,
  createdAt: '2020-11-22T09:00:00.123456+00:00',
  updatedAt: '2020-11-23T09:00:00.654321+00:00',
  deletedAt: null,
};

/** Gives a member something of everything, by the routes of the product. */
async function write({ api }: Member): Promise<void> {
  const note = (
    await api.post('/api/notes').send({ title: 'Kin', content: 'One', scripture: 'Ruth 2:20', tags: ['a b'] })
  ).body;
  await api.put(`/api/notes/${note.id}`).send({ title: 'Kin', content: 'Two', scripture: 'Ruth 2:20' }).expect(200);
  const gone = (await api.post('/api/notes').send({ title: 'In the bin', content: 'x' })).body;
  await api.delete(`/api/notes/${gone.id}`).expect(204);
  await api.post('/api/notes').send({ title: '', content: '', draft: true }).expect(201);
  await api
    .post('/api/sermons')
    .send({
      title: 'A Great Way Off',
      scripture: 'Luke 15:11-32',
      outline: 'I. Left',
      body: 'He ran.',
      preached: [{ date: '2026-11-22', place: 'Grace Church', minutes: 25 }],
      basket: [{ id: 'a', kind: 'verse', title: 'Luke 15:20', text: 'He ran' }],
      origins: [
        {
          print: '25-1ab2c3d',
          action: 'add_verse',
          engine: 'library',
          sources: ['KJV'],
          at: '2026-11-22T09:00:00.000Z',
        },
      ],
    })
    .expect(201);
  await api.post('/api/bookmarks').send({ book: 'Ruth', chapter: 2, verse: 20 });
  await api.put('/api/highlights/Romans/8/28').send({ colour: 'green' }).expect(200);
  await api.post('/api/reading').send({ book: 'Ruth', chapter: 2 }).expect(204);
  await api.put('/api/library/plans/proverbs').send({ days: [{ date: '2026-11-22', count: 31 }], remind: true });
  await api
    .patch('/api/library/plans/proverbs')
    .send({ chapters: [0, 4], done: true })
    .expect(200);
  await api.patch('/api/user/profile').send({ ministryRole: 'pastor' }).expect(200);
}

/** What must be the same on any server: everything but ids and the counter of the preferences. */
const compared = (rows: Rows): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(rows).map(([table, list]) => [
        table,
        list
          .map(({ id: _id, itemId: _item, ...row }) =>
            table === 'profiles' ? { ...row, version: 0, updatedAt: '' } : row,
          )
          .map((row) => JSON.stringify(row))
          .sort(),
      ]),
    ),
  );

describe('PUT /api/import/content/{import}', () => {
  it('brings an account to another one with nothing lost, twice, and adds nothing the second time', async () => {
    const [ruth, naomi, orpah] = [
      await content.member('Ruth'),
      await content.member('Naomi'),
      await content.member('Orpah'),
    ];
    await write(ruth);
    const archive = await exported(ruth);
    expect(TAKEN.filter((table) => archive[table]?.length === 0)).toEqual([]);
    const first = await put(naomi, archive);
    expect([
      first.reasons,
      Object.values(first.outcomes)
        .flat()
        .filter((each) => each !== 'added'),
    ]).toEqual([[], []]);
    const second = await exported(naomi);
    expect(compared(second)).toBe(compared(archive));
    await put(orpah, second);
    expect(compared(await exported(orpah))).toBe(compared(archive));

    const again = await put(naomi, archive);
    expect(
      Object.values(again.outcomes)
        .flat()
        .filter((each) => each !== 'same'),
    ).toEqual([]);
    expect(compared(await exported(naomi))).toBe(compared(archive));
    // The account that it came from has all of it, under its own ids.
    const back = await put(ruth, archive);
    expect(
      Object.values(back.outcomes)
        .flat()
        .filter((each) => each !== 'same'),
    ).toEqual([]);
  });

  it('gives the rows of another account ids of their own, and touches none of its rows', async () => {
    const [ruth, boaz] = [await content.member('Ruth'), await content.member('Boaz')];
    await write(ruth);
    const before = await rowsOfUser(content.database, ruth.id);
    const archive = await exported(ruth);
    await put(boaz, { ...archive, notes: archive['notes']?.map((note) => ({ ...note, content: 'Taken over' })) });
    expect(await rowsOfUser(content.database, ruth.id)).toEqual(before);
    const ids = (rows: Rows) => (rows['notes'] ?? []).map(({ id }) => id);
    expect(ids(await exported(boaz)).filter((id) => ids(archive).includes(id))).toEqual([]);
  });

  it('tells what would become of the rows, and writes nothing then', async () => {
    const naomi = await content.member('Naomi');
    await put(naomi, {
      notes: [NOTE],
      highlights: [{ book: 'Ruth', chapter: 1, verse: 1, colour: 'blue', updatedAt: NOTE.createdAt }],
    });
    const before = await rowsOfUser(content.database, naomi.id);
    const told = await put(
      naomi,
      {
        notes: [NOTE, { ...NOTE, content: 'Other words' }, { ...NOTE, id: randomUUID() }, { ...NOTE, id: 'x' }],
        highlights: [
          { book: 'Ruth', chapter: 1, verse: 1, colour: 'pink', updatedAt: NOTE.createdAt },
          { book: 'Ruth', chapter: 5, verse: 1, colour: 'pink', updatedAt: NOTE.createdAt },
        ],
      },
      { write: false },
    );
    expect(told.outcomes).toEqual({
      notes: ['same', 'changed', 'added', 'refused'],
      highlights: ['changed', 'refused'],
    });
    expect(told.reasons).toEqual([
      { table: 'notes', row: 3, message: 'id: An id is a UUID.' },
      { table: 'highlights', row: 1, message: 'Ruth has 4 chapters.' },
    ]);
    expect(await rowsOfUser(content.database, naomi.id)).toEqual(before);
  });

  it('leaves what is here with other words as it is, and counts a row that comes twice once', async () => {
    const naomi = await content.member('Naomi');
    expect((await put(naomi, { notes: [NOTE, NOTE] })).outcomes).toEqual({ notes: ['added', 'same'] });
    expect((await put(naomi, { notes: [{ ...NOTE, content: 'Newer' }] })).outcomes).toEqual({ notes: ['changed'] });
    const { notes } = await exported(naomi);
    expect(notes).toEqual([{ ...NOTE, id: expect.not.stringContaining(NOTE.id) }]);
  });

  it('writes all rows of a call or none', async () => {
    const small = await startContent(undefined, { QUOTA_NOTES: '2' });
    const naomi = await small.member('Naomi');
    const notes = [1, 2, 3].map((number) => ({ ...NOTE, id: randomUUID(), title: `Note ${number}` }));
    await naomi.api
      .put(`/api/import/content/${randomUUID()}`)
      .send({ source: 'x', write: true, rows: { notes } })
      .expect(413);
    expect((await naomi.api.get('/api/notes')).body).toEqual([]);
    await put(naomi, { notes: notes.slice(0, 2) });
    expect((await naomi.api.get('/api/notes')).body).toHaveLength(2);
    await small.stop();
  });

  it.each<[string, string, Row, RegExp]>([
    ['a note that is no draft and has no words', 'notes', { ...NOTE, content: ' ' }, /content: Content is required/],
    ['a note that is too long', 'notes', { ...NOTE, content: 'a'.repeat(100_001) }, /at most 100000/],
    ['a tag that is no text', 'notes', { ...NOTE, tags: [{}] }, /tags\.0: Tag must be text/],
    ['an instant that is none', 'notes', { ...NOTE, createdAt: 'yesterday' }, /createdAt: That is no instant/],
    ['the year 0', 'notes', { ...NOTE, createdAt: '0000-01-01T00:00:00Z' }, /begin with the year 1970/],
    ['a version beyond the numbers', 'notes', { ...NOTE, version: 2_147_483_647 }, /at most 999999999/],
    ['a sermon with a foreign action', 'sermons', { ...NOTE, outline: 'x', origins: [{ action: 'hack' }] }, /origins/],
    ['a day to come', 'readings', { book: 'Ruth', chapter: 1, day: '9999-12-31' }, /still to come/],
    [
      'an unknown plan',
      'readingPlans',
      { plan: 'x', startedOn: '2026-11-22', days: [], done: [], remind: true },
      /plan: Choose one of/,
    ],
    [
      'a plan with too few chapters',
      'readingPlans',
      { plan: 'proverbs', startedOn: '2026-11-22', days: [{ date: '2026-11-22', count: 1 }], done: [], remind: true },
      /days hold 1 chapters/,
    ],
    [
      'an unknown colour',
      'highlights',
      { book: 'Ruth', chapter: 1, verse: 1, colour: 'gold', updatedAt: NOTE.createdAt },
      /Colours are/,
    ],
    [
      'a version whose text is no JSON',
      'versions',
      {
        resource: 'notes',
        itemId: NOTE.id,
        version: 1,
        words: 1,
        content: '{',
        savedAt: NOTE.createdAt,
        recordedAt: NOTE.createdAt,
      },
      /not JSON/,
    ],
    [
      'a version with a hidden NUL',
      'versions',
      {
        resource: 'notes',
        itemId: NOTE.id,
        version: 1,
        words: 1,
        content: String.raw`{"title":"a\u0000"}`,
        savedAt: NOTE.createdAt,
        recordedAt: NOTE.createdAt,
      },
      /NUL/,
    ],
    [
      'a version of no list',
      'versions',
      {
        resource: 'users',
        itemId: NOTE.id,
        version: 1,
        words: 1,
        content: '{}',
        savedAt: NOTE.createdAt,
        recordedAt: NOTE.createdAt,
      },
      /resource names no list/,
    ],
    ['preferences that do not exist', 'profiles', { ministryRole: 'king' }, /ministryRole: Choose one of/],
  ])('refuses %s in words, and takes the rest', async (_name, table, row, says) => {
    const naomi = await content.member('Naomi');
    const good = { book: 'Ruth', chapter: 1, verse: 2, createdAt: NOTE.createdAt };
    const { outcomes, reasons } = await put(naomi, { [table]: [row], bookmarks: [good] });
    expect(outcomes).toEqual({ [table]: ['refused'], bookmarks: ['added'] });
    expect(reasons).toEqual([{ table, row: 0, message: expect.stringMatching(says) }]);
  });

  it('never gives membership, and an instant of the future is now', async () => {
    const naomi = await content.member('Naomi');
    await put(naomi, {
      profiles: [{ isPremiumMember: true, profilePicture: '/x', darkMode: true }],
      notes: [{ ...NOTE, deletedAt: '9999-01-01T00:00:00Z' }],
    });
    expect((await naomi.api.get('/api/profile')).body).toMatchObject({ isPremiumMember: false, profilePicture: null });
    expect((await naomi.api.get('/api/user/profile')).body).toMatchObject({ darkMode: true });
    const [bin] = (await naomi.api.get('/api/notes/bin')).body;
    expect(Date.parse(bin.deletedAt)).toBeLessThanOrEqual(Date.now());
  });

  it('keeps of versions what any item may have', async () => {
    const naomi = await content.member('Naomi');
    const version = (number: number, itemId = NOTE.id) => ({
      resource: 'notes',
      itemId,
      version: number,
      label: null,
      words: 1,
      content: JSON.stringify({ title: 'Kin', content: `Text ${number}`, tags: [], draft: false, scripture: null }),
      savedAt: NOTE.createdAt,
      recordedAt: NOTE.createdAt,
    });
    await put(naomi, {
      notes: [{ ...NOTE, version: 60 }],
      versions: [...Array.from({ length: 59 }, (_each, at) => version(at + 1)), version(61), version(1, randomUUID())],
    });
    const { versions } = await exported(naomi);
    const numbers = versions?.map((row) => Number(row['version'])).sort((one, other) => one - other);
    expect([numbers?.length, numbers?.[0], numbers?.at(-1)]).toEqual([50, 10, 59]);
  });
});

describe('DELETE /api/import/content/{import}', () => {
  it('takes an import back, but keeps and names what was changed since', async () => {
    const naomi = await content.member('Naomi');
    await naomi.api.post('/api/notes').send({ title: 'Her own', content: 'x' }).expect(201);
    const notes = Array.from({ length: 250 }, (_each, at) => ({ ...NOTE, id: randomUUID(), title: `Note ${at}` }));
    const mark = { book: 'Ruth', chapter: 1, verse: 1, colour: 'blue', updatedAt: NOTE.createdAt };
    const id = randomUUID();
    await put(naomi, { notes, highlights: [mark] }, { id });
    expect((await naomi.api.get('/api/import/content')).body).toEqual([
      { import: id, source: 'berea.zip', at: expect.any(String), counts: { notes: 250, highlights: 1 } },
    ]);
    const changed = ((await naomi.api.get('/api/notes')).body as Row[]).find(({ title }) => title === 'Note 7');
    await naomi.api.put(`/api/notes/${changed?.['id']}`).send({ title: 'Note 7', content: 'Mine now' }).expect(200);
    const undo = async () => (await naomi.api.delete(`/api/import/content/${id}`).expect(200)).body;
    const [first, second] = [await undo(), await undo()];
    expect([first.left, second.left, first.removed + second.removed]).toEqual([51, 0, 250]);
    expect([...first.kept, ...second.kept]).toEqual([{ table: 'notes', name: 'Note 7' }]);
    const left = (await naomi.api.get('/api/notes')).body as Row[];
    expect(left.map(({ title }) => title).sort()).toEqual(['Her own', 'Note 7']);
    expect((await naomi.api.get('/api/highlights')).body).toEqual([]);
    await naomi.api.delete(`/api/import/content/${id}`).expect(404);
  });

  it('is for its owner alone, and for 30 days', async () => {
    const [naomi, boaz] = [await content.member('Naomi'), await content.member('Boaz')];
    const id = randomUUID();
    await put(naomi, { notes: [NOTE] }, { id });
    await boaz.api.delete(`/api/import/content/${id}`).expect(404);
    await content.database.query(`update content.imports set created_at = now() - interval '31 days' where id = $1`, [
      id,
    ]);
    await naomi.api.delete(`/api/import/content/${id}`).expect(404);
    expect((await naomi.api.get('/api/import/content')).body).toEqual([]);
    expect((await naomi.api.get('/api/notes')).body).toHaveLength(1);
  });

  it('of two imports takes back what each of them added', async () => {
    const naomi = await content.member('Naomi');
    const [one, two] = [randomUUID(), randomUUID()];
    await put(naomi, { notes: [NOTE] }, { id: one });
    await put(naomi, { notes: [NOTE, { ...NOTE, id: randomUUID(), title: 'Second' }] }, { id: two });
    expect((await naomi.api.delete(`/api/import/content/${two}`)).body).toEqual({ removed: 1, kept: [], left: 0 });
    expect((await naomi.api.get('/api/notes')).body).toMatchObject([{ title: 'Kin' }]);
  });
});
