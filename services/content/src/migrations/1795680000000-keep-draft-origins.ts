import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The origins of a sermon's passages that Scholar drafted, so that each device shows them. */
export class KeepDraftOrigins1795680000000 implements MigrationInterface {
  readonly name = 'KeepDraftOrigins1795680000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table content.sermons add column origins json not null default '[]'`);
    await measure(runner, `${BYTES_BEFORE} + coalesce(octet_length(nullif(origins::text, '[]')), 0)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await measure(runner, BYTES_BEFORE);
    await runner.query(`alter table content.sermons drop column origins`);
  }
}

/** A generated column cannot be given another expression. */
async function measure(runner: QueryRunner, bytes: string): Promise<void> {
  await runner.query(`alter table content.sermons drop column bytes`);
  await runner.query(
    `alter table content.sermons add column bytes integer not null generated always as (${bytes}) stored`,
  );
}

const BYTES_BEFORE = `octet_length(title) + octet_length(scripture) + octet_length(outline)
  + coalesce(octet_length(notes), 0) + coalesce(octet_length(theme), 0) + coalesce(octet_length(body), 0)
  + coalesce(octet_length(series), 0) + coalesce(octet_length(nullif(preached::text, '[]')), 0)`;
