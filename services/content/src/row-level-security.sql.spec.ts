import { randomUUID } from 'node:crypto';
import { IdempotencyKeyEntity } from '@berea/server';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BookmarkEntity } from './bookmarks/bookmark.entity.js';
import { HighlightEntity } from './highlights/highlight.entity.js';
import { columnsOf } from './lists/list-resource.js';
import { ProfileEntity } from './profile/profile.entity.js';
import { ReadingEntity, ReadingPlanEntity } from './reading/reading.entity.js';
import { RESOURCES } from './schema.js';
import { sampleDraft } from './testing/drafts.js';
import { UsageEntity } from './usage/quotas.js';
import { rowsOfUser, seedUser } from './testing/user-rows.js';
import { type Member, startContent, type TestContent } from './testing/start-content.js';

let content: TestContent;
let ruth: Member;
let boaz: Member;

beforeAll(async () => {
  content = await startContent();
});
beforeEach(async () => {
  [ruth, boaz] = await Promise.all([content.member('Ruth'), content.member('Boaz')]);
  await seedUser(content, ruth);
});
afterAll(() => content.stop());

const TABLES: [table: string, target: EntityTarget<ObjectLiteral>, row: (userId: string) => object][] = [
  ...RESOURCES.map((resource): [string, EntityTarget<ObjectLiteral>, (userId: string) => object] => [
    resource.table,
    resource.entity,
    (userId) => ({ userId, ...columnsOf(resource, sampleDraft(resource)) }),
  ]),
  ['bookmarks', BookmarkEntity, (userId) => ({ userId, book: 'John', chapter: 3, verse: 16 })],
  ['highlights', HighlightEntity, (userId) => ({ userId, book: 'John', chapter: 3, verse: 16, colour: 'blue' })],
  ['readings', ReadingEntity, (userId) => ({ userId, day: '2026-11-21', book: 'John', chapter: 3 })],
  ['reading_plans', ReadingPlanEntity, (userId) => ({ userId, plan: 'psalms', startedOn: '2026-11-21', days: [] })],
  ['usage', UsageEntity, (userId) => ({ userId, notes: 7 })],
  ['profiles', ProfileEntity, (userId) => ({ userId, darkMode: true })],
  [
    'idempotency_keys',
    IdempotencyKeyEntity,
    (userId) => ({
      userId,
      key: 'planted',
      route: 'POST /api/notes',
      requestHash: 'x',
      status: 'done',
      owner: randomUUID(),
      expiresAt: new Date(),
    }),
  ],
];

// The second wall alone: these queries name no owner, as if the first one had been forgotten.
describe.each(TABLES)('row-level security of content.%s', (table, target, row) => {
  it('shows rows to their owner alone', async () => {
    const seenBy = (userId: string) => content.db.run(userId, (manager) => manager.find(target));
    expect(await seenBy(ruth.id)).toMatchObject([{ userId: ruth.id }]);
    expect(await seenBy(boaz.id)).toEqual([]);
    expect(await seenBy(randomUUID())).toEqual([]);
  });

  it('lets only the owner change or delete rows', async () => {
    const before = await rowsOfUser(content.database, ruth.id);
    const [changed, deleted] = await content.db.run(boaz.id, async (manager) => [
      await manager.query(`update content.${table} set user_id = $1`, [boaz.id]),
      await manager.query(`delete from content.${table}`),
    ]);
    expect([changed[1], deleted[1]]).toEqual([0, 0]);
    expect(await rowsOfUser(content.database, ruth.id)).toEqual(before);
  });

  it('refuses a row in the name of another user', async () => {
    const naomi = await content.member('Naomi');
    await expect(content.db.run(boaz.id, (manager) => manager.insert(target, row(naomi.id)))).rejects.toThrow(
      /row-level security/,
    );
    await expect(
      content.db.run(ruth.id, (manager) => manager.query(`update content.${table} set user_id = $1`, [naomi.id])),
    ).rejects.toThrow(/row-level security/);
    await content.db.run(naomi.id, (manager) => manager.insert(target, row(naomi.id)));
  });

  it('shows nothing to the role without a user, also on the connection of the last user', async () => {
    const { dataSource } = content.db;
    const counted = await dataSource.transaction(async (manager) => {
      await manager.query(`set local role berea_content`);
      return manager.query(`select count(*)::int as seen from content.${table}`);
    });
    expect(counted).toEqual([{ seen: 0 }]);
  });
});
