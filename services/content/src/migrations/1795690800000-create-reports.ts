import { ownedByUser } from '@berea/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** User reports of mistakes in Berea Notes. */
export class CreateReports1795690800000 implements MigrationInterface {
  readonly name = 'CreateReports1795690800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table content.reports (
        user_id uuid not null,
        id uuid primary key default gen_random_uuid(),
        entry text not null,
        edition date not null,
        text text not null,
        created_at timestamptz not null default now()
      )`);
    await runner.query(`create index reports_newest on content.reports (created_at desc, id)`);
    await runner.query(`create index reports_of on content.reports (user_id, created_at desc)`);
    for (const statement of ownedByUser('content', 'reports')) await runner.query(statement);
    // The operator reads those of everybody, and changes none.
    await runner.query(`
      create policy reports_operator on content.reports for select
        using (current_setting('app.operator', true) = 'on')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table content.reports`);
  }
}
