import type { DataSource } from 'typeorm';
import type { DatabaseEnv } from '../environment/env.js';
import type { Logger } from '../log/log.js';
import { createDataSource, type SchemaOptions } from './data-source.js';
import { START_TIMEOUT_MS, retryUntilAvailable } from './retry-until-available.js';

/**
 * Connects a service to its Postgres, once that answers.
 * @param check what else must hold; nothing stays open where it does not
 * @throws Error when it does not answer within 30 s, or may not be used
 */
export function connectDataSource(
  env: DatabaseEnv,
  options: SchemaOptions,
  log: Logger,
  check: (dataSource: DataSource) => Promise<void> = async () => undefined,
): Promise<DataSource> {
  const connect = async () => {
    const dataSource = createDataSource(env, options, log);
    try {
      await dataSource.initialize();
      await assertDurableCommits(dataSource);
      await check(dataSource);
      return dataSource;
    } catch (error) {
      if (dataSource.isInitialized) await dataSource.destroy();
      throw error;
    }
  };
  return retryUntilAvailable(connect, { withinMs: START_TIMEOUT_MS, onRetry: logRetries(log) });
}

/**
 * For a start: each failed attempt is logged while it waits, not only the last one. The first attempt may fail because
 * this process is busy starting, so it goes only to the log file.
 */
export function logRetries(log: Logger): (error: unknown) => void {
  let tries = 0;
  return (error) => {
    tries += 1;
    log[tries === 1 ? 'info' : 'warn']({ err: error }, 'database unavailable; retrying for up to 30 s');
  };
}

/** With these, Postgres has written a commit to its disk before it confirms it. */
const DURABLE = ['on', 'remote_write', 'remote_apply', 'local'];

/**
 * Refuses to start if Postgres confirms a commit before it is safe, because confirmed data could be lost.
 * @throws Error naming the setting and the remedy
 */
async function assertDurableCommits(dataSource: DataSource): Promise<void> {
  const [{ setting } = { setting: '' }]: { setting: string }[] = await dataSource.query(
    `select current_setting('synchronous_commit') as setting`,
  );
  if (DURABLE.includes(setting)) return;
  throw new Error(
    `Postgres has synchronous_commit=${setting}, so that a crash could lose what was saved. Set it to on, for the server, the database or the login.`,
  );
}
