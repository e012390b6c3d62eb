import { DatabaseEnv, EnvError, readEnv } from './env.js';
import { createLog } from './log.js';
import type { SchemaOptions } from './database/database.js';
import { migrate } from './database/migrate.js';

/** Runs a service's migrations as a process: exit code 0 when the schema is up to date, 1 with one line that says why not. */
export async function runMigrations(options: SchemaOptions): Promise<void> {
  const log = createLog(`${options.schema}-migrate`, process.env['LOG_LEVEL'] || 'info');
  try {
    const ran = await migrate(readEnv(DatabaseEnv), options);
    log.info({ ran }, 'schema is up to date');
  } catch (error) {
    log.fatal(error instanceof EnvError ? { problems: error.problems } : { err: error }, 'migration failed');
    process.exitCode = 1;
  }
}
