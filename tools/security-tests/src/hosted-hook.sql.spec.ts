import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@berea/server/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const GUIDE = path.resolve(import.meta.dirname, '../../../docs/guides/hosted-auth.md');
const [, sql = ''] = /```sql\n(.*?)```/s.exec(readFileSync(GUIDE, 'utf8')) ?? [];
/** The rights are given to roles that a hosted project alone has. */
const [FUNCTION = ''] = sql.split('\ngrant ');

describe('the hook that the guide gives to operators of a hosted project', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await database.query(`create schema auth`);
    await database.query(`create table auth.mfa_factors (user_id uuid, status text)`);
    await database.query(FUNCTION);
  });
  afterAll(() => database.drop());

  it.each([
    ['no factor', [], false],
    ['a factor that was never finished', ['unverified'], false],
    ['a verified factor beside another', ['unverified', 'verified'], true],
  ])('of an account with %s, writes so into the claims and leaves all else', async (_name, statuses, has) => {
    const user = crypto.randomUUID();
    for (const status of statuses) await database.query(`insert into auth.mfa_factors values ($1, $2)`, [user, status]);
    const event = { user_id: user, claims: { sub: user, aal: 'aal1' }, authentication_method: 'password' };
    const [row] = await database.query<{ event: object }>(`select public.berea_access_token($1) as event`, [event]);
    expect(row?.event).toEqual({ ...event, claims: { ...event.claims, second_factor: has } });
  });
});
