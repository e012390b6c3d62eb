import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { startPostgres } from './embedded.mjs';

const alive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('the embedded Postgres', () => {
  let folder, postgres;
  /** Tests run in order on one data folder, as a user's starts do. */
  const start = async (more = {}) => {
    postgres = await startPostgres({ folder, password: 'a word/with: signs', ...more });
    return postgres;
  };
  const query = async (text) => {
    const client = new pg.Client(postgres.url);
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };
  const notes = async () => (await query('select text from notes order by text')).map(({ text }) => text);

  beforeAll(() => {
    const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'berea postgres '));
    // As root, the account that runs Postgres must be able to pass.
    fs.chmodSync(parent, 0o711);
    folder = path.join(parent, 'postgres');
  });
  afterEach(() => postgres?.stop());
  afterAll(() => fs.rmSync(path.dirname(folder), { recursive: true, force: true }));

  it('makes a new database that only its password opens', async () => {
    const { first, url } = await start();
    expect(first).toBe(true);
    await query(`create table notes (text text); insert into notes values ('kept')`);
    const stranger = new pg.Client(url.replace(/:[^:@]+@/, ':wrong@'));
    await expect(stranger.connect()).rejects.toThrow(/password authentication failed/);
    expect(fs.statSync(path.join(folder, 'data')).mode & 0o777).toBe(0o700);
  });

  it('stops, and has its data at the next start', async () => {
    const { pid, stop } = await start();
    expect(postgres.first).toBe(false);
    expect(await notes()).toEqual(['kept']);
    await stop();
    expect(alive(pid)).toBe(false);
  });

  it('after kill -9, restarts on the same port with all that was committed', async () => {
    let died;
    const death = new Promise((resolve) => {
      died = resolve;
    });
    const { pid, port, restart } = await start({ onDeath: died });
    await query(`insert into notes values ('just before')`);
    process.kill(pid, 'SIGKILL');
    await death;
    await restart();
    expect(postgres).toMatchObject({ port });
    expect(postgres.pid).not.toBe(pid);
    expect(await notes()).toEqual(['just before', 'kept']);
  });

  it('takes over from the server that a killed launcher left running', async () => {
    const script = path.join(path.dirname(folder), 'launcher.mjs');
    fs.writeFileSync(
      script,
      `const { startPostgres } = await import(${JSON.stringify(path.join(import.meta.dirname, 'embedded.mjs'))});
       const { pid } = await startPostgres(${JSON.stringify({ folder, password: 'a word/with: signs' })});
       process.send(pid);`,
    );
    const launcher = fork(script, { execArgv: [] });
    const [pid] = await once(launcher, 'message');
    launcher.kill('SIGKILL');
    await once(launcher, 'exit');
    expect(alive(pid)).toBe(true);
    await start();
    expect(alive(pid)).toBe(false);
    expect(await notes()).toEqual(['just before', 'kept']);
  });

  it('starts in spite of a postmaster.pid whose number belongs to another program now', async () => {
    fs.writeFileSync(path.join(folder, 'data/postmaster.pid'), `${process.pid}\n`);
    await start();
    expect(await notes()).toHaveLength(2);
  });

  it('refuses data of another major version, and names the remedy', async () => {
    const version = path.join(folder, 'data/PG_VERSION');
    const right = fs.readFileSync(version, 'utf8');
    fs.writeFileSync(version, '15\n');
    await expect(start()).rejects.toThrow(/made by Postgres 15.*pg_dump/);
    fs.writeFileSync(version, right);
  });

  it('when its start is aborted, rejects and leaves no server running', async () => {
    const controller = new AbortController();
    const starting = start({ signal: controller.signal, log: () => controller.abort() });
    await expect(starting).rejects.toThrow(/abort/);
    expect(fs.existsSync(path.join(folder, 'data/postmaster.pid'))).toBe(false);
  });
});
