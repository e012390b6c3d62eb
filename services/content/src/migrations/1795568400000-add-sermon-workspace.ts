import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A sermon's columns beyond the spec's four texts: its manuscript, its writing mode, its place in a year, its log. */
export class AddSermonWorkspace1795568400000 implements MigrationInterface {
  readonly name = 'AddSermonWorkspace1795568400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table content.sermons
        add column theme text,
        add column body text,
        add column style text,
        add column writing_mode text,
        add column series text,
        add column date text,
        add column preached json not null default '[]'`);
    // A generated column cannot be given another expression.
    await runner.query(`alter table content.sermons drop column bytes`);
    await runner.query(
      `alter table content.sermons add column bytes integer not null generated always as (${BYTES}) stored`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table content.sermons drop column bytes`);
    await runner.query(`
      alter table content.sermons
        drop column theme, drop column body, drop column style, drop column writing_mode,
        drop column series, drop column date, drop column preached`);
    await runner.query(
      `alter table content.sermons add column bytes integer not null generated always as (${BYTES_BEFORE}) stored`,
    );
  }
}

const BYTES_BEFORE =
  'octet_length(title) + octet_length(scripture) + octet_length(outline) + coalesce(octet_length(notes), 0)';
const BYTES = `${BYTES_BEFORE} + coalesce(octet_length(theme), 0) + coalesce(octet_length(body), 0)
  + coalesce(octet_length(series), 0) + coalesce(octet_length(nullif(preached::text, '[]')), 0)`;
