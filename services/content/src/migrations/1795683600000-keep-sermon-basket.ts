import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The pieces that wait to be put into a sermon, so that each device has them. */
export class KeepSermonBasket1795683600000 implements MigrationInterface {
  readonly name = 'KeepSermonBasket1795683600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table content.sermons add column basket json not null default '[]'`);
    await measure(runner, `${BYTES_BEFORE} + coalesce(octet_length(nullif(basket::text, '[]')), 0)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await measure(runner, BYTES_BEFORE);
    await runner.query(`alter table content.sermons drop column basket`);
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
  + coalesce(octet_length(series), 0) + coalesce(octet_length(nullif(preached::text, '[]')), 0)
  + coalesce(octet_length(nullif(origins::text, '[]')), 0)`;
