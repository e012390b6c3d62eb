import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RESOURCES } from '../schema.js';
import { sampleDraft } from '../testing/drafts.js';
import { type Member, startContent, type TestContent } from '../testing/start-content.js';
import { columnsOf, toItem } from './list-resource.js';

let content: TestContent;
let ruth: Member;

beforeAll(async () => {
  content = await startContent();
});
beforeEach(async () => {
  ruth = await content.member('Ruth');
});
afterAll(() => content.stop());

/** Characters that JSON escapes, or could escape. */
const UNUSUAL = '"\\/ \b\f\n\r\t\u0001\u001f\u007f\u2028 e\u0301 שָׁ 👨‍👩‍👧 \u{10ffff} {"a":null} \\u0041';

// Postgres writes lists, and this process writes everything else. Both must write the same item in the same way.
describe.each(RESOURCES)('the list of $table, as Postgres writes it', (resource) => {
  const { entity } = resource;
  const { path = '' } = resource.contract.list['~orpc'].route;
  const store = (draft: Record<string, unknown>) =>
    content.db.run(ruth.id, async (manager) => {
      const row = manager.create(entity, { userId: ruth.id, ...columnsOf(resource, draft) });
      await manager.insert(entity, row);
      return manager.findOneByOrFail(entity, { id: row.id });
    });
  const required = (draft: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(draft).filter(([name]) => resource.fields[name]?.kind === 'text'));

  it.each([
    ['every field has something', sampleDraft(resource)],
    ['only what is required is there', required(sampleDraft(resource))],
    ['the texts hold what JSON writes in some other way', sampleDraft(resource, UNUSUAL)],
  ])("is byte for byte the contract's form of each item, when %s", async (_when, draft) => {
    const row = await store(draft);
    const answer = await ruth.api.get(path).expect(200);
    expect(answer.text).toBe(JSON.stringify([toItem(resource, row)]));
    const one = await ruth.api.get(`${path}/${row.id}`).expect(200);
    expect([answer.text, answer.headers['content-type']]).toEqual([`[${one.text}]`, one.headers['content-type']]);
  });

  it('keeps to the contract, when long texts are cut', async () => {
    const long = Object.entries(resource.fields).find(([, field]) => field.long)?.[0];
    if (!long) return;
    await store({ ...sampleDraft(resource), [long]: 'x'.repeat(700 << 10) });
    const { body } = await ruth.api.get(path).expect(200);
    const schema = resource.contract.list['~orpc'].outputSchema;
    expect(schema?.parse(body)).toEqual(body);
    expect([body[0][long].length, body[0].truncated]).toEqual([500, true]);
  });

  it('ends each instant with its milliseconds, however small their fraction', async () => {
    const row = await store(sampleDraft(resource));
    await content.database.query(
      `update content.${resource.table} set created_at = '2026-03-01T00:00:00.0009Z', updated_at = '2026-03-01T23:59:59.9999Z'
        where id = $1`,
      [row.id],
    );
    const { body } = await ruth.api.get(path).expect(200);
    expect(body).toMatchObject([{ createdAt: '2026-03-01T00:00:00.000Z', updatedAt: '2026-03-01T23:59:59.999Z' }]);
  });
});
