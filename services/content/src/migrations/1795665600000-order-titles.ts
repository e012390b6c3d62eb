import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The order of titles: as a reader would put them, 'Part 2' before 'Part 10' and 'Éden' among the words with E. Postgres
 * built without ICU, or a database in an encoding that ICU does not read, orders by its own locale.
 */
export class OrderTitles1795665600000 implements MigrationInterface {
  readonly name = 'OrderTitles1795665600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      do $$ begin
        create collation content.titles (provider = icu, locale = 'en-u-kn-true');
      exception when feature_not_supported or invalid_object_definition then
        execute format('create collation content.titles (locale = %L)',
          (select datcollate from pg_database where datname = current_database()));
      end $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop collation content.titles`);
  }
}
