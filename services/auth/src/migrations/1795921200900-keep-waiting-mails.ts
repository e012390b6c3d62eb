import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails that the mail server has not taken yet, each sealed with the key of the instance. */
export class KeepWaitingMails1795921200900 implements MigrationInterface {
  readonly name = 'KeepWaitingMails1795921200900';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table auth.waiting_mails (
         id uuid primary key,
         mail bytea not null,
         tries int not null,
         next_try_at timestamptz not null,
         expires_at timestamptz not null
       )`,
    );
    await runner.query(`create index waiting_mails_next_try_at on auth.waiting_mails (next_try_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table auth.waiting_mails`);
  }
}
