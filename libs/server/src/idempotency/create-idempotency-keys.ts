import { ownedByUser } from '../database/migrate.js';

/** SQL that makes the table of `IdempotencyKeyEntity` in a service's schema. For use in migrations. */
export const createIdempotencyKeys = (schema: string): string[] => [
  `create table "${schema}".idempotency_keys (
     user_id uuid not null,
     key text not null,
     route text not null,
     request_hash text not null,
     status text not null check (status in ('running', 'done')),
     owner uuid not null,
     progress jsonb,
     body jsonb,
     created_at timestamptz not null default now(),
     expires_at timestamptz not null,
     primary key (user_id, key)
   )`,
  `create index idempotency_keys_expiry on "${schema}".idempotency_keys (expires_at)`,
  ...ownedByUser(schema, 'idempotency_keys'),
  // Housekeeping runs for no user: it may see and delete expired keys, and nothing else.
  ...['select', 'delete'].map(
    (command) =>
      `create policy "idempotency_keys_expired_${command}" on "${schema}".idempotency_keys for ${command}
         using (expires_at <= now() and current_setting('app.housekeeping', true) = 'expired')`,
  ),
];
