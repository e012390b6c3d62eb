import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions whose text a program replaced: it may change a text every second, and keeps one of them an hour. */
export class KnowVersionsOfTokens1796011200000 implements MigrationInterface {
  readonly name = 'KnowVersionsOfTokens1796011200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table content.versions add column by_token boolean not null default false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table content.versions drop column by_token`);
  }
}
