import { createIdempotencyKeys } from '@berea/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddVersionsAndKeys1795305600000 implements MigrationInterface {
  readonly name = 'AddVersionsAndKeys1795305600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table study.conversations add column version integer not null default 1`);
    for (const statement of createIdempotencyKeys('study')) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table study.idempotency_keys`);
    await runner.query(`alter table study.conversations drop column version`);
  }
}
