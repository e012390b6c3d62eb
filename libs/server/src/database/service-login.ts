import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import pg from 'pg';
import type { QueryRunner } from 'typeorm';
import { roleOf, type SchemaOptions } from './data-source.js';

/** Rights that would let a login leave its own schema. */
const POWERS = {
  rolsuper: 'SUPERUSER',
  rolbypassrls: 'BYPASSRLS',
  rolcreaterole: 'CREATEROLE',
  rolcreatedb: 'CREATEDB',
  rolreplication: 'REPLICATION',
};
type Powers = Record<keyof typeof POWERS, boolean>;

/** 28P01 invalid_password, 28000 invalid_authorization_specification (no such role, or one that may not log in). */
const REFUSED: readonly (string | undefined)[] = ['28P01', '28000'];

/**
 * Creates the login in `url`, or sets its password to the one in `url`: it can log in and take the service's role, and
 * nothing else. If the service takes that role for each transaction (`scoped`), the login may read nothing outside of
 * one. The login of the migrations itself is left as it is, because an operator who names it has no other.
 * @throws Error when the login could do more than that, or cannot be made
 */
export async function ensureServiceLogin(runner: QueryRunner, url: string, options: SchemaOptions): Promise<void> {
  const { user: login, password } = new pg.Client(url);
  const [{ admin }] = await runner.query('select current_user as admin');
  if (!login || login === admin) return;
  const [known]: Powers[] = await runner.query(
    `select ${Object.keys(POWERS).join()} from pg_roles where rolname = $1`,
    [login],
  );
  const powers = Object.entries(POWERS).filter(([name]) => known?.[name as keyof Powers]);
  if (powers.length)
    throw new Error(
      `The login ${login} of ${options.schema} has ${powers.map(([, name]) => name).join(', ')}, with which it could leave its schema. Name another login, or take that from it.`,
    );
  const name = pg.escapeIdentifier(login);
  if (!known || !(await isOpen(url))) {
    const attributes = `login ${options.scoped === false ? 'inherit' : 'noinherit'} password '${verifierOf(password ?? '')}'`;
    // Another database of the cluster may make it in between.
    if (!known)
      await runner
        .query(`create role ${name} nosuperuser nobypassrls nocreaterole nocreatedb noreplication ${attributes}`)
        .catch(ignoreDuplicate);
    else await runner.query(`alter role ${name} ${attributes}`).catch(ignoreDuplicate);
  }
  await grantRole(runner, roleOf(options.schema), login);
  if (!(await isOpen(url)))
    throw new Error(
      `Postgres does not let ${login} log in with its password. See to it that pg_hba.conf asks that login for a password.`,
    );
}

/** Lets a login act as a role. If it may already, no right to grant it is needed. */
export async function grantRole(runner: QueryRunner, role: string, login: string): Promise<void> {
  const [group, member] = [pg.escapeIdentifier(role), pg.escapeIdentifier(login)];
  try {
    await runner.query(`grant ${group} to ${member}`).catch(ignoreDuplicate);
  } catch (error) {
    const [allowed] = await runner.query(
      'select 1 from pg_auth_members where roleid = $1::regrole and member = $2::regrole',
      [group, member],
    );
    if (!allowed) throw error;
  }
}

/** For objects of the whole cluster, which the migrations of another database may create at the same time. */
export function ignoreDuplicate(error: { code?: string }): void {
  // 42710 duplicate_object, 23505 unique_violation, XX000 "tuple concurrently updated"
  if (!['42710', '23505', 'XX000'].includes(error.code ?? '')) throw error;
}

/** Whether Postgres lets this login in. */
async function isOpen(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (REFUSED.includes((error as { code?: string }).code)) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const ITERATIONS = 4_096;

/**
 * A password in the form that Postgres stores (SCRAM-SHA-256). In clear, a failed statement would put it into the
 * server's log.
 */
function verifierOf(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256');
  const hmac = (text: string) => createHmac('sha256', salted).update(text).digest();
  const stored = createHash('sha256').update(hmac('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${stored}:${hmac('Server Key').toString('base64')}`;
}
