import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createDataSource } from '../database/data-source.js';
import { Database } from '../database/database.js';
import { createIdempotencyKeys } from '../idempotency/create-idempotency-keys.js';
import { IdempotencyKeyEntity } from '../idempotency/idempotency-key.entity.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

class CreateKeys1700000000000 implements MigrationInterface {
  readonly name = 'CreateKeys1700000000000';
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of createIdempotencyKeys('keys')) await runner.query(statement);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table keys.idempotency_keys`);
  }
}

export interface KeysDatabase {
  /** The independent observer. */
  readonly postgres: TestDatabase;
  readonly db: Database;
  stop(): Promise<void>;
}

/** A migrated schema `keys` with the table of idempotency keys alone. */
export async function startKeysDatabase(): Promise<KeysDatabase> {
  const options = { schema: 'keys', entities: [IdempotencyKeyEntity], migrations: [CreateKeys1700000000000] };
  const postgres = await createTestDatabase(options);
  const env = { DATABASE_URL: postgres.url, DATABASE_POOL: 3 };
  const db = new Database(await createDataSource(env, options).initialize(), options.schema);
  return {
    postgres,
    db,
    stop: async () => {
      await db.dataSource.destroy();
      await postgres.drop();
    },
  };
}
