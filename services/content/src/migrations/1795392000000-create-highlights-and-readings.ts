import { ownedByUser } from '@berea/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const OWNED = ['highlights', 'readings'];

export class CreateHighlightsAndReadings1795392000000 implements MigrationInterface {
  readonly name = 'CreateHighlightsAndReadings1795392000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table content.highlights (
        user_id uuid not null,
        book text not null,
        chapter smallint not null check (chapter > 0),
        verse smallint not null check (verse > 0),
        colour text not null check (colour in ('yellow', 'green', 'blue', 'pink', 'purple')),
        updated_at timestamptz not null default now(),
        primary key (user_id, book, chapter, verse)
      )`);
    await runner.query(`create index highlights_latest on content.highlights (user_id, updated_at desc)`);
    await runner.query(`
      create table content.readings (
        user_id uuid not null,
        day date not null,
        book text not null,
        chapter smallint not null check (chapter > 0),
        primary key (user_id, day, book, chapter)
      )`);
    for (const statement of OWNED.flatMap((table) => ownedByUser('content', table))) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of OWNED) await runner.query(`drop table content."${table}"`);
  }
}
