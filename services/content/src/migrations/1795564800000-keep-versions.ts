import { dropGiveWay, giveWay, ownedByUser } from '@berea/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { keepAsList } from '../lists/list-table.js';
import { passagesOf } from '../lists/list-resource.js';

const LISTS = ['notes', 'sermons'];
const SPACE = { schema: 'content', space: 'writing', names: ['notes', 'sermons'], table: 'versions' };

/** A bin, earlier versions and drafts for lists, and the verses that each item is about. */
export class KeepVersions1795564800000 implements MigrationInterface {
  readonly name = 'KeepVersions1795564800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table content.versions (
        user_id uuid not null,
        resource text not null,
        item_id uuid not null,
        version integer not null,
        label text,
        words integer not null,
        content text not null,
        saved_at timestamptz not null,
        recorded_at timestamptz not null default now(),
        bytes integer not null generated always as (octet_length(content)) stored,
        primary key (user_id, resource, item_id, version)
      )`);
    await runner.query(`create index versions_oldest on content.versions (user_id, recorded_at)`);
    for (const statement of ownedByUser('content', 'versions')) await runner.query(statement);
    for (const statement of giveWay({ ...SPACE, order: 'recorded_at, version' })) await runner.query(statement);
    await runner.query(`
      create function content.forget_versions() returns trigger language plpgsql as $$
      begin
        delete from content.versions as kept using removed
         where kept.user_id = removed.user_id and kept.resource = tg_table_name and kept.item_id = removed.id;
        return null;
      end $$`);
    for (const table of LISTS) {
      await runner.query(
        `alter table content.${table} add column draft boolean not null default false,
           add column passages int4range[] not null default '{}'`,
      );
      await runner.query(`drop index content.${table}_newest`);
      for (const statement of keepAsList(table)) await runner.query(statement);
      await locate(runner, table);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of LISTS) {
      await runner.query(`delete from content.${table} where deleted_at is not null`);
      await runner.query(`drop trigger ${table}_versions on content.${table}`);
      await runner.query(`drop policy ${table}_expired on content.${table}`);
      await runner.query(`drop index content.${table}_newest`);
      await runner.query(
        `alter table content.${table} drop column draft, drop column passages, drop column deleted_at`,
      );
      await runner.query(`create index ${table}_newest on content.${table} (user_id, created_at desc, id desc)`);
    }
    await runner.query(`drop function content.forget_versions`);
    await runner.query(`delete from content.versions`);
    for (const statement of dropGiveWay(SPACE)) await runner.query(statement);
    await runner.query(`drop table content.versions`);
  }
}

/** Works out which verses each thing is about. Their owner sees rows only while row-level security is not forced. */
async function locate(runner: QueryRunner, table: string): Promise<void> {
  await runner.query(`alter table content.${table} no force row level security`);
  const references: { scripture: string }[] = await runner.query(
    `select distinct scripture from content.${table} where scripture <> ''`,
  );
  for (const { scripture } of references) {
    const ranges = passagesOf(scripture);
    if (!ranges.length) continue;
    await runner.query(`update content.${table} set passages = $1::int4range[] where scripture = $2`, [
      ranges,
      scripture,
    ]);
  }
  await runner.query(`alter table content.${table} force row level security`);
}
