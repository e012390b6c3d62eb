import fs from 'node:fs';
import path from 'node:path';
import { about } from './finding.mjs';

/** One service's schema: whether it is there, up to date, and whether the rows of each user are closed to the others. */
export async function examineSchema(client, root, schema) {
  const { ok, note, problem } = about(`Schema ${schema}`);
  const {
    rows: [{ there }],
  } = await client.query(`select to_regclass($1) is not null as there`, [`${schema}.migrations`]);
  if (!there) return [note('It is not there yet; npm start creates it.')];
  const { rows } = await client.query(`select "timestamp"::text as stamp from "${schema}".migrations`);
  const run = new Set(rows.map(({ stamp }) => stamp));
  const known = migrationsOf(root, schema);
  const pending = known.filter((stamp) => !run.has(stamp)).length;
  const newer = [...run].filter((stamp) => !known.includes(stamp)).length;
  if (newer) {
    return [
      problem(
        'It was made by a newer version of Berea.',
        'Use that version, or restore the backup that was made before it.',
      ),
    ];
  }
  const open = schema === 'auth' ? await opened(client, schema) : await unbound(client, schema);
  return [
    ...open.map((text) => problem(text, 'Run the migrations again: npm start')),
    ...(pending ? [note(`${pending} of its migrations are still to be run; npm start runs them.`)] : []),
    ...(open.length || pending
      ? []
      : [
          ok(
            `It is up to date, and ${schema === 'auth' ? 'closed to every other role' : 'bound by row-level security'}.`,
          ),
        ]),
  ];
}

/** Migrations that this version has, by their 13 digits, in order; none where there is no such schema. */
export function migrationsOf(root, schema) {
  const folder = path.join(root, 'services', schema, 'src', 'migrations');
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return files
    .map((file) => /^(\d{13})-.*\.ts$/.exec(file)?.[1])
    .filter(Boolean)
    .sort();
}

/** Roles and tables that row-level security does not bind. */
async function unbound(client, schema) {
  const role = `berea_${schema}`;
  const { rows: roles } = await client.query(
    'select rolsuper or rolbypassrls as free from pg_roles where rolname = $1',
    [role],
  );
  const { rows: tables } = await client.query(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = $1 and c.relkind in ('r', 'p') and c.relname <> 'migrations'
        and not (c.relrowsecurity and c.relforcerowsecurity)`,
    [schema],
  );
  return [
    ...(roles.length ? [] : [`The role ${role} is missing.`]),
    ...(roles[0]?.free ? [`The role ${role} would bypass row-level security.`] : []),
    ...tables.map(({ name }) => `Row-level security is not forced on ${schema}.${name}.`),
  ];
}

/** Tables that others may read than their owner and the role of the service itself. */
async function opened(client, schema) {
  const { rows } = await client.query(
    `select distinct table_name as name, grantee from information_schema.table_privileges
      where table_schema = $1 and grantee not in (current_user, $2)`,
    [schema, `berea_${schema}`],
  );
  return rows.map(({ name, grantee }) => `${grantee} has rights on ${schema}.${name}.`);
}
