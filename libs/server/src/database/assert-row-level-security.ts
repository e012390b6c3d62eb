import { randomUUID } from 'node:crypto';
import type { Database } from './database.js';

interface Relation {
  readonly relname: string;
  readonly relkind: 'r' | 'p' | 'v' | 'm' | 'f';
  /** For a table: row-level security. For a view: whether it reads with the rights of its caller. */
  readonly bound: boolean;
}

/**
 * Refuses to start if row-level security would not hold: a role that bypasses it or that the login may not become, a
 * table without it, a view that reads with the rights of its owner, or a stranger's id that sees a row. The login's
 * own rights do not matter, since no work runs under it.
 * @throws Error naming the role or the table
 */
export async function assertRowLevelSecurity(database: Database): Promise<void> {
  const { schema } = database;
  await assertRole(database);
  const relations: Relation[] = await database.dataSource.query(
    `select c.relname, c.relkind,
            case c.relkind when 'v' then coalesce(c.reloptions && '{security_invoker=true,security_invoker=on}', false)
                           else c.relrowsecurity and c.relforcerowsecurity end as bound
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = $1 and c.relkind in ('r', 'p', 'v', 'm', 'f') and c.relname <> 'migrations'`,
    [schema],
  );
  for (const { relname, relkind, bound } of relations) {
    if (!bound && relkind === 'v') throw new Error(`The view ${schema}.${relname} is not made with security_invoker.`);
    if (!bound) throw new Error(`Row-level security is not forced on ${schema}.${relname}.`);
    const seen = await database.run(randomUUID(), (manager) =>
      manager.query(`select 1 from "${schema}"."${relname}" limit 1`),
    );
    if (seen.length) throw new Error(`A stranger can read ${schema}.${relname}: row-level security does not hold.`);
  }
}

async function assertRole(database: Database): Promise<void> {
  const { role } = database;
  const [found] = await database.dataSource.query(`select rolsuper, rolbypassrls from pg_roles where rolname = $1`, [
    role,
  ]);
  if (!found) throw new Error(`The role ${role} is missing; run the migrations.`);
  if (found.rolsuper || found.rolbypassrls) throw new Error(`The role ${role} would bypass row-level security.`);
  try {
    await database.read(randomUUID(), (manager) => manager.query('select 1'));
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error;
    throw new Error(`The login may not act as ${role}. Grant it that role, or run the migrations with it.`, {
      cause: error,
    });
  }
}
