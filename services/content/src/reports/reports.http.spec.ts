import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { REPORT_LIMITS } from '@berea/contracts';
import { reportDraft } from '../testing/drafts.js';
import { type Member, startContent, type TestContent } from '../testing/start-content.js';

const REPORTS = '/api/library/reports';
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:]+\.\d{3}Z$/;

let content: TestContent;
let ruth: Member;
beforeAll(async () => {
  content = await startContent();
});
beforeEach(async () => {
  ruth = await content.member('Ruth');
});
afterAll(() => content.stop());

const send = (draft: object, member = ruth) => member.api.post(REPORTS).send(draft);
const operator = async () => content.service.as(await content.issuer.operator());
const stored = () =>
  content.database.query('select entry, text from content.reports where user_id = $1 order by created_at', [ruth.id]);

describe('POST /api/library/reports', () => {
  it('keeps what is wrong, where, and in which edition', async () => {
    const { status, body } = await send(reportDraft());
    expect(status).toBe(201);
    expect(body).toEqual({
      ...reportDraft(),
      createdAt: expect.stringMatching(INSTANT),
    });
    expect(await stored()).toEqual([{ entry: 'passages/luke-15-11-32', text: reportDraft().text }]);
  });

  it.each(['answers/assurance', 'articles/naomi', 'books/1-samuel'])('keeps a report of %s', async (entry) => {
    await send(reportDraft({ entry })).expect(201);
    expect(await stored()).toMatchObject([{ entry }]);
  });

  it('takes 2,000 characters, and not one more', async () => {
    await send(reportDraft({ text: 'a'.repeat(REPORT_LIMITS.text) })).expect(201);
    const { body } = await send(reportDraft({ text: 'a'.repeat(REPORT_LIMITS.text + 1) })).expect(400);
    expect(body.data.issues).toEqual([{ path: ['text'], message: 'What is wrong can be at most 2000 characters.' }]);
  });

  it.each([
    [{ text: ' ' }, 'text', 'What is wrong is required.'],
    [{ entry: undefined }, 'entry', 'Entry is required.'],
    [{ entry: 'https://elsewhere.example' }, 'entry', /^Entry is the end of its address/],
    [{ entry: 'answers/../notes' }, 'entry', /^Entry is the end of its address/],
    [{ edition: 'yesterday' }, 'edition', /^Edition is the day of the edition/],
  ])('refuses %j, naming the field', async (fields, field, message) => {
    const { body } = await send({ ...reportDraft(), ...fields }).expect(400);
    expect(body.data.issues).toEqual([
      { path: [field], message: typeof message === 'string' ? message : expect.stringMatching(message) },
    ]);
    expect(await stored()).toEqual([]);
  });

  it('accepts a limited number from a user in a day, also at once, then says when to send the next', async () => {
    const answers = await Promise.all(Array.from({ length: REPORT_LIMITS.daily + 5 }, () => send(reportDraft())));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(REPORT_LIMITS.daily);
    const { status, body } = await send(reportDraft());
    expect([status, body.message]).toEqual([
      429,
      'You have sent 20 reports in a day. Keep the text, and send it tomorrow.',
    ]);
    await send(reportDraft(), await content.member('Boaz')).expect(201);
    await content.database.query(
      `update content.reports set created_at = created_at - interval '25 hours' where user_id = $1`,
      [ruth.id],
    );
    await send(reportDraft()).expect(201);
  });
});

describe('GET /api/library/reports', () => {
  it('shows the operator those of everybody, the newest first, a part at a time', async () => {
    const boaz = await content.member('Boaz');
    const mark = randomUUID();
    await send(reportDraft({ text: `first ${mark}` })).expect(201);
    await send(reportDraft({ text: `second ${mark}`, entry: 'answers/assurance' }), boaz).expect(201);
    const { body } = await (await operator()).get(`${REPORTS}?limit=2`).expect(200);
    expect(body.results).toEqual([
      {
        id: expect.any(String),
        user: boaz.id,
        entry: 'answers/assurance',
        edition: '2026-11-27',
        text: `second ${mark}`,
        createdAt: expect.stringMatching(INSTANT),
      },
      expect.objectContaining({ user: ruth.id, text: `first ${mark}` }),
    ]);
    const next = await (await operator()).get(`${REPORTS}?limit=1&offset=1`).expect(200);
    expect(next.body).toMatchObject({ total: body.total, results: [{ text: `first ${mark}` }] });
    await (await operator()).get(`${REPORTS}?limit=201`).expect(400);
  });

  it('is refused to users with 403, and to everybody else with 401', async () => {
    await send(reportDraft()).expect(201);
    const user = await ruth.api.get(REPORTS);
    expect([user.status, user.body.code, user.body.message]).toEqual([
      403,
      'FORBIDDEN',
      'This is not available to you.',
    ]);
    await content.service.as().get(REPORTS).expect(401);
    await content.service.as('forged').get(REPORTS).expect(401);
  });

  it('opens nothing else to the operator’s token, which sends no report and reads nothing of a user', async () => {
    const token = await operator();
    await token.post(REPORTS).send(reportDraft()).expect(401);
    await token.get('/api/notes').expect(401);
  });

  it('leaves reports to their owner and the operator when only row-level security decides', async () => {
    await send(reportDraft()).expect(201);
    const boaz = await content.member('Boaz');
    const seen = (userId: string, setting: string) =>
      content.db.run(userId, async (manager) => {
        await manager.query(`select set_config('app.operator', $1, true)`, [setting]);
        return manager.query(`select user_id from content.reports where user_id = $1`, [ruth.id]);
      });
    expect(await seen(ruth.id, '')).toEqual([{ user_id: ruth.id }]);
    expect(await seen(boaz.id, '')).toEqual([]);
    expect(await seen(boaz.id, 'on')).toEqual([{ user_id: ruth.id }]);
    const changed = await content.db.run(boaz.id, async (manager) => {
      await manager.query(`select set_config('app.operator', 'on', true)`);
      return manager.query(`delete from content.reports where user_id = $1`, [ruth.id]);
    });
    expect(changed[1]).toBe(0);
  });
});
