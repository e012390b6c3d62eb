import { countInUsage, ownedByUser } from '@berea/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures of profiles, which count against the same space as all texts. */
export class CreatePictures1795662000000 implements MigrationInterface {
  readonly name = 'CreatePictures1795662000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table content.pictures (
        user_id uuid primary key,
        version text not null,
        image bytea not null,
        bytes integer not null generated always as (octet_length(image)) stored
      )`);
    // Compressed already.
    await runner.query(`alter table content.pictures alter column image set storage external`);
    for (const statement of ownedByUser('content', 'pictures')) await runner.query(statement);
    for (const statement of countInUsage('content', 'pictures', ['notes', 'sermons'])) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from content.pictures`);
    await runner.query(`drop table content.pictures`);
    await runner.query(`drop function content.count_pictures`);
    await runner.query(`update content.profiles set profile_picture = null`);
  }
}
