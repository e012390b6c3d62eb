import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The instant of the last new password: personal tokens of before no longer work. */
export class EndTokensWithPassword1796007600100 implements MigrationInterface {
  readonly name = 'EndTokensWithPassword1796007600100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table auth.users add column tokens_since timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table auth.users drop column tokens_since`);
  }
}
