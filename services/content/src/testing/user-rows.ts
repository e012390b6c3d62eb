import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '@berea/server/testing';
import { columnsOf } from '../lists/list-resource.js';
import { RESOURCES } from '../schema.js';
import { sampleDraft } from './drafts.js';
import type { Ids } from './routes.js';
import type { Member, TestContent } from './start-content.js';

export const TABLES = [
  ...RESOURCES.map(({ table }) => table),
  'versions',
  'sermon_links',
  'bookmarks',
  'highlights',
  'readings',
  'reading_plans',
  'reports',
  'personal_tokens',
  'profiles',
  'pictures',
  'imports',
  'imported',
  'usage',
  'idempotency_keys',
];

/** Rows of which a user has one each, with the user as `$1`. */
const ROWS = [
  `insert into content.bookmarks (user_id, book, chapter, verse) values ($1, 'Matthew', 5, 3) on conflict do nothing`,
  `insert into content.highlights (user_id, book, chapter, verse, colour) values ($1, 'Matthew', 5, 3, 'green') on conflict do nothing`,
  `insert into content.readings (user_id, day, book, chapter) values ($1, current_date, 'Matthew', 5) on conflict do nothing`,
  `insert into content.reading_plans (user_id, plan, started_on, days) values ($1, 'proverbs', current_date, '[{"date":"2026-11-22","count":31}]') on conflict do nothing`,
  `insert into content.reports (user_id, entry, edition, text) values ($1, 'answers/assurance', '2026-11-27', 'A slip.')`,
  `insert into content.personal_tokens (user_id, id, name, scopes, token_hash, ends_at)
     values ($1, gen_random_uuid(), 'Sync', '{notes:read}', gen_random_uuid(), now() + interval '1 day')`,
  `insert into content.profiles (user_id, ministry_role, notifications) values ($1, 'pastor', false) on conflict do nothing`,
  `insert into content.imports (user_id, id, source) values ($1, '7c9e6679-7425-40de-944b-e07fc1f90ae7', 'berea-2026-11-22.zip') on conflict do nothing`,
  `insert into content.imported (user_id, import_id, resource, key, print)
     select user_id, id, 'highlights', '{"book":"Matthew","chapter":5,"verse":3}', 'x' from content.imports where user_id = $1 on conflict do nothing`,
  `insert into content.pictures (user_id, version, image) values ($1, 'v', 'x') on conflict do nothing`,
];

/**
 * Gives a user one row in every table.
 * @param mark is part of each text
 * @param key of a finished idempotent request
 * @returns the ids of the rows that have one, by resource
 */
export function seedUser(
  { db }: TestContent,
  { id: userId }: Pick<Member, 'id'>,
  mark = 'mine',
  key: string = randomUUID(),
): Promise<Ids> {
  return db.run(userId, async (manager) => {
    const ids: Record<string, string> = {};
    for (const resource of RESOURCES) {
      const row = manager.create(resource.entity, { userId, ...columnsOf(resource, sampleDraft(resource, mark)) });
      await manager.insert(resource.entity, row);
      ids[resource.table] = row.id;
    }
    await manager.query(
      `insert into content.sermon_links (user_id, id, sermon_id, label, token_hash)
         values ($1, gen_random_uuid(), $2, $3, gen_random_uuid())`,
      [userId, ids['sermons'], mark],
    );
    for (const insert of ROWS) await manager.query(insert, [userId]);
    await manager.query(
      `insert into content.idempotency_keys (user_id, key, route, request_hash, status, owner, body, expires_at)
         values ($1, $2, 'POST /api/notes', 'x', 'done', gen_random_uuid(), '{}', now() + interval '1 hour')`,
      [userId, key],
    );
    return ids;
  });
}

/** Every row of a user by table, read by the independent observer. */
export const rowsOfUser = (database: TestDatabase, userId: string) =>
  Promise.all(
    TABLES.map(async (table) => ({
      table,
      rows: await database.query(`select * from content.${table} where user_id = $1 order by 1, 2`, [userId]),
    })),
  );

export const countRows = async (database: TestDatabase, userId: string): Promise<number> =>
  (await rowsOfUser(database, userId)).reduce((sum, { rows }) => sum + rows.length, 0);
