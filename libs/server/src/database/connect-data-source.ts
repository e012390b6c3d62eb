import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { DatabaseEnv } from '../env.js';
import type { Logger } from '../log.js';
import { createDataSource, type SchemaOptions } from './database.js';
import { assertDurableCommits } from './durable-commits.js';
import { isUnavailable } from './unavailable.js';

/** A Postgres that is just (re)starting answers within this time, and so does this process when it is busy starting itself. */
const CONNECT_WITHIN_MS = 15_000;

/**
 * Connects a service to its Postgres, once that answers.
 * @param check what else must hold; nothing stays open where it does not
 * @throws Error when it does not answer within 15 s, or may not be used
 */
export async function connectDataSource(
  env: DatabaseEnv,
  options: SchemaOptions,
  log: Logger,
  check: (dataSource: DataSource) => Promise<void> = async () => undefined,
): Promise<DataSource> {
  for (const end = Date.now() + CONNECT_WITHIN_MS; ; await delay(250)) {
    const dataSource = createDataSource(env, options, log);
    try {
      await dataSource.initialize();
      await assertDurableCommits(dataSource);
      await check(dataSource);
      return dataSource;
    } catch (error) {
      if (dataSource.isInitialized) await dataSource.destroy();
      if (!isUnavailable(error) || Date.now() > end) throw error;
    }
  }
}
