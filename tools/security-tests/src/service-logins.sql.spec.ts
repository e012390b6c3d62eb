import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '@berea/server/testing';
import { AUTH_SCHEMA } from '../../../services/auth/src/migrations/schema.js';
import { schemaOptions as contentSchema } from '../../../services/content/src/schema.js';
import { schemaOptions as studySchema } from '../../../services/study/src/schema.js';

const SCHEMAS = [AUTH_SCHEMA, contentSchema, studySchema];
const DENIED = /permission denied|must be superuser|must be owner/;
/** One table of each, for others to try at. */
const A_TABLE = { auth: 'auth.users', content: 'content.notes', study: 'study.messages' };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(...SCHEMAS);
});
afterAll(() => database?.drop());

// Attempts of injected SQL: it runs in the service's own connection.
describe.each(SCHEMAS)('SQL that runs as the login of $schema', (options) => {
  const { schema } = options;
  const role = `berea_${schema}`;
  const own = A_TABLE[schema as keyof typeof A_TABLE];
  let client: pg.Client;
  beforeAll(async () => {
    client = new pg.Client(database.urlOf(options));
    await client.connect();
  });
  afterAll(() => client?.end());
  /** As a service begins its work, and then the statement; undone in the end. */
  const attempt = async (statement: string) => {
    await client.query('begin');
    try {
      if (options.scoped !== false)
        await client.query(`select set_config('role', $1, true), set_config('app.user_id', $2, true)`, [
          role,
          randomUUID(),
        ]);
      for (const each of statement.split('; ')) await client.query(each);
    } finally {
      await client.query('rollback');
    }
  };

  it('has no right over the cluster, and its role no member with one', async () => {
    const rows = await database.query(
      `select rolname, rolcanlogin from pg_roles
        where rolname = any($1) and not (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)
        order by 1`,
      [[role, `${role}_login`]],
    );
    expect(rows).toEqual([
      { rolname: role, rolcanlogin: false },
      { rolname: `${role}_login`, rolcanlogin: true },
    ]);
  });

  it.each([
    ['the superuser', 'set role berea'],
    ['the superuser, after leaving its role', 'reset role; set role berea'],
    ['the superuser by a new session', 'set session authorization berea'],
    ['the superuser by the setting', `select set_config('role', 'berea', false)`],
    ...SCHEMAS.filter((other) => other.schema !== schema).flatMap((other) => [
      [`the role of ${other.schema}`, `set role berea_${other.schema}`],
      [`the login of ${other.schema}`, `reset role; set role berea_${other.schema}_login`],
    ]),
  ])('cannot act as %s', async (_who, statement) => {
    await expect(attempt(statement!)).rejects.toThrow(DENIED);
  });

  it.each(
    SCHEMAS.filter((other) => other.schema !== schema).map((other) => A_TABLE[other.schema as keyof typeof A_TABLE]),
  )('cannot read %s', async (table) => {
    await expect(attempt(`select 1 from ${table}`)).rejects.toThrow(DENIED);
    await expect(attempt(`reset role; select 1 from ${table}`)).rejects.toThrow(DENIED);
  });

  it.each([
    ['make a table', `create table ${schema}.mine (text text)`],
    ['make a table for all', 'create table public.mine (text text)'],
    ['make a function', `create function ${schema}.mine() returns int language sql as 'select 1'`],
    ['make a schema', 'create schema mine'],
    ['make a role', 'create role mine'],
    ['make a database role of its own stronger', `alter role ${role}_login superuser`],
    ['switch row-level security off', `alter table ${own} disable row level security`],
    ['empty a table at once', `truncate ${own}`],
    ['drop a table', `drop table ${own}`],
    ['read what migrations ran', `select 1 from ${schema}.migrations`],
    ['read passwords of the cluster', 'select rolpassword from pg_authid'],
    ['read a file of the server', `select pg_read_file('/etc/passwd')`],
    ['start a program on the server', `copy (select 1) to program 'true'`],
  ])('cannot %s', async (_what, statement) => {
    await expect(attempt(statement)).rejects.toThrow(DENIED);
    await expect(attempt(`reset role; ${statement}`)).rejects.toThrow(DENIED);
  });

  if (options.scoped === false) {
    it('reads and writes every table of its schema', async () => {
      const tables = await database.query<{ name: string }>(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables
          where schemaname = $1 and tablename <> 'migrations'`,
        [schema],
      );
      expect(tables.length).toBeGreaterThan(5);
      for (const { name } of tables) {
        await attempt(`select 1 from ${name}`);
        await attempt(`delete from ${name}`);
      }
    });
  } else {
    it("reads no user's rows once it has left its role", async () => {
      await attempt(`select 1 from ${own}`);
      await expect(attempt(`reset role; select 1 from ${own}`)).rejects.toThrow(DENIED);
      await expect(client.query(`select 1 from ${own}`)).rejects.toThrow(DENIED);
    });
  }
});
