import { createImports, dropImports } from '@berea/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each import added, so that it can be taken back. */
export class CreateImports1795842000000 implements MigrationInterface {
  readonly name = 'CreateImports1795842000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of createImports('content')) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of dropImports('content')) await runner.query(statement);
  }
}
