import { type CountedTable, createUsage, dropUsage } from '@berea/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An answer to a question that was taken is kept, also where it is longer than the space that is left. */
const TABLES: readonly CountedTable[] = [
  { table: 'conversations', counted: 'conversations' },
  { table: 'messages', growsFreely: true },
];

/** Stores sizes in bytes beside the texts, so that a length is known without reading the text. */
export class CountUsage1795478400000 implements MigrationInterface {
  readonly name = 'CountUsage1795478400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table study.conversations add column bytes integer not null generated always as (octet_length(title)) stored`,
    );
    await runner.query(
      `alter table study.messages add column bytes integer not null generated always as
         (octet_length(message) + coalesce(octet_length(response), 0) + octet_length(sources::text)
          + octet_length(citations::text)) stored`,
    );
    for (const statement of createUsage('study', 'chat', TABLES)) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of dropUsage('study', TABLES)) await runner.query(statement);
    for (const table of ['messages', 'conversations'])
      await runner.query(`alter table study.${table} drop column bytes`);
  }
}
