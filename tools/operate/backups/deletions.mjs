import { createHash } from 'node:crypto';

/**
 * What became of accounts after a moment, by the database that was in use: a restore must bring none of them back, and
 * erase none that was taken back.
 * @typedef {object} Deletions
 * @property {string[]} deleted hashes of the ids of accounts of which nothing is left
 * @property {{ user_id: string, closed_at: Date, due_at: Date, undo_hash: string | null }[]} closed those that are being deleted
 * @property {string[]} open ids of those that are open
 */

/**
 * @param {import('pg').Client} client of the database in use
 * @param {Date} moment when the backup ended
 * @returns {Promise<Deletions>}
 */
export async function deletionsSince(client, moment) {
  const { rows: tables } = await client.query(`select to_regclass('auth.deleted_accounts') is not null as there`);
  if (!tables[0].there) return { deleted: [], closed: [], open: [] };
  const { rows: deleted } = await client.query(
    'select account_hash as hash from auth.deleted_accounts where deleted_at > $1',
    [moment],
  );
  const { rows: closed } = await client.query(
    'select user_id, closed_at, due_at, undo_hash from auth.closed_accounts where closed_at > $1',
    [moment],
  );
  const { rows: open } = await client.query('select id from auth.users where closed_at is null');
  return { deleted: deleted.map(({ hash }) => hash), closed, open: open.map(({ id }) => id) };
}

/**
 * Closes in a restored database what was closed or deleted since, so that the services erase it as they would have.
 * @param {import('pg').Client} client
 * @param {Deletions} deletions
 * @returns {Promise<number>} how many accounts were closed or deleted again
 */
export async function deleteAgain(client, { deleted, closed, open }) {
  const { rows: users } = await client.query('select id from auth.users');
  const gone = new Set(deleted);
  const isGone = ({ id }) => gone.has(createHash('sha256').update(id).digest('hex'));
  // An operator's deletion has no grace, and takes the user away at once.
  const now = [...users.filter(isGone).map(({ id }) => id), ...closed.filter(hasNoGrace).map(({ user_id: id }) => id)];
  await client.query('begin');
  await client.query(
    `with reopened as (
       delete from auth.closed_accounts where user_id = any($1::uuid[]) returning user_id)
     update auth.users set closed_at = null from reopened where id = user_id`,
    [open],
  );
  await client.query(
    `insert into auth.closed_accounts (user_id, closed_at, due_at) select id, now(), now() from unnest($1::uuid[]) id
     on conflict (user_id) do update set due_at = excluded.due_at, erased_by = '{}'`,
    [now],
  );
  await client.query(
    `with gone as (delete from auth.users where id = any($1::uuid[]) returning email)
     delete from auth.outbox where recipient in (select email from gone)`,
    [now],
  );
  const inGrace = closed.filter((row) => !hasNoGrace(row));
  for (const { user_id: id, closed_at: closedAt, due_at: dueAt, undo_hash: undo } of inGrace) {
    await client.query(
      `with closing as (update auth.users set closed_at = $2 where id = $1 returning id)
       insert into auth.closed_accounts (user_id, closed_at, due_at, undo_hash) select id, $2, $3, $4 from closing
       on conflict (user_id) do nothing`,
      [id, closedAt, dueAt, undo],
    );
    await client.query('delete from auth.sessions where user_id = $1', [id]);
  }
  await client.query('commit');
  return now.length + inGrace.length;
}

const hasNoGrace = ({ closed_at: closedAt, due_at: dueAt }) => dueAt <= closedAt;
