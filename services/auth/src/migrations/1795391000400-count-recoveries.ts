import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many of the hour's mails are recoveries, which have their own share. */
export class CountRecoveries1795391000400 implements MigrationInterface {
  readonly name = 'CountRecoveries1795391000400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table auth.mails_per_hour add recoveries integer not null default 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table auth.mails_per_hour drop recoveries`);
  }
}
