import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAuthSchema1763700000000 implements MigrationInterface {
  readonly name = 'CreateAuthSchema1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of TABLES) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'outbox',
      'mail_throttle',
      'signing_keys',
      'one_time_tokens',
      'sessions',
      'identities',
      'users',
    ])
      await runner.query(`drop table auth.${table}`);
  }
}

const TABLES = [
  `create table auth.users (
     id uuid primary key,
     email text not null unique check (email = lower(email) and length(email) <= 254),
     password_hash text not null,
     role text not null default 'authenticated',
     email_confirmed_at timestamptz,
     confirmation_sent_at timestamptz,
     recovery_sent_at timestamptz,
     last_sign_in_at timestamptz,
     banned_until timestamptz,
     app_metadata jsonb not null,
     user_metadata jsonb not null,
     created_at timestamptz not null,
     updated_at timestamptz not null
   )`,
  `create table auth.identities (
     id uuid primary key,
     user_id uuid not null references auth.users on delete cascade,
     provider text not null,
     provider_id text not null,
     identity_data jsonb not null,
     last_sign_in_at timestamptz,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     unique (provider, provider_id)
   )`,
  `create index identities_user on auth.identities (user_id)`,
  `create table auth.sessions (
     id uuid primary key,
     user_id uuid not null references auth.users on delete cascade,
     aal text not null default 'aal1',
     amr jsonb not null,
     refresh_key bytea not null,
     refresh_counter integer not null default 0,
     refresh_floor integer not null default 0,
     refreshed_at timestamptz not null,
     ip text not null,
     user_agent text not null,
     created_at timestamptz not null
   )`,
  `create index sessions_user on auth.sessions (user_id)`,
  `create index sessions_refreshed on auth.sessions (refreshed_at)`,
  `create table auth.one_time_tokens (
     id uuid primary key,
     user_id uuid not null references auth.users on delete cascade,
     kind text not null,
     link_hash text not null unique,
     code_mac text not null,
     tries integer not null default 0,
     code_expires_at timestamptz not null,
     link_expires_at timestamptz not null,
     unique (user_id, kind)
   )`,
  `create table auth.signing_keys (
     kid text primary key,
     state text not null check (state in ('sign', 'verify')),
     public_jwk jsonb not null,
     private_jwk bytea not null,
     created_at timestamptz not null
   )`,
  // If two processes start together, they make one key.
  `create unique index signing_keys_one_signer on auth.signing_keys (state) where state = 'sign'`,
  `create table auth.mail_throttle (
     address_mac text not null,
     kind text not null,
     sent_at timestamptz not null,
     primary key (address_mac, kind)
   )`,
  `create table auth.outbox (
     id bigint generated always as identity primary key,
     recipient text not null,
     kind text not null,
     subject text not null,
     text text not null,
     html text not null,
     link text not null,
     otp text not null,
     token_hash text not null,
     created_at timestamptz not null
   )`,
];
