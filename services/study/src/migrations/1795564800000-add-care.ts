import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddCare1795564800000 implements MigrationInterface {
  readonly name = 'AddCare1795564800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table study.messages add column care jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table study.messages drop column care`);
  }
}
