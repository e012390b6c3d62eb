import { createHash } from 'node:crypto';
import fs from 'node:fs';

/** Short: where the database does not answer soon, the migrations themselves wait for it, and say so. */
const WITHIN_MS = 5_000;

/**
 * State that migrations leave beside their own list: tables, rights, row-level security, and the logins that may act as
 * a service's role.
 */
const STATE = `
  select md5(concat(
    (select string_agg(concat(nspname, nspacl), ',' order by nspname) from pg_namespace where nspname = any($1)),
    (select string_agg(concat(nspname, relname, relkind, relacl, relrowsecurity, relforcerowsecurity), ','
                       order by nspname, relname)
       from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname = any($1) and relkind in ('r', 'p', 'v', 'm', 'S')),
    (select string_agg(concat(rolname, pg_has_role(pg_roles.oid, 'member')), ',' order by rolname)
       from pg_roles where rolname = any($2)))) as state`;

const MAY_ACT = `select pg_has_role($1, 'member') as may_act`;

const NOTES = `select obj_description(oid, 'pg_namespace') as note from pg_namespace where nspname = any($1)`;

/**
 * Remembers in a database which migrations brought it up to date: in a comment on each schema, which goes into a backup
 * with the data and comes back with it. Loading the migrations to find that nothing is new takes a second of the processor.
 * @param {object} parts
 * @param {string} parts.databaseUrl
 * @param {string[]} parts.schemas
 * @param {string[]} parts.files of the built migrations
 * @param {string[]} parts.logins how the service of each schema logs in, in the same order
 * @param {number} [parts.withinMs] how long the database may take for each answer
 */
export function migratedBy({ databaseUrl, schemas, files, logins, withinMs = WITHIN_MS }) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(fs.readFileSync(file));
  const build = hash.digest('hex').slice(0, 32);
  const noteIn = async (client) => {
    const { rows } = await client.query(STATE, [schemas, schemas.map((name) => `berea_${name}`)]);
    return `berea migrated: ${build} ${rows[0].state}`;
  };
  return {
    /**
     * Whether these very migrations ran last, rights and tables have not changed since, and the services can log in.
     * False if it cannot be told.
     */
    isNoted: async () => {
      const noted = await inDatabase({ databaseUrl, withinMs }, async (client) => {
        const { rows } = await client.query(NOTES, [schemas]);
        const note = await noteIn(client);
        return rows.length === schemas.length && rows.every((row) => row.note === note);
      });
      if (!noted) return false;
      const open = logins.map((url, index) =>
        inDatabase({ databaseUrl: url, withinMs }, async (client) => {
          const { rows } = await client.query(MAY_ACT, [`berea_${schemas[index]}`]);
          return rows[0].may_act;
        }),
      );
      return (await Promise.all(open)).every(Boolean);
    },
    /** If the note may not be written, the migrations look again at the next start. */
    note: () =>
      inDatabase({ databaseUrl, withinMs }, async (client) => {
        const note = await noteIn(client);
        for (const schema of schemas) await client.query(`comment on schema "${schema}" is '${note}'`);
        return true;
      }),
  };
}

/** @returns what `work` does; false when anything fails */
async function inDatabase({ databaseUrl, withinMs }, work) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: withinMs,
    query_timeout: withinMs,
  });
  // One that breaks off fails its query, too.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } catch {
    return false;
  } finally {
    // Not waited for: after a connection that took too long it never comes.
    void client.end().catch(() => {});
  }
}
