import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes that each replace a lost second factor once. */
export class AddRecoveryCodes1795658400400 implements MigrationInterface {
  readonly name = 'AddRecoveryCodes1795658400400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table auth.recovery_codes (
         user_id uuid not null references auth.users on delete cascade,
         mac text not null,
         created_at timestamptz not null,
         used_at timestamptz,
         primary key (user_id, mac)
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table auth.recovery_codes`);
  }
}
