import { ownedByUser } from '@berea/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSermonLinks1795660200000 implements MigrationInterface {
  readonly name = 'CreateSermonLinks1795660200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table content.sermon_links (
        user_id uuid not null,
        id uuid not null,
        sermon_id uuid not null references content.sermons (id) on delete cascade,
        label text not null,
        token_hash text not null unique,
        created_at timestamptz not null default now(),
        primary key (user_id, id)
      )`);
    await runner.query(`create index sermon_links_of on content.sermon_links (sermon_id, created_at desc)`);
    for (const statement of ownedByUser('content', 'sermon_links')) await runner.query(statement);
    // A visitor who opens a link is not signed in: they may see that one link, and nothing else.
    await runner.query(`
      create policy sermon_links_opened on content.sermon_links for select
        using (token_hash = current_setting('app.shared', true))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table content.sermon_links`);
  }
}
