import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startTestPostgres, type TestPostgres } from './test-postgres.mjs';

/**
 * A Postgres of the test's own, that it may kill, stop and fill without harming others.
 * @example
 * const postgres = await TemporaryPostgres.start(['max_connections=20']);
 * await postgres.end('SIGKILL');
 * await postgres.restart();
 */
export class TemporaryPostgres {
  private constructor(
    private readonly runner: TestPostgres,
    private readonly folder: string,
    private readonly deaths: Set<() => void>,
  ) {}

  /** @param parent where its files go; `settings` are `name=value`; `storage` as of the embedded one */
  static async start(
    settings: readonly string[] = [],
    parent = os.tmpdir(),
    storage?: { readonly low: number; readonly full: number },
  ): Promise<TemporaryPostgres> {
    const folder = fs.mkdtempSync(path.join(parent, 'berea-postgres-'));
    // As root, the account that runs Postgres must be able to pass.
    fs.chmodSync(folder, 0o755);
    const deaths = new Set<() => void>();
    const onDeath = () => deaths.forEach((tell) => tell());
    const runner = await startTestPostgres({
      folder: path.join(folder, 'postgres'),
      password: 'temporary',
      settings,
      ...(storage && { storage: { ...storage, onChange: () => undefined } }),
      onDeath,
    });
    return new TemporaryPostgres(runner, folder, deaths);
  }

  get url(): string {
    return this.runner.url;
  }

  /** The independent observer: SQL as the owner, on a connection of its own. */
  async query<T extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<T[]> {
    const client = new pg.Client(this.url);
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<T>(sql, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** Ends it: SIGINT is `pg_ctl stop -m fast`, SIGQUIT `-m immediate`, SIGKILL a crash. Resolves when it is gone. */
  async end(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void> {
    const gone = new Promise<void>((resolve) => this.deaths.add(resolve));
    process.kill(this.runner.pid, signal);
    await gone;
  }

  /** Starts it again on the same port; resolves when it answers. */
  restart(): Promise<void> {
    return this.runner.restart();
  }

  /** Lets the server and all its backends hang, or go on. */
  hang(hanging: boolean): void {
    const signal = hanging ? 'SIGSTOP' : 'SIGCONT';
    for (const pid of [this.runner.pid, ...childrenOf(this.runner.pid)]) send(pid, signal);
  }

  async stop(): Promise<void> {
    await this.runner.stop(2_000);
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A backend may have ended by itself meanwhile. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function childrenOf(pid: number): number[] {
  const said = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return said ? said.split(' ').map(Number) : [];
}
