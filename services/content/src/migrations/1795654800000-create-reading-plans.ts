import { ownedByUser } from '@berea/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateReadingPlans1795654800000 implements MigrationInterface {
  readonly name = 'CreateReadingPlans1795654800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table content.reading_plans (
        user_id uuid not null,
        plan text not null,
        started_on date not null,
        days jsonb not null,
        done smallint[] not null default '{}',
        remind boolean not null default true,
        primary key (user_id, plan)
      )`);
    for (const statement of ownedByUser('content', 'reading_plans')) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table content.reading_plans`);
  }
}
