import { ownedByUser } from '@berea/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { reviseList } from '../lists/list-table.js';

const LISTS = ['notes', 'sermons'];

/** Gives each state of a list a revision, so that an unchanged list can be sent again as it was. */
export class ReviseLists1795651200000 implements MigrationInterface {
  readonly name = 'ReviseLists1795651200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table content.list_revisions (
        user_id uuid not null,
        list text not null,
        revision bigint not null default 1,
        primary key (user_id, list)
      )`);
    for (const table of LISTS) await begin(runner, table);
    for (const statement of ownedByUser('content', 'list_revisions')) await runner.query(statement);
    await runner.query(`
      create function content.revise_list() returns trigger language plpgsql as $$
      begin
        insert into content.list_revisions as known (user_id, list)
          select distinct user_id, tg_table_name::text from changed
          on conflict (user_id, list) do update set revision = known.revision + 1;
        return null;
      end $$`);
    for (const table of LISTS) for (const statement of reviseList(table)) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of LISTS) {
      for (const event of ['insert', 'update', 'delete']) {
        await runner.query(`drop trigger ${table}_revised_by_${event} on content.${table}`);
      }
    }
    await runner.query(`drop function content.revise_list`);
    await runner.query(`drop table content.list_revisions`);
  }
}

/** Gives each existing list its first revision. The table's owner sees rows only while row-level security is not forced. */
async function begin(runner: QueryRunner, table: string): Promise<void> {
  await runner.query(`alter table content.${table} no force row level security`);
  await runner.query(
    `insert into content.list_revisions (user_id, list) select distinct user_id, '${table}' from content.${table}`,
  );
  await runner.query(`alter table content.${table} force row level security`);
}
