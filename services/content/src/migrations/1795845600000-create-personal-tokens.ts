import { ownedByUser } from '@berea/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePersonalTokens1795845600000 implements MigrationInterface {
  readonly name = 'CreatePersonalTokens1795845600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table content.personal_tokens (
        user_id uuid not null,
        id uuid not null,
        name text not null,
        scopes text[] not null,
        token_hash text not null unique,
        ends_at timestamptz not null,
        last_used_at timestamptz,
        created_at timestamptz not null default now(),
        primary key (user_id, id)
      )`);
    for (const statement of ownedByUser('content', 'personal_tokens')) await runner.query(statement);
    // Whose token it is shows only when it is found: until then one sees the row of that token, and nothing else.
    await runner.query(`
      create policy personal_tokens_shown on content.personal_tokens for select
        using (token_hash = current_setting('app.personal_token', true))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table content.personal_tokens`);
  }
}
