import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '../launch/temporary.mjs';
import { startPostgres } from '../postgres/embedded.mjs';
import { debianPostgres } from '../postgres/test-postgres.mjs';
import { root } from '../rspack/paths.mjs';

// Debian's Postgres brings pg_dump and pg_restore of its own version, as the image of compose.yml does.
describe('docker/backup.sh, against a database with the tables of content', () => {
  let work, folder, postgres;
  const run = (...words) => {
    const { status, stdout, stderr } = spawnSync('bash', [path.join(root, 'docker/backup.sh'), ...words], {
      encoding: 'utf8',
      env: {
        ...process.env,
        DATABASE_URL_FILE: path.join(work, 'database_url'),
        BACKUP_FOLDER: folder,
        BACKUP_KEEP: '2',
      },
    });
    return { status, said: `${stdout}${stderr}` };
  };
  const query = async (text, values) => {
    const client = new pg.Client(postgres.url);
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  };
  const write = (title) =>
    query(
      `insert into content.notes (id, user_id, title, content)
       values (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', $1, 'Grace and peace')`,
      [title],
    );
  const titles = async () => (await query('select title from content.notes order by title')).map(({ title }) => title);
  const dumps = () => fs.readdirSync(folder).sort();

  beforeAll(async () => {
    work = fs.realpathSync(temporaryFolder());
    fs.chmodSync(work, 0o755);
    folder = path.join(work, 'backup');
    fs.mkdirSync(folder);
    postgres = await startPostgres({
      folder: path.join(work, 'postgres'),
      password: 'of-this-test',
      binaries: async () => debianPostgres(),
    });
    fs.writeFileSync(path.join(work, 'database_url'), postgres.url);
    const { status, stderr } = spawnSync(process.execPath, [path.join(root, 'dist/content/migrate.mjs')], {
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: postgres.url, NODE_OPTIONS: '', NODE_ENV: 'production' },
    });
    if (status) throw new Error(stderr);
  });
  afterAll(async () => {
    await postgres?.stop();
    fs.rmSync(work, { recursive: true, force: true });
  });

  it('restores what was there, with nothing that came after it, and keeps a way back', async () => {
    await write('Before');
    expect(run('now')).toMatchObject({ status: 0, said: expect.stringContaining('backup written') });
    const [dump] = dumps();
    await write('After');
    // Objects of a newer version must not stay: its migrations would fail the next time.
    await query(
      'create table content.of_a_newer_version (id int); create schema newer; create table newer.things (id int)',
    );
    const policies = await query(`select policyname from pg_policies where schemaname = 'content' order by policyname`);

    const { status, said } = run('restore', dump);
    expect({ status, said }).toEqual({ status: 0, said: expect.stringContaining(`restored: ${dump}`) });
    expect(await titles()).toEqual(['Before']);
    expect(await query(`select to_regclass('content.of_a_newer_version') as newer`)).toEqual([{ newer: null }]);
    expect(await query(`select policyname from pg_policies where schemaname = 'content' order by policyname`)).toEqual(
      policies,
    );

    const [, back] = /to go back: restore (\S+)/.exec(said);
    expect(run('restore', back).status).toBe(0);
    expect(await titles()).toEqual(['After', 'Before']);
  });

  it('while a service is connected, changes nothing and says what to do', async () => {
    const service = new pg.Client(postgres.url);
    await service.connect();
    const { status, said } = run('restore', dumps()[0]);
    await service.end();
    expect({ status, said }).toEqual({ status: 1, said: expect.stringContaining('Stop the services first') });
    expect(await titles()).toEqual(['After', 'Before']);
  });

  it('from a dump that is cut short, that is none or that is not there, changes nothing and says so', async () => {
    const whole = fs.readFileSync(path.join(folder, dumps().at(-1)));
    fs.writeFileSync(path.join(folder, 'cut.dump'), whole.subarray(0, whole.length - 200));
    fs.writeFileSync(path.join(folder, 'text.dump'), 'no dump');
    const before = dumps();
    for (const name of ['cut.dump', 'text.dump'])
      expect(run('restore', name)).toEqual({ status: 1, said: expect.stringContaining('Nothing was changed') });
    for (const name of ['gone.dump', '../gone', undefined])
      expect(run('restore', ...(name ? [name] : []))).toEqual({ status: 2, said: expect.stringContaining(before[0]) });
    expect(dumps()).toEqual(before);
    expect(await titles()).toEqual(['After', 'Before']);
  });

  it('leaves the database unchanged when its restore fails midway', async () => {
    // A view of somebody else's hangs on a table in public, which the dump does not know how to drop.
    await query('create table public.kept (id int)');
    run('now');
    const dump = dumps().findLast((name) => name.startsWith('berea-'));
    await query('create view public.hangs as select * from public.kept');
    const { status, said } = run('restore', dump);
    expect({ status, said }).toEqual({
      status: 1,
      said: expect.stringContaining('The restore failed. Nothing was changed.'),
    });
    expect(await titles()).toEqual(['After', 'Before']);
    expect(await query('select * from public.hangs')).toEqual([]);
  });

  it('keeps the last dumps alone, and never takes those before a restore away', () => {
    for (const name of ['berea-20200101T000000Z.dump', 'berea-20200102T000000Z.dump']) {
      fs.writeFileSync(path.join(folder, name), '');
      fs.utimesSync(path.join(folder, name), 0, 0);
    }
    const kept = dumps().filter((name) => name.startsWith('before-restore-'));
    run('now');
    expect(dumps().filter((name) => name.startsWith('berea-'))).toHaveLength(2);
    expect(dumps().filter((name) => name.startsWith('before-restore-'))).toEqual(kept);
    expect(run('list').said).toContain(kept[0]);
    expect(run('nonsense')).toEqual({ status: 2, said: 'Say now, list or restore <name>.\n' });
  });
});
