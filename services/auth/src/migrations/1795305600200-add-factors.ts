import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddFactors1795305600200 implements MigrationInterface {
  readonly name = 'AddFactors1795305600200';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const UP = [
  `create table auth.factors (
     id uuid primary key,
     user_id uuid not null references auth.users on delete cascade,
     type text not null check (type in ('totp')),
     status text not null check (status in ('unverified', 'verified')),
     friendly_name text not null,
     secret bytea not null,
     last_step integer not null default -1,
     last_challenged_at timestamptz,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     unique (user_id, friendly_name)
   )`,
  `create table auth.factor_challenges (
     id uuid primary key,
     factor_id uuid not null references auth.factors on delete cascade,
     ip text not null,
     expires_at timestamptz not null,
     used_at timestamptz
   )`,
  `create index factor_challenges_factor on auth.factor_challenges (factor_id)`,
  `alter table auth.sessions add factor_id uuid references auth.factors on delete set null`,
  `create index sessions_factor on auth.sessions (factor_id) where factor_id is not null`,
  // A user who signs in by phone has no address; an anonymous user has no address, number or password.
  `alter table auth.users
     alter email drop not null,
     alter password_hash drop not null,
     add phone text unique check (phone ~ '^[1-9][0-9]{1,14}$'),
     add phone_confirmed_at timestamptz,
     add is_anonymous boolean not null default false`,
];

const DOWN = [
  `delete from auth.users where email is null or password_hash is null`,
  `alter table auth.users
     drop phone, drop phone_confirmed_at, drop is_anonymous,
     alter email set not null, alter password_hash set not null`,
  `alter table auth.sessions drop factor_id`,
  `drop table auth.factor_challenges`,
  `drop table auth.factors`,
];
