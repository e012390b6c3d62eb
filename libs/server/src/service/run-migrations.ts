import { DatabaseEnv, EnvError, readEnv } from '../environment/env.js';
import { createLog } from '../log/log.js';
import type { SchemaOptions } from '../database/data-source.js';
import { logRetries } from '../database/connect-data-source.js';
import { migrate } from '../database/migrate.js';
import { START_TIMEOUT_MS } from '../database/retry-until-available.js';

/** Runs a service's migrations as a process: exit code 0 when the schema is up to date, 1 with one line that says why not. */
export async function runMigrations(options: SchemaOptions): Promise<void> {
  const log = createLog(`${options.schema}-migrate`, process.env['LOG_LEVEL'] || 'info');
  try {
    const patience = { withinMs: START_TIMEOUT_MS, onRetry: logRetries(log) };
    const ran = await migrate(readEnv(DatabaseEnv), options, patience);
    log.info({ ran }, 'schema is up to date');
  } catch (error) {
    log.fatal(error instanceof EnvError ? { problems: error.problems } : { err: error }, 'migration failed');
    process.exitCode = 1;
  }
}
