import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts that were closed, until every service has reported that nothing of them is left. */
export class CloseAccounts1795831200600 implements MigrationInterface {
  readonly name = 'CloseAccounts1795831200600';

  async up(runner: QueryRunner): Promise<void> {
    // No reference: what the other services hold outlives the row of the user.
    await runner.query(
      `create table auth.closed_accounts (
         user_id uuid primary key,
         closed_at timestamptz not null,
         due_at timestamptz not null,
         erased_by text[] not null default '{}'
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table auth.closed_accounts`);
  }
}
