import { HIGHLIGHT_COLOURS } from '@berea/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
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

const set = (address: string, colour: string | undefined = 'yellow', { api }: Pick<Member, 'api'> = naomi) =>
  api.put(`/api/highlights/${address}`).send({ colour });
const list = async (member = naomi) => (await member.api.get('/api/highlights').expect(200)).body;
const stored = (userId = naomi.id) =>
  content.database.query('select book, chapter, verse, colour from content.highlights where user_id = $1', [userId]);

const JOHN = { book: 'John', chapter: 3, verse: 16 };

describe('PUT /api/highlights/{book}/{chapter}/{verse}', () => {
  it.each(HIGHLIGHT_COLOURS)('keeps a verse in %s, and the list shows it at once', async (colour) => {
    const { status, body } = await set('John/3/16', colour);
    expect(status).toBe(200);
    expect(body).toEqual({ ...JOHN, colour, updatedAt: expect.stringMatching(/\.\d{3}Z$/) });
    expect(await stored()).toEqual([{ ...JOHN, colour }]);
  });

  it.each(['1%20Samuel/3/10', 'I%20Samuel/3/10', '1sam/3/10'])(
    'at %s, keeps the verse under the canonical name of its book',
    async (address) => {
      await set('1%20Samuel/3/10', 'blue').expect(200);
      expect((await set(address, 'pink')).body).toMatchObject({ book: '1 Samuel', colour: 'pink' });
      expect(await stored()).toEqual([{ book: '1 Samuel', chapter: 3, verse: 10, colour: 'pink' }]);
    },
  );

  it('with another colour, puts that in the place of the first', async () => {
    const { body: first } = await set('John/3/16', 'yellow');
    const { body: second } = await set('John/3/16', 'green');
    expect(second).toMatchObject({ ...JOHN, colour: 'green' });
    expect(Date.parse(second.updatedAt)).toBeGreaterThanOrEqual(Date.parse(first.updatedAt));
    expect(await list()).toEqual([second]);
  });

  it('sent a second time, answers as it did the first time', async () => {
    const { body: first } = await set('John/3/16');
    await set('John/3/17').expect(200);
    expect((await set('John/3/16')).body).toEqual(first);
    expect((await list()).map(({ verse }: { verse: number }) => verse)).toEqual([17, 16]);
  });

  it('twenty times at once, keeps one highlight', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => set('John/3/16', HIGHLIGHT_COLOURS[number % 5])),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const [number, { body }] of answers.entries()) expect(body.colour).toBe(HIGHLIGHT_COLOURS[number % 5]);
    expect(await stored()).toHaveLength(1);
  });

  it('for every verse of a selection at once, keeps all of them', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => set(`Psalms/119/${index + 1}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await stored()).toHaveLength(20);
  });

  it.each([
    ['Hezekiah/1/1', 'book', /^No book is called "Hezekiah"/],
    [`${'x'.repeat(61)}/1/1`, 'book', /^Book can be at most 60 characters\.$/],
    ['Matthew/99/1', 'chapter', /^Matthew has 28 chapters\.$/],
    ['Matthew/five/1', 'chapter', /^Chapter is a whole number\.$/],
    ['Matthew/0/1', 'chapter', /^Chapter starts at 1\.$/],
    ['Matthew/5/49', 'verse', /^Matthew 5 has 48 verses\.$/],
    ['Matthew/5/1.5', 'verse', /^Verse is a whole number\.$/],
    ['Matthew/5/1e9', 'verse', /^Verse is out of range\.$/],
  ])('refuses %s, naming the field', async (address, field, message) => {
    const { status, body } = await set(address);
    expect(status).toBe(400);
    expect(body.data.issues).toEqual([{ path: [field], message: expect.stringMatching(message) }]);
    expect(await stored()).toEqual([]);
  });

  it.each([{ colour: 'orange' }, { colour: 'Yellow' }, { colour: '' }, { colour: null }, { colour: 7 }, {}])(
    'refuses %j, and offers the five colours',
    async (sent) => {
      const { status, body } = await naomi.api.put('/api/highlights/John/3/16').send(sent);
      expect(status).toBe(400);
      expect(body.data.issues).toEqual([
        { path: ['colour'], message: 'Choose one of: yellow, green, blue, pink, purple.' },
      ]);
      expect(await stored()).toEqual([]);
    },
  );

  it.each(['book', 'chapter', 'verse'])(
    'with another %s in the body than in the address, is refused',
    async (field) => {
      const body = { colour: 'yellow', [field]: field === 'book' ? 'Mark' : 2 };
      const answer = await naomi.api.put('/api/highlights/John/3/16').send(body);
      expect([answer.status, answer.body.data.issues[0].path]).toEqual([400, [field]]);
      expect(await stored()).toEqual([]);
    },
  );
});

describe('PATCH /api/highlights', () => {
  const change = (...changes: [verse: number, colour: unknown][]) =>
    naomi.api
      .patch('/api/highlights')
      .send({ changes: changes.map(([verse, colour]) => ({ book: 'Matthew', chapter: 5, verse, colour })) });

  it('gives each verse its own colour, and takes colours away', async () => {
    await change([3, 'yellow'], [4, 'yellow'], [5, 'yellow']).expect(200);
    const { body } = await change([3, 'blue'], [4, null], [6, 'pink']).expect(200);
    expect(body).toMatchObject([
      { book: 'Matthew', chapter: 5, verse: 3, colour: 'blue', updatedAt: expect.stringMatching(/\.\d{3}Z$/) },
      { verse: 6, colour: 'pink' },
    ]);
    const colours = (await stored()).map(({ verse, colour }) => `${verse} ${colour}`);
    expect(colours.sort()).toEqual(['3 blue', '5 yellow', '6 pink']);
  });

  it('keeps the time of a verse that has its colour already, and renews the time of one that changes', async () => {
    const { body: first } = await change([3, 'yellow'], [4, 'yellow']);
    const { body: second } = await change([3, 'yellow'], [4, 'green']);
    expect(second[0]).toEqual(first[0]);
    expect(Date.parse(second[1].updatedAt)).toBeGreaterThanOrEqual(Date.parse(first[1].updatedAt));
    expect((await list()).map(({ verse }: { verse: number }) => verse)).toEqual([4, 3]);
  });

  it.each(['orange', '', 7, undefined])('refuses the colour %j, and offers the five', async (colour) => {
    const { status, body } = await change([3, 'yellow'], [4, colour]);
    expect(status).toBe(400);
    expect(body.data.issues).toEqual([
      {
        path: ['changes', 1, 'colour'],
        message: 'Choose one of: yellow, green, blue, pink, purple; or null to remove.',
      },
    ]);
    expect(await stored()).toEqual([]);
  });
});

describe('GET /api/highlights', () => {
  it('lists the last changed first', async () => {
    for (const verse of [9, 3, 6]) await set(`Matthew/5/${verse}`).expect(200);
    await set('Matthew/5/9', 'pink').expect(200);
    expect((await list()).map(({ verse }: { verse: number }) => verse)).toEqual([9, 6, 3]);
  });

  it("shows nothing of another user's, though both marked the same verse", async () => {
    const boaz = await content.member('Boaz');
    await set('John/3/16', 'blue', boaz).expect(200);
    expect(await list()).toEqual([]);
    await set('John/3/16', 'pink').expect(200);
    expect(await list()).toMatchObject([{ colour: 'pink' }]);
    expect(await list(boaz)).toMatchObject([{ colour: 'blue' }]);
  });

  it('is one answer, also with thousands of highlights', async () => {
    await content.database.query(
      `insert into content.highlights (user_id, book, chapter, verse, colour)
       select $1, 'Psalms', chapter, verse, 'purple' from generate_series(1, 150) chapter, generate_series(1, 39) verse`,
      [naomi.id],
    );
    expect(await list()).toHaveLength(5_850);
  });
});

describe('DELETE /api/highlights/{book}/{chapter}/{verse}', () => {
  it.each(['1%20Samuel/3/10', 'I%20Samuel/3/10', '1sam/3/10'])('removes one verse alone at %s', async (address) => {
    await set('1%20Samuel/3/10').expect(200);
    await set('1%20Samuel/3/11').expect(200);
    const response = await naomi.api.delete(`/api/highlights/${address}`);
    expect([response.status, response.text]).toEqual([204, '']);
    expect(await stored()).toEqual([{ book: '1 Samuel', chapter: 3, verse: 11, colour: 'yellow' }]);
  });

  it('answers 204 also when there is no highlight', async () => {
    await naomi.api.delete('/api/highlights/Matthew/5/3').expect(204);
  });

  it("leaves another user's highlight of the same verse where it is", async () => {
    const boaz = await content.member('Boaz');
    await set('John/3/16', 'blue', boaz).expect(200);
    await naomi.api.delete('/api/highlights/John/3/16').expect(204);
    expect(await stored(boaz.id)).toHaveLength(1);
  });

  it.each([
    ['Hezekiah/1/1', 'book'],
    ['Matthew/99/1', 'chapter'],
    ['Matthew/five/1', 'chapter'],
    ['Matthew/5/0', 'verse'],
    ['Matthew/5/1e9', 'verse'],
  ])('refuses %s, naming the field', async (address, field) => {
    const { status, body } = await naomi.api.delete(`/api/highlights/${address}`);
    expect([status, body.data.issues[0].path]).toEqual([400, [field]]);
  });
});
