import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { noteDraft, sermonDraft } from '../testing/drafts.js';
import { type Member, startContent, type TestContent } from '../testing/start-content.js';

const MIB = 1 << 20;
let content: TestContent;
let ruth: Member;

beforeAll(async () => {
  content = await startContent(undefined, { QUOTA_NOTES: '12', QUOTA_SERMONS: '2', QUOTA_WRITING_MIB: '1' });
});
beforeEach(async () => {
  ruth = await content.member('Ruth');
});
afterAll(() => content.stop());

const usage = async (member = ruth) => (await member.api.get('/api/profile/usage').expect(200)).body;
const write = (draft = {}, key?: string) => {
  const request = ruth.api.post('/api/notes');
  return (key ? request.set('idempotency-key', key) : request).send(noteDraft(draft));
};
/** 90,000 characters of two bytes: six of them fill more than a MiB. */
const LONG = 'ש'.repeat(90_000);
const sizeOf = (texts: unknown[]) =>
  texts.flat().reduce<number>((sum, text) => sum + Buffer.byteLength(String(text)), 0);

describe('GET /api/profile/usage', () => {
  it('shows the usage and the limits, in bytes as they are stored', async () => {
    expect(await usage()).toEqual({
      notes: { used: 0, limit: 12 },
      sermons: { used: 0, limit: 2 },
      bytes: { used: 0, limit: MIB },
    });
    const note = noteDraft({ content: 'שָׁלוֹם' });
    const sermon = sermonDraft();
    const { body } = await write(note).expect(201);
    await ruth.api.post('/api/sermons').send(sermon).expect(201);
    const size = sizeOf(Object.values(note)) + sizeOf(Object.values(sermon));
    expect(await usage()).toMatchObject({ notes: { used: 1 }, sermons: { used: 1 }, bytes: { used: size } });
    await ruth.api.delete(`/api/notes/${body.id}`).expect(204);
    expect(await usage()).toMatchObject({ notes: { used: 1 }, bytes: { used: size } });
    await ruth.api.delete('/api/notes/bin').expect(204);
    expect(await usage()).toMatchObject({ notes: { used: 0 }, bytes: { used: sizeOf(Object.values(sermon)) } });
    expect(await usage(await content.member('Boaz'))).toMatchObject({ sermons: { used: 0 }, bytes: { used: 0 } });
  });

  it('agrees with the rows after many changes at once', async () => {
    const notes = await Promise.all(Array.from({ length: 8 }, (_each, at) => write({ content: 'x'.repeat(at + 1) })));
    const [first, second, ...others] = notes.map(({ body }) => body.id as string);
    await Promise.all([
      ruth.api.delete(`/api/notes/${first}`),
      ruth.api.delete(`/api/notes/${first}`),
      ruth.api.put(`/api/notes/${second}`).send(noteDraft({ content: 'y'.repeat(5_000) })),
      ...others.map((id, at) => ruth.api.put(`/api/notes/${id}`).send(noteDraft({ content: 'z'.repeat(at * 99 + 1) }))),
    ]);
    const [rows] = await content.database.query<{ count: number; bytes: string }>(
      `select count(*)::int as count,
              sum(bytes) + (select sum(bytes) from content.versions where user_id = $1) as bytes
         from content.notes where user_id = $1`,
      [ruth.id],
    );
    expect(await usage()).toMatchObject({ notes: { used: rows?.count }, bytes: { used: Number(rows?.bytes) } });
    expect(rows?.count).toBe(8);
  });
});

describe('the quota of an account', () => {
  it('refuses one note or sermon too many with 413, and says what to do', async () => {
    for (let made = 0; made < 2; made += 1) await ruth.api.post('/api/sermons').send(sermonDraft()).expect(201);
    const { status, body } = await ruth.api.post('/api/sermons').send(sermonDraft());
    expect([status, body]).toEqual([
      413,
      {
        code: 'quota_exceeded',
        message:
          'Your account holds as many sermons as it can, with those in the bin. Delete some for good, then save again.',
        reason: 'quota_sermons',
      },
    ]);
    const [newest] = (await ruth.api.get('/api/sermons')).body;
    await ruth.api.delete(`/api/sermons/${newest.id}`).expect(204);
    await ruth.api.post('/api/sermons').send(sermonDraft()).expect(413);
    await ruth.api.delete(`/api/sermons/${newest.id}/forever`).expect(204);
    await ruth.api.post('/api/sermons').send(sermonDraft()).expect(201);
  });

  it('keeps the limit when twenty writes arrive at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => write()));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(12).fill(201), ...Array(8).fill(413)]);
    expect(await usage()).toMatchObject({ notes: { used: 12 } });
  });

  it('leaves the Idempotency-Key of a refused request free, and replays what was accepted before', async () => {
    const early = randomUUID();
    const late = randomUUID();
    const first = await write({}, early).expect(201);
    const others = [];
    for (let made = 1; made < 12; made += 1) others.push((await write().expect(201)).body.id);
    await write({ title: 'Late' }, late).expect(413);
    expect((await write({}, early).expect(201)).body).toEqual(first.body);
    await ruth.api.delete(`/api/notes/${others[0]}/forever`).expect(204);
    const { headers } = await write({ title: 'Late' }, late).expect(201);
    expect(headers['idempotent-replayed']).toBeUndefined();
    expect(await usage()).toMatchObject({ notes: { used: 12 } });
  });

  it('refuses texts that are too long in all, and lets a user whose account is full shorten texts, keep their length, and delete', async () => {
    const notes: { id: string }[] = [];
    for (let made = 0; made < 5; made += 1) notes.push((await write({ content: LONG }).expect(201)).body);
    const { body } = await write({ content: LONG }).expect(413);
    expect(body.message).toMatch(/fill the space.*Shorten some or empty the bin/);
    const edit = (at: number, content: string) =>
      ruth.api.put(`/api/notes/${notes[at]?.id}`).send(noteDraft({ content }));
    await edit(0, `${'ש'.repeat(100_000)}`).expect(200);
    await edit(1, `${'ש'.repeat(100_000)}`).expect(200);
    const small = await write({ content: 'x'.repeat(50_000) }).expect(201);
    // The account is now full because the limit is lower than its content.
    await content.database.query('update content.usage set bytes = bytes + 900000 where user_id = $1', [ruth.id]);
    await edit(2, `${LONG}x`).expect(413);
    await edit(2, LONG).expect(200);
    await edit(2, LONG.slice(1)).expect(200);
    await ruth.api.delete(`/api/notes/${small.body.id}`).expect(204);
  });

  it('makes room for new texts by dropping the oldest versions, and never refuses because of these', async () => {
    const { body } = await write({ content: 'v'.repeat(90_000) }).expect(201);
    for (let saved = 0; saved < 14; saved += 1) {
      await ruth.api
        .put(`/api/notes/${body.id}`)
        .send(noteDraft({ content: `${saved}`.padEnd(90_000, 'x') }))
        .expect(200);
    }
    const kept = async () => (await ruth.api.get(`/api/notes/${body.id}/versions`)).body as { version: number }[];
    const versions = (await kept()).map(({ version }) => version);
    expect(versions).toEqual(Array.from({ length: versions.length }, (_each, at) => 15 - at));
    expect(versions.length).toBeLessThan(13);
    expect((await usage()).bytes.used).toBeLessThanOrEqual(MIB);
    for (let made = 0; made < 3; made += 1) await write({ content: LONG }).expect(201);
    expect((await kept()).length).toBeLessThan(versions.length);
    expect((await usage()).bytes.used).toBeLessThanOrEqual(MIB);
  });

  it('also counts rows that are written without the service', async () => {
    await content.database.query(
      `insert into content.notes (user_id, title, content) select $1, 'x', 'abc' from generate_series(1, 5)`,
      [ruth.id],
    );
    expect(await usage()).toMatchObject({ notes: { used: 5 }, bytes: { used: 20 } });
    await content.database.query('delete from content.notes where user_id = $1', [ruth.id]);
    expect(await usage()).toMatchObject({ notes: { used: 0 }, bytes: { used: 0 } });
  });
});
