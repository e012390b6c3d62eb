import { ownedByUser } from '@berea/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many answers of the language model an account had on the last day on which it had any. */
export class CountModelAnswers1795651260000 implements MigrationInterface {
  readonly name = 'CountModelAnswers1795651260000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table study.model_usage (user_id uuid primary key, day date not null, answers integer not null)`,
    );
    for (const statement of ownedByUser('study', 'model_usage')) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table study.model_usage`);
  }
}
