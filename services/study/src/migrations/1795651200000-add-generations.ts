import { ownedByUser } from '@berea/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const OWNED = ['generations', 'message_parts'];

/**
 * Columns and tables for answers that grow: a message's place among its versions, the process that works on it, and its
 * parts.
 */
export class AddGenerations1795651200000 implements MigrationInterface {
  readonly name = 'AddGenerations1795651200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table study.messages
        add column parent_id uuid,
        add column state text,
        add column model text,
        add column scope jsonb,
        add constraint messages_owner unique (id, user_id)`);
    await runner.query(`
      create table study.generations (
        message_id uuid primary key,
        user_id uuid not null,
        owner uuid not null,
        beat_at timestamptz not null default clock_timestamp(),
        stop boolean not null default false,
        finished_at timestamptz,
        unique (message_id, user_id),
        foreign key (message_id, user_id) references study.messages (id, user_id) on delete cascade
      )`);
    await runner.query(`create index generations_of_user on study.generations (user_id)`);
    await runner.query(`
      create table study.message_parts (
        message_id uuid not null,
        user_id uuid not null,
        seq integer not null,
        event jsonb not null,
        primary key (message_id, seq),
        foreign key (message_id, user_id) references study.generations (message_id, user_id) on delete cascade
      )`);
    for (const statement of OWNED.flatMap((table) => ownedByUser('study', table))) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...OWNED].reverse()) await runner.query(`drop table study.${table}`);
    await runner.query(`
      alter table study.messages
        drop constraint messages_owner, drop column parent_id, drop column state, drop column model, drop column scope`);
  }
}
