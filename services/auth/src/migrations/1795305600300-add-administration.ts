import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddAdministration1795305600300 implements MigrationInterface {
  readonly name = 'AddAdministration1795305600300';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const UP = [
  // Rows are read by the transaction that wrote them: a sequence gives out numbers in another order than transactions
  // commit in, and a reader would miss a row that commits late.
  `create table auth.revoked_sessions (
     session_id uuid primary key,
     written_by xid8 not null default pg_current_xact_id(),
     expires_at timestamptz not null
   )`,
  `create index revoked_sessions_written_by on auth.revoked_sessions (written_by)`,
  // No references: entries stay when the account is gone.
  `create table auth.audit_log (
     id bigint generated always as identity primary key,
     event text not null,
     user_id uuid,
     session_id uuid,
     ip text not null,
     request_id text not null,
     at timestamptz not null
   )`,
  `create index audit_log_at on auth.audit_log (at)`,
  `alter table auth.signing_keys add signs_from timestamptz, add retires_at timestamptz`,
  `alter table auth.users add invited_at timestamptz, add deleted_at timestamptz`,
];

const DOWN = [
  `alter table auth.users drop invited_at, drop deleted_at`,
  `alter table auth.signing_keys drop signs_from, drop retires_at`,
  `drop table auth.audit_log`,
  `drop table auth.revoked_sessions`,
];
