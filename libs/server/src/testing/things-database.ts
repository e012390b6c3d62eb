import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createDataSource, type SchemaOptions } from '../database/data-source.js';
import { Database } from '../database/database.js';
import { ownedByUser } from '../database/migrate.js';
import { captureLog, type CapturedLog } from './capture-log.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

export class CreateThings1700000000000 implements MigrationInterface {
  readonly name = 'CreateThings1700000000000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table spec.things (id serial primary key, user_id uuid not null, text text not null)`);
    for (const statement of ownedByUser('spec', 'things')) await runner.query(statement);
    await runner.query(`grant usage, select on sequence spec.things_id_seq to berea_spec`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table spec.things`);
  }
}

export interface ThingsDatabase extends CapturedLog {
  /** The independent observer. */
  readonly postgres: TestDatabase;
  readonly db: Database;
  readonly env: { DATABASE_URL: string; DATABASE_POOL: number };
  readonly options: SchemaOptions;
  /** Stores a thing as `userId`. */
  add(userId: string, text: string, owner?: string): Promise<unknown>;
  stop(): Promise<void>;
}

/** A migrated schema `spec` with one table, `things`, reached as a service reaches its own. */
export async function startThingsDatabase(): Promise<ThingsDatabase> {
  const captured = captureLog();
  const options = { schema: 'spec', entities: [], migrations: [CreateThings1700000000000] };
  const postgres = await createTestDatabase(options);
  const env = { DATABASE_URL: postgres.url, DATABASE_POOL: 3 };
  const db = new Database(await createDataSource(env, options, captured.log).initialize(), options.schema);
  return {
    ...captured,
    postgres,
    db,
    env,
    options,
    add: (userId, text, owner = userId) =>
      db.run(userId, (manager) =>
        manager.query('insert into spec.things (user_id, text) values ($1, $2)', [owner, text]),
      ),
    stop: async () => {
      await db.dataSource.destroy();
      await postgres.drop();
    },
  };
}
