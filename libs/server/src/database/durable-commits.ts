import type { DataSource } from 'typeorm';

/** With these, Postgres has written a commit to its disk before it says so. */
const DURABLE = ['on', 'remote_write', 'remote_apply', 'local'];

/**
 * Refuses to go on where Postgres answers a commit before it is safe: what was said to be saved could be lost.
 * @throws Error naming the setting and the remedy
 */
export async function assertDurableCommits(dataSource: DataSource): Promise<void> {
  const [{ setting } = { setting: '' }]: { setting: string }[] = await dataSource.query(
    `select current_setting('synchronous_commit') as setting`,
  );
  if (DURABLE.includes(setting)) return;
  throw new Error(
    `Postgres has synchronous_commit=${setting}, so that a crash could lose what was saved. Set it to on, for the server, the database or the login.`,
  );
}
