import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddMailFlows1795305600100 implements MigrationInterface {
  readonly name = 'AddMailFlows1795305600100';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const UP = [
  `alter table auth.users
     add new_email text check (new_email = lower(new_email) and length(new_email) <= 254),
     add email_change_sent_at timestamptz,
     add email_change_confirmed_by text check (email_change_confirmed_by in ('current', 'new')),
     add reauthentication_sent_at timestamptz`,
  // Not unique: several users may ask for an address, and the first to confirm it gets it.
  `create index users_new_email on auth.users (new_email) where new_email is not null`,
  `create table auth.flow_states (
     id uuid primary key,
     user_id uuid not null references auth.users on delete cascade,
     method text not null,
     challenge text not null,
     code_hash text unique,
     code_issued_at timestamptz,
     created_at timestamptz not null
   )`,
  `create index flow_states_user on auth.flow_states (user_id)`,
  `create index flow_states_created on auth.flow_states (created_at)`,
  `alter table auth.one_time_tokens add flow_state_id uuid references auth.flow_states on delete cascade`,
  `create index one_time_tokens_flow_state on auth.one_time_tokens (flow_state_id) where flow_state_id is not null`,
  `create table auth.mails_per_hour (
     hour timestamptz primary key,
     mails integer not null
   )`,
];

const DOWN = [
  `drop table auth.mails_per_hour`,
  `alter table auth.one_time_tokens drop flow_state_id`,
  `delete from auth.one_time_tokens where kind not in ('signup', 'recovery')`,
  `drop table auth.flow_states`,
  `alter table auth.users
     drop new_email, drop email_change_sent_at, drop email_change_confirmed_by, drop reauthentication_sent_at`,
];
