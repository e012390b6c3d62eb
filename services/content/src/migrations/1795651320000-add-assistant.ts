import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The assistant of an account: a language model, the library, or none. Null if the user has not chosen. */
export class AddAssistant1795651320000 implements MigrationInterface {
  readonly name = 'AddAssistant1795651320000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table content.profiles add column assistant text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table content.profiles drop column assistant`);
  }
}
