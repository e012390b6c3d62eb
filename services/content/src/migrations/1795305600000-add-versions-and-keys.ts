import { createIdempotencyKeys } from '@berea/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const VERSIONED = ['notes', 'sermons', 'profiles'];

export class AddVersionsAndKeys1795305600000 implements MigrationInterface {
  readonly name = 'AddVersionsAndKeys1795305600000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of VERSIONED) {
      await runner.query(`alter table content."${table}" add column version integer not null default 1`);
    }
    for (const statement of createIdempotencyKeys('content')) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table content.idempotency_keys`);
    for (const table of VERSIONED) await runner.query(`alter table content."${table}" drop column version`);
  }
}
