import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The questions that may be asked after an answer. */
export class AddNext1795737600000 implements MigrationInterface {
  readonly name = 'AddNext1795737600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table study.messages add next jsonb not null default '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table study.messages drop column next`);
  }
}
