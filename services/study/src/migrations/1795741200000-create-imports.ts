import { createImports, dropImports } from '@berea/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each import added, so that it can be taken back; and the mark of a message that came out of an archive. */
export class CreateImports1795741200000 implements MigrationInterface {
  readonly name = 'CreateImports1795741200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table study.messages add column imported boolean not null default false`);
    for (const statement of createImports('study')) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of dropImports('study')) await runner.query(statement);
    await runner.query(`alter table study.messages drop column imported`);
  }
}
