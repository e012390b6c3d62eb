import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A user who closes the account has some days to take it back. */
export class AddGrace1795831200700 implements MigrationInterface {
  readonly name = 'AddGrace1795831200700';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table auth.users add closed_at timestamptz`);
    await runner.query(`alter table auth.closed_accounts add undo_hash text unique`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table auth.closed_accounts drop undo_hash`);
    await runner.query(`alter table auth.users drop closed_at`);
  }
}
