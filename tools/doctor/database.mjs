import fs from 'node:fs';
import path from 'node:path';
import { currentPlace } from '../postgres/data-folder.mjs';
import { about, reasonOf } from './finding.mjs';
import { examineSchema } from './schema.mjs';

const WITHIN_MS = 5_000;

/** The database as the services would find it: reachable, durable, with sound schemas. */
export async function examineDatabase({ root, settings, launcher }) {
  const { ok, note, problem } = about('Database');
  const { DATABASE_URL } = settings.values;
  const url = DATABASE_URL ?? (launcher && embeddedUrl(settings.dataFolder));
  if (!url) return [note('The embedded Postgres runs when the product does.')];
  const { default: pg } = await import('pg');
  const { hostname, port } = new URL(url);
  const place = `${hostname}:${port || 5432}`;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: WITHIN_MS, query_timeout: WITHIN_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    const {
      rows: [facts],
    } = await client.query(
      `select current_setting('server_version') as version, current_setting('synchronous_commit') as durable,
              pg_is_in_recovery() as standby, has_database_privilege(current_database(), 'create') as may_create,
              (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as may_grant`,
    );
    const kind = DATABASE_URL ? `Postgres ${facts.version} at ${place}` : `The embedded Postgres ${facts.version}`;
    const schemas = settings.embeddedAuth ? ['auth', 'content', 'study'] : ['content', 'study'];
    const found = [];
    for (const schema of schemas) found.push(...(await examineSchema(client, root, schema)));
    return [ok(`${kind} answers.`), ...flaws(facts), ...found];
  } catch (error) {
    const [text, remedy] = refusal(error, place, Boolean(DATABASE_URL));
    return [problem(text, remedy)];
  } finally {
    await client.end().catch(() => {});
  }
}

function* flaws({ durable, standby, may_create, may_grant }) {
  const { problem } = about('Database');
  if (durable === 'off') {
    yield problem(
      'synchronous_commit is off: a crash would lose what was said to be saved.',
      'Set synchronous_commit to on.',
    );
  }
  if (standby) yield problem('It is a standby, which takes no writes.', 'Let DATABASE_URL name the primary.');
  if (!may_create) yield problem('The login may not create schemas.', 'Grant it CREATE on the database.');
  if (!may_grant) yield problem('The login may not create roles.', 'Give it CREATEROLE.');
}

function refusal(error, place, external) {
  const remedy = external ? 'Check DATABASE_URL.' : 'Look into the log postgres.log in the data folder.';
  if (error.code === '28P01' || error.code === '28000') return [`Postgres at ${place} refuses the login.`, remedy];
  if (error.code === '3D000') return [`Postgres at ${place} has no database of that name.`, remedy];
  return [`Postgres at ${place} cannot be used: ${reasonOf(error)}.`, remedy];
}

/** Postgres notes its port, in the fourth line, where its files are; null while it does not run. */
export function embeddedUrl(dataFolder) {
  try {
    const data = path.join(currentPlace(path.join(dataFolder, 'postgres')), 'data');
    const port = Number(fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[3]);
    const { databasePassword } = JSON.parse(fs.readFileSync(path.join(dataFolder, 'secrets.json'), 'utf8'));
    return `postgres://berea:${encodeURIComponent(databasePassword)}@127.0.0.1:${port}/berea`;
  } catch (error) {
    if (['ENOENT', 'EACCES'].includes(error.code) || error instanceof SyntaxError) return null;
    throw error;
  }
}
