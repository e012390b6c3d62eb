import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A session that proves its second factor continues, and its earlier tokens are refused. */
export class AddHalfRevocations1795744800500 implements MigrationInterface {
  readonly name = 'AddHalfRevocations1795744800500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table auth.revoked_sessions add below_aal2 boolean not null default false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from auth.revoked_sessions where below_aal2`);
    await runner.query(`alter table auth.revoked_sessions drop below_aal2`);
  }
}
