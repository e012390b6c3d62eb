import { ManualClock } from '@berea/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readingRecord } from '../testing/drafts.js';
import { type Member, startContent, type TestContent } from '../testing/start-content.js';

const DAY = 86_400;
// Tokens use the machine's time, so the clock starts there; at noon, so that a test moves by whole days.
const noon = new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`);

let content: TestContent;
let clock: ManualClock;
let naomi: Member;

beforeAll(async () => {
  clock = new ManualClock(noon);
  content = await startContent(clock);
});
beforeEach(async () => {
  naomi = await content.member('Naomi');
});
afterAll(() => content.stop());

/** The server's day, or a day some days away from it. */
const day = (away = 0): string => new Date(clock.now().getTime() + away * DAY * 1_000).toISOString().slice(0, 10);
const read = (overrides: object = {}, { api }: Pick<Member, 'api'> = naomi) =>
  api.post('/api/reading').send({ ...readingRecord(), ...overrides });
const stored = (userId = naomi.id) =>
  content.database.query(
    'select day::text, book, chapter from content.readings where user_id = $1 order by day, book, chapter',
    [userId],
  );
const stats = async (query = '', member = naomi) =>
  (await member.api.get(`/api/profile/stats${query}`).expect(200)).body;

describe('GET /api/reading', () => {
  it('lists each chapter once, the latest first, to its reader alone', async () => {
    const recent = (query = '', { api }: Pick<Member, 'api'> = naomi) => api.get(`/api/reading${query}`);
    for (const away of [-1, 0]) await read({ date: day(away) }).expect(204);
    await read({ book: 'Ruth', chapter: 1, date: day(1) }).expect(204);
    const ruth = { book: 'Ruth', chapter: 1, date: day(1) };
    expect((await recent().expect(200)).body).toEqual([ruth, { book: 'Matthew', chapter: 5, date: day() }]);
    expect((await recent('?limit=1').expect(200)).body).toEqual([ruth]);
    expect((await recent('', await content.member('Orpah')).expect(200)).body).toEqual([]);
    await recent('?limit=31').expect(400);
  });
});

describe('POST /api/reading', () => {
  it("counts a chapter under its canonical name, on the server's day when none is given", async () => {
    const response = await read({ book: ' i samuel ', chapter: 3 });
    expect([response.status, response.text]).toEqual([204, '']);
    expect(await stored()).toEqual([{ day: day(), book: '1 Samuel', chapter: 3 }]);
  });

  it.each([-1, 0, 1])("takes the reader's own day, %d from the server's", async (away) => {
    await read({ date: day(away) }).expect(204);
    expect(await stored()).toEqual([{ day: day(away), book: 'Matthew', chapter: 5 }]);
  });

  it('counts a chapter once a day, and again the next day', async () => {
    for (const book of ['Matthew', 'Mt.', 'Matthew']) await read({ book }).expect(204);
    await read({ chapter: 6 }).expect(204);
    await read({ date: day(1) }).expect(204);
    expect(await stored()).toEqual([
      { day: day(), book: 'Matthew', chapter: 5 },
      { day: day(), book: 'Matthew', chapter: 6 },
      { day: day(1), book: 'Matthew', chapter: 5 },
    ]);
  });

  it('twenty times at once for one chapter, keeps one record', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => read()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await stored()).toHaveLength(1);
  });

  it('does not change what another user has read', async () => {
    const boaz = await content.member('Boaz');
    await read({}, boaz).expect(204);
    expect(await stored()).toEqual([]);
    await read().expect(204);
    expect([await stored(), await stored(boaz.id)]).toEqual([[expect.anything()], [expect.anything()]]);
  });

  it('refuses a request without sign-in', async () => {
    const { status, body } = await read({}, { api: content.service.as() });
    expect([status, body.code]).toEqual([401, 'UNAUTHORIZED']);
  });

  it.each([
    [{ book: 'Hezekiah' }, 'book', /^No book is called "Hezekiah"/],
    [{ book: undefined }, 'book', /^Book is required\.$/],
    [{ chapter: 29 }, 'chapter', /^Matthew has 28 chapters\.$/],
    [{ chapter: '5' }, 'chapter', /^Chapter is a whole number\.$/],
    [{ chapter: 0 }, 'chapter', /^Chapter starts at 1\.$/],
    [{ chapter: 1_000 }, 'chapter', /^Chapter is out of range\.$/],
    [{ date: '2026-02-30' }, 'date', /^date is a day of the calendar/],
    [{ date: '21.11.2026' }, 'date', /^date is a day of the calendar/],
    [{ date: '2026-11-21T00:00:00Z' }, 'date', /^date is a day of the calendar/],
    [{ date: null }, 'date', /^date is a day of the calendar/],
    [{ verse: 3 }, undefined, /verse/],
  ])('refuses %j, naming the field', async (fields, field, message) => {
    const { status, body } = await read(fields);
    expect(status).toBe(400);
    expect(body.data.issues).toEqual([{ path: field ? [field] : [], message: expect.stringMatching(message) }]);
    expect(await stored()).toEqual([]);
  });

  it.each([-2, 2, 365])("refuses a day that is %d days from the server's, and says which that is", async (away) => {
    const { status, body } = await read({ date: day(away) });
    expect([status, body.data.issues]).toEqual([
      400,
      [{ path: ['date'], message: `date is the reader's day now, at most one from ${day()}.` }],
    ]);
    expect(await stored()).toEqual([]);
  });
});

describe('GET /api/profile/stats', () => {
  it('counts each chapter once, however often it was read', async () => {
    await read().expect(204);
    await read({ date: day(-1) }).expect(204);
    await read({ chapter: 6 }).expect(204);
    await read({ book: 'Mark', chapter: 5 }).expect(204);
    expect(await stats()).toMatchObject({ chaptersRead: 3, streakDays: 2 });
  });

  it('answers zeros before anything was read', async () => {
    expect(await stats()).toMatchObject({ chaptersRead: 0, streakDays: 0 });
  });

  it('counts days of reading in a row, also on the day after the last, and begins again after a day without reading', async () => {
    for (const streak of [1, 2, 3]) {
      await read({ chapter: streak }).expect(204);
      await read({ chapter: streak + 1 }).expect(204);
      expect(await stats()).toMatchObject({ streakDays: streak });
      clock.advance(DAY);
    }
    expect(await stats()).toMatchObject({ streakDays: 3 });
    clock.advance(DAY);
    expect(await stats()).toMatchObject({ chaptersRead: 4, streakDays: 0 });
    await read().expect(204);
    expect(await stats()).toMatchObject({ streakDays: 1 });
  });

  it('counts days in a row on over months, years and leap days', async () => {
    await content.database.query(
      `insert into content.readings (user_id, day, book, chapter)
       select $1, day, 'Psalms', 1 + (day - '2024-01-01'::date) % 150
         from (select ($2::date - back) as day from generate_series(0, 799) back) days`,
      [naomi.id, day()],
    );
    expect(await stats()).toMatchObject({ streakDays: 800, chaptersRead: 150 });
  });

  it("counts days in a row by the reader's own day", async () => {
    await content.database.query(
      `insert into content.readings (user_id, day, book, chapter) values ($1, $2, 'John', 3), ($1, $3, 'John', 4)`,
      [naomi.id, day(-2), day(-3)],
    );
    // In Honolulu it is still yesterday, so the streak continues there.
    expect(await stats()).toMatchObject({ streakDays: 0 });
    expect(await stats(`?date=${day(-1)}`)).toMatchObject({ streakDays: 2 });
    // In Auckland it is already tomorrow.
    await read({ date: day(1) }).expect(204);
    expect(await stats(`?date=${day(1)}`)).toMatchObject({ streakDays: 1 });
    expect(await stats()).toMatchObject({ streakDays: 1 });
  });

  it('counts nothing that another user has read', async () => {
    const boaz = await content.member('Boaz');
    await read({}, boaz).expect(204);
    expect(await stats()).toMatchObject({ chaptersRead: 0, streakDays: 0 });
  });

  it.each(['2026-02-30', 'today', '', '1999-01-01'])('refuses the date "%s", naming the field', async (date) => {
    const { status, body } = await naomi.api.get(`/api/profile/stats?date=${date}`);
    expect([status, body.data.issues]).toEqual([
      400,
      [{ path: ['date'], message: expect.stringContaining('date is') }],
    ]);
  });
});
