import { ownedByUser } from '@berea/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const OWNED = ['messages', 'conversations'];

export class CreateStudy1795219200000 implements MigrationInterface {
  readonly name = 'CreateStudy1795219200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table study.conversations (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null,
        title text not null,
        created_at timestamptz not null default clock_timestamp(),
        used_at timestamptz not null default clock_timestamp(),
        unique (id, user_id)
      )`);
    await runner.query(`create index conversations_used on study.conversations (user_id, used_at desc, id)`);
    // Foreign keys are checked without row-level security, so the owner is part of this one:
    // a message can only belong to a conversation of its own user.
    await runner.query(`
      create table study.messages (
        id uuid primary key default gen_random_uuid(),
        seq bigint generated always as identity,
        conversation_id uuid not null,
        user_id uuid not null,
        message text not null,
        mode text not null,
        response text,
        engine text,
        sources jsonb not null default '[]',
        citations jsonb not null default '[]',
        created_at timestamptz not null default clock_timestamp(),
        foreign key (conversation_id, user_id) references study.conversations (id, user_id) on delete cascade
      )`);
    await runner.query(`create index messages_in_order on study.messages (conversation_id, seq)`);
    for (const statement of OWNED.flatMap((table) => ownedByUser('study', table))) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of OWNED) await runner.query(`drop table study."${table}"`);
  }
}
