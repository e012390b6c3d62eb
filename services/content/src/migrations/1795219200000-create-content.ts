import { ownedByUser } from '@berea/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const OWNED = ['notes', 'sermons', 'bookmarks', 'profiles'];

/** Only the contract limits lengths. The database holds what must stay true for every writer. */
export class CreateContent1795219200000 implements MigrationInterface {
  readonly name = 'CreateContent1795219200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table content.notes (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null,
        title text not null,
        content text not null,
        scripture text,
        tags text[] not null default '{}',
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    await runner.query(`create index notes_newest on content.notes (user_id, created_at desc, id desc)`);
    await runner.query(`
      create table content.sermons (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null,
        title text not null,
        scripture text not null,
        outline text not null,
        notes text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    await runner.query(`create index sermons_newest on content.sermons (user_id, created_at desc, id desc)`);
    await runner.query(`
      create table content.bookmarks (
        user_id uuid not null,
        book text not null,
        chapter smallint not null check (chapter > 0),
        verse smallint not null check (verse > 0),
        created_at timestamptz not null default now(),
        primary key (user_id, book, chapter, verse)
      )`);
    await runner.query(`create index bookmarks_newest on content.bookmarks (user_id, created_at desc)`);
    // A preference that was never chosen is null: it follows the product's default, also when that changes.
    await runner.query(`
      create table content.profiles (
        user_id uuid primary key,
        profile_picture text,
        is_premium_member boolean not null default false,
        default_bible_translation text,
        dark_mode boolean,
        notifications boolean,
        ministry_role text,
        updated_at timestamptz not null default now()
      )`);
    for (const statement of OWNED.flatMap((table) => ownedByUser('content', table))) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of OWNED) await runner.query(`drop table content."${table}"`);
  }
}
