import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createService } from '../service/service.js';
import { startThingsDatabase, type ThingsDatabase } from '../testing/things-database.js';
import { DatabaseModule } from './database.module.js';

describe('a service on a Postgres whose synchronous_commit is', () => {
  let things: ThingsDatabase;
  beforeAll(async () => {
    things = await startThingsDatabase();
  });
  afterAll(() => things.stop());

  class Empty {}
  const start = async () => {
    const imports = [DatabaseModule.forRoot(things.env, things.options, things.log)];
    await (await createService('things', things.log, { module: { module: Empty, imports } })).close();
  };
  const set = (value: string) =>
    things.postgres.query(
      `do $$ begin execute format('alter database %I set synchronous_commit = ${value}', current_database()); end $$`,
    );

  it.each(['on', 'remote_apply', 'local'])('%s, starts', async (value) => {
    await set(value);
    await expect(start()).resolves.toBeUndefined();
  });

  it('off, does not start, and names the setting and the remedy', async () => {
    await set('off');
    await expect(start()).rejects.toThrow(/synchronous_commit=off.*Set it to on/);
    await set('on');
    await expect(start()).resolves.toBeUndefined();
  });
});
