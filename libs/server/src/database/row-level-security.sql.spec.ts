import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createService } from '../service/service.js';
import type { TestDatabase } from '../testing/test-database.js';
import { startThingsDatabase, type ThingsDatabase } from '../testing/things-database.js';
import { until } from '../testing/until.js';
import { assertRowLevelSecurity } from './assert-row-level-security.js';
import { createDataSource } from './data-source.js';
import { Database } from './database.js';
import { DatabaseModule } from './database.module.js';
import { ownedByUser } from './migrate.js';

const ruth = randomUUID();

let things: ThingsDatabase;
let postgres: TestDatabase;
let db: Database;

beforeAll(async () => {
  things = await startThingsDatabase();
  ({ postgres, db } = things);
});
beforeEach(() => postgres.query('truncate spec.things'));
afterAll(() => things.stop());

describe('assertRowLevelSecurity', () => {
  const withTable = async (...statements: string[]) => {
    for (const statement of statements) await postgres.query(statement);
    await postgres.query('grant select on spec.extra to berea_spec');
  };
  beforeEach(() => postgres.query('drop table if exists spec.extra'));
  afterAll(() => postgres.query('drop table if exists spec.extra'));

  it('a table with forced row-level security by owner is accepted', async () => {
    await things.add(ruth, 'a');
    await expect(assertRowLevelSecurity(db)).resolves.toBeUndefined();
  });

  it.each([
    ['has none', []],
    ['does not force it', ['alter table spec.extra enable row level security']],
  ])('a table that %s is rejected', async (_name, statements) => {
    await withTable('create table spec.extra (user_id uuid)', ...statements);
    await expect(assertRowLevelSecurity(db)).rejects.toThrow('Row-level security is not forced on spec.extra.');
  });

  it('a partitioned table without row-level security is rejected', async () => {
    await withTable('create table spec.extra (user_id uuid) partition by hash (user_id)');
    await expect(assertRowLevelSecurity(db)).rejects.toThrow('Row-level security is not forced on spec.extra.');
  });

  it('a policy that shows a row to a stranger is rejected', async () => {
    await withTable(
      'create table spec.extra (user_id uuid)',
      ...ownedByUser('spec', 'extra'),
      'create policy everybody on spec.extra using (true)',
      `insert into spec.extra values ('${ruth}')`,
    );
    await expect(assertRowLevelSecurity(db)).rejects.toThrow('A stranger can read spec.extra');
  });

  it('a role that is missing, or has BYPASSRLS, is rejected', async () => {
    const { dataSource } = db;
    await expect(assertRowLevelSecurity(new Database(dataSource, 'nobody'))).rejects.toThrow(/berea_nobody is missing/);
    await postgres.query('create role berea_spec_bypassing nologin bypassrls');
    const verdict = assertRowLevelSecurity(new Database(dataSource, 'spec_bypassing'));
    await expect(verdict).rejects.toThrow(/would bypass row-level security/);
    await postgres.query('drop role berea_spec_bypassing');
  });

  it('a role that is a superuser is rejected', async () => {
    await postgres.query('create role berea_spec_super nologin superuser');
    const verdict = assertRowLevelSecurity(new Database(db.dataSource, 'spec_super'));
    await expect(verdict).rejects.toThrow('The role berea_spec_super would bypass row-level security.');
    await postgres.query('drop role berea_spec_super');
  });

  it('a view is rejected without security_invoker, and accepted with it', async () => {
    const verdict = () => assertRowLevelSecurity(db);
    await things.add(ruth, 'a');
    await postgres.query('create view spec.all_things as select * from spec.things');
    await postgres.query('grant select on spec.all_things to berea_spec');
    await expect(verdict()).rejects.toThrow('The view spec.all_things is not made with security_invoker.');
    await postgres.query('alter view spec.all_things set (security_invoker = true)');
    await expect(verdict()).resolves.toBeUndefined();
    await postgres.query('drop view spec.all_things');
    await postgres.query('create materialized view spec.all_things as select * from spec.things');
    await expect(verdict()).rejects.toThrow('Row-level security is not forced on spec.all_things.');
    await postgres.query('drop materialized view spec.all_things');
  });

  describe('the login of the service', () => {
    const asLogin = async (attributes: string, grants: string[], work: (as: Database) => Promise<void>) => {
      const login = `spec_login_${randomBytes(4).toString('hex')}`;
      await postgres.query(`create role ${login} login password 'x' ${attributes}`);
      for (const grant of grants) await postgres.query(`grant ${grant} to ${login}`);
      const url = new URL(things.env.DATABASE_URL);
      url.username = login;
      url.password = 'x';
      const env = { ...things.env, DATABASE_URL: url.href };
      const dataSource = await createDataSource(env, { ...things.options, migrations: [] }, things.log).initialize();
      try {
        await work(new Database(dataSource, things.options.schema));
      } finally {
        await dataSource.destroy();
        for (const grant of grants) await postgres.query(`revoke ${grant} from ${login}`);
        await postgres.query(`drop role ${login}`);
      }
    };
    const member = ['berea_spec'];

    it.each([
      ['a superuser', 'superuser', []],
      ['one with BYPASSRLS', 'bypassrls', member],
      ['an ordinary one', '', member],
      ['one that does not inherit', 'noinherit', member],
    ])('%s is accepted, since nothing is done under it', async (_name, attributes, grants) => {
      await things.add(ruth, 'a');
      await asLogin(attributes, grants, async (as) => {
        await expect(assertRowLevelSecurity(as)).resolves.toBeUndefined();
        const seen = (userId: string) => as.run(userId, (manager) => manager.query('select text from spec.things'));
        expect(await seen(ruth)).toEqual([{ text: 'a' }]);
        expect(await seen(randomUUID())).toEqual([]);
      });
    });

    it.each([
      ['an ordinary one', ''],
      ['one with BYPASSRLS', 'bypassrls'],
    ])('%s that may not become the role is rejected', async (_name, attributes) => {
      await asLogin(attributes, [], async (as) => {
        await expect(assertRowLevelSecurity(as)).rejects.toThrow('The login may not act as berea_spec.');
      });
    });
  });

  it('a service, when a table has no row-level security, does not start and closes its connections', async () => {
    await withTable('create table spec.extra (user_id uuid)');
    const unsafe = { ...things.options, migrations: [] };
    const connections = async (): Promise<readonly number[]> => {
      const rows = await postgres.query<{ pid: number }>(
        `select pid from pg_stat_activity where application_name = 'berea-spec' and datname = current_database()`,
      );
      return rows.map(({ pid }) => pid);
    };
    const before = await connections();
    class Empty {}
    const module = { module: Empty, imports: [DatabaseModule.forRoot(things.env, unsafe, things.log)] };
    await expect(createService('unsafe', things.log, { module })).rejects.toThrow('not forced on spec.extra');
    // Compared by their ids, since the pool of this file closes its own idle connections meanwhile.
    await until(async () => (await connections()).every((pid) => before.includes(pid)));
  });
});
