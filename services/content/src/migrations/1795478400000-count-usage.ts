import { type CountedTable, createUsage, dropUsage } from '@berea/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES: readonly CountedTable[] = [
  { table: 'notes', counted: 'notes' },
  { table: 'sermons', counted: 'sermons' },
];

/** Sizes in bytes are stored beside the texts, so that no query has to read a text to know its length. */
export class CountUsage1795478400000 implements MigrationInterface {
  readonly name = 'CountUsage1795478400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create function content.octets(texts text[]) returns integer language sql immutable parallel safe
         as $$ select coalesce(sum(octet_length(each)), 0)::integer from unnest(texts) as each $$`,
    );
    await runner.query(
      `alter table content.notes add column bytes integer not null generated always as
         (octet_length(title) + octet_length(content) + coalesce(octet_length(scripture), 0) + content.octets(tags)) stored`,
    );
    await runner.query(
      `alter table content.sermons add column bytes integer not null generated always as
         (octet_length(title) + octet_length(scripture) + octet_length(outline) + coalesce(octet_length(notes), 0)) stored`,
    );
    for (const statement of createUsage('content', 'writing', TABLES)) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of dropUsage('content', TABLES)) await runner.query(statement);
    for (const table of ['notes', 'sermons']) await runner.query(`alter table content.${table} drop column bytes`);
    await runner.query(`drop function content.octets`);
  }
}
