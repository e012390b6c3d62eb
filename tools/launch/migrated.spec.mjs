import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { startTestPostgres } from '../postgres/test-postgres.mjs';
import { migratedBy } from './migrated.mjs';
import { removeFolder, temporaryFolder } from './temporary.mjs';

const SCHEMAS = ['fruits', 'herbs'];
/** The machine may be busy. */
const PATIENT_MS = 60_000;

describe('the note in a database that its migrations have run', () => {
  let folder, postgres, client, file;
  beforeAll(async () => {
    folder = temporaryFolder();
    fs.chmodSync(folder, 0o711);
    file = path.join(folder, 'migrate.mjs');
    postgres = await startTestPostgres({ folder: path.join(folder, 'postgres'), password: 'selah' });
    client = new pg.Client(postgres.url);
    await client.connect();
    for (const schema of SCHEMAS) {
      await client.query(`create role berea_${schema} nologin`);
      await client.query(`create role ${schema}_login login password 'selah' in role berea_${schema}`);
    }
  });
  afterAll(async () => {
    await client?.end();
    await postgres?.stop();
    removeFolder(folder);
  });
  beforeEach(async () => {
    fs.writeFileSync(file, 'one');
    for (const schema of SCHEMAS) {
      await client.query(`drop schema if exists ${schema} cascade`);
      await client.query(`create schema ${schema}`);
      await client.query(`create table ${schema}.kinds (name text)`);
    }
    await client.query('grant usage on schema fruits to berea_fruits');
    await client.query('grant select on fruits.kinds to berea_fruits');
    await client.query('alter table fruits.kinds force row level security');
    await client.query(`alter role herbs_login password 'selah'`);
    await client.query('grant berea_herbs to herbs_login');
  });

  const loginOf = (schema) => Object.assign(new URL(postgres.url), { username: `${schema}_login` }).href;
  const migrated = () =>
    migratedBy({
      databaseUrl: postgres.url,
      schemas: SCHEMAS,
      files: [file],
      logins: SCHEMAS.map(loginOf),
      withinMs: PATIENT_MS,
    });

  it('before it is written, does not count', async () => {
    expect(await migrated().isNoted()).toBe(false);
  });

  it('once it is written, says that these migrations have run', async () => {
    await migrated().note();
    expect(await migrated().isNoted()).toBe(true);
  });

  it.each([
    ['a schema is missing', 'drop schema herbs cascade'],
    ['a schema came back from a backup without the note', 'comment on schema herbs is null'],
    ['a table is missing', 'drop table herbs.kinds'],
    ['a right was taken away', 'revoke select on fruits.kinds from berea_fruits'],
    ['rows are no longer guarded', 'alter table fruits.kinds no force row level security'],
    ['a login of a service has another password', `alter role herbs_login password 'other'`],
    ['a login may no longer act as its role', 'revoke berea_herbs from herbs_login'],
  ])('when %s, does not count', async (_what, change) => {
    await migrated().note();
    await client.query(change);
    expect(await migrated().isNoted()).toBe(false);
  });

  it('when the built migrations are others, does not count', async () => {
    await migrated().note();
    fs.writeFileSync(file, 'two');
    expect(await migrated().isNoted()).toBe(false);
  });

  it('when no database answers, does not count', async () => {
    const databaseUrl = 'postgres://berea@127.0.0.1:9/berea';
    expect(await migratedBy({ databaseUrl, schemas: SCHEMAS, files: [file], logins: [] }).isNoted()).toBe(false);
  });
});
