import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts of which nothing is left, so that a restore of an earlier backup deletes them again. */
export class ListDeletedAccounts1795834800800 implements MigrationInterface {
  readonly name = 'ListDeletedAccounts1795834800800';

  async up(runner: QueryRunner): Promise<void> {
    // Only the hash of the id: who has no backup learns nothing from it.
    await runner.query(
      `create table auth.deleted_accounts (
         account_hash text primary key,
         deleted_at timestamptz not null
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table auth.deleted_accounts`);
  }
}
