import { READING_PLANS } from '@berea/scripture';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { planSchedule, readingRecord } from '../testing/drafts.js';
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

const PROVERBS = '/api/library/plans/proverbs';
const today = () => new Date().toISOString().slice(0, 10);
const begin = (overrides: object = {}) =>
  ruth.api.put(PROVERBS).send(planSchedule({ days: [{ date: today(), count: 31 }], ...overrides }));
const reading = async () => (await ruth.api.get('/api/library/reading').expect(200)).body;

describe('reading plans', () => {
  it('are six, each with as many chapters as it says', () => {
    expect(READING_PLANS.map(({ id, chapters }) => [id, chapters.length])).toEqual([
      ['gospels', 89],
      ['psalms', 150],
      ['proverbs', 31],
      ['letters-of-paul', 87],
      ['new-testament', 260],
      ['whole-bible', 1_189],
    ]);
  });

  it('that are begun, count ticked chapters, and chapters read from their first day on', async () => {
    const { status, body } = await begin();
    expect([status, body]).toEqual([
      200,
      { plan: 'proverbs', startedOn: today(), days: [{ date: today(), count: 31 }], remind: true, done: [] },
    ]);
    await ruth.api
      .post('/api/reading')
      .send(readingRecord({ book: 'Proverbs', chapter: 3 }))
      .expect(204);
    const ticked = await ruth.api
      .patch(PROVERBS)
      .send({ chapters: [0, 4, 4], done: true })
      .expect(200);
    expect(ticked.body.done).toEqual([0, 2, 4]);
    const untouched = await ruth.api
      .patch(PROVERBS)
      .send({ chapters: [2, 4], done: false })
      .expect(200);
    expect(untouched.body.done).toEqual([0, 2]);
  });

  it('lose no tick of two devices at once', async () => {
    await begin().expect(200);
    const numbers = Array.from({ length: 12 }, (_, index) => index);
    await Promise.all(
      numbers.map((each) =>
        ruth.api
          .patch(PROVERBS)
          .send({ chapters: [each], done: true })
          .expect(200),
      ),
    );
    expect((await reading()).plans[0].done).toEqual(numbers);
  });

  it('keep read chapters under another schedule, and forget them when the plan is left', async () => {
    await begin().expect(200);
    await ruth.api
      .patch(PROVERBS)
      .send({ chapters: [0], done: true })
      .expect(200);
    const days = [
      { date: '2027-01-01', count: 30 },
      { date: '2027-01-03', count: 1 },
    ];
    const { body } = await begin({ days, remind: false }).expect(200);
    expect(body).toEqual({ plan: 'proverbs', startedOn: today(), days, remind: false, done: [0] });
    await ruth.api.delete(PROVERBS).expect(204);
    expect((await reading()).plans).toEqual([]);
    await ruth.api
      .patch(PROVERBS)
      .send({ chapters: [0], done: true })
      .expect(404);
  });

  it.each([
    ['too few chapters', { days: [{ date: '2026-11-22', count: 30 }] }, 'days'],
    ['a day twice', { days: [{ date: '2026-11-22', count: 30 }, { date: '2026-11-22', count: 1 }] }, 'days'], // prettier-ignore
    ['no day', { days: [] }, 'days'],
    ['no such day', { days: [{ date: '2026-02-30', count: 31 }] }, 'days'],
  ])('with a schedule that has %s are refused, naming the field', async (_what, body, field) => {
    const response = await begin(body);
    expect([response.status, response.body.data.issues[0].path[0]]).toEqual([400, field]);
  });

  it('are refused under an unknown name, and so is a chapter that a plan does not have', async () => {
    await begin().expect(200);
    const response = await ruth.api.patch(PROVERBS).send({ chapters: [31], done: true });
    expect([response.status, response.body.message]).toEqual([
      400,
      'The plan has 31 chapters, so their numbers end at 30.',
    ]);
    await ruth.api.put('/api/library/plans/enoch').send(planSchedule()).expect(400);
  });

  it('are listed with the read chapters, each once with its last day', async () => {
    for (const chapter of [1, 2, 1]) {
      await ruth.api
        .post('/api/reading')
        .send(readingRecord({ book: 'Ruth', chapter }))
        .expect(204);
    }
    expect((await reading()).recent).toEqual([
      { book: 'Ruth', chapter: 1, day: today() },
      { book: 'Ruth', chapter: 2, day: today() },
    ]);
  });
});
