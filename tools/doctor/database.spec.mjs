import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { readSettings } from '../launch/environment.mjs';
import { removeFolder, temporaryFolder } from '../launch/temporary.mjs';
import { startPostgres } from '../postgres/embedded.mjs';
import { examineDatabase } from './database.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const PASSWORD = 'canary-of-the-database';

describe('npm run doctor, on the database', () => {
  let folder, postgres, owner;
  beforeAll(async () => {
    folder = temporaryFolder();
    fs.chmodSync(folder, 0o711);
    postgres = await startPostgres({ folder: path.join(folder, 'postgres'), password: PASSWORD });
    owner = new pg.Client({ connectionString: postgres.url });
    owner.on('error', () => {});
    await owner.connect();
  });
  afterAll(async () => {
    await owner.end();
    await postgres.stop();
    removeFolder(folder);
  });

  const examine = (url = postgres.url) =>
    examineDatabase({ root, settings: readSettings({ DATABASE_URL: url }, root), launcher: null });
  const about = async (subject, url) => (await examine(url)).filter((finding) => finding.subject === subject);
  const changed = (change) => {
    const url = new URL(postgres.url);
    change(url);
    return url.href;
  };

  it('names the version of Postgres, and the schemas that the first start will create', async () => {
    expect(await examine()).toEqual([
      {
        subject: 'Database',
        state: 'ok',
        text: expect.stringMatching(/^Postgres 18\.\S+.* at 127\.0\.0\.1:\d+ answers\.$/),
      },
      ...['auth', 'content', 'study'].map((schema) => ({
        subject: `Schema ${schema}`,
        state: 'note',
        text: 'It is not there yet; npm start creates it.',
      })),
    ]);
  });

  it.each([
    ['a wrong password', (url) => (url.password = 'canary-of-a-guess'), /refuses the login/],
    ['a database that is not there', (url) => (url.pathname = '/nowhere'), /no database of that name/],
    [
      'a port where nothing answers',
      (url) => (url.port = '1'),
      /at 127\.0\.0\.1:1 cannot be used: nothing answers there/,
    ],
    ['an unknown host', (url) => (url.hostname = 'db.invalid'), /the name/],
  ])(
    'with %s, reports a problem and the variable to check, and prints no password',
    async (_what, change, sentence) => {
      const findings = await examine(changed(change));
      expect(findings).toEqual([
        { subject: 'Database', state: 'problem', text: expect.stringMatching(sentence), remedy: 'Check DATABASE_URL.' },
      ]);
      expect(JSON.stringify(findings)).not.toContain('canary');
    },
  );

  it('reports a login that may not create schemas and roles, and synchronous_commit that is off', async () => {
    await owner.query(`create role weak login password 'weak'`);
    await owner.query(`alter role weak set synchronous_commit = off`);
    const url = changed((one) => {
      one.username = 'weak';
      one.password = 'weak';
    });
    const problems = (await about('Database', url)).filter(({ state }) => state === 'problem').map(({ text }) => text);
    expect(problems).toEqual([
      expect.stringMatching(/^synchronous_commit is off/),
      'The login may not create schemas.',
      'The login may not create roles.',
    ]);
  });

  describe('with a schema in the database', () => {
    const stamps = fs
      .readdirSync(path.join(root, 'services/content/src/migrations'))
      .map((file) => Number(file.slice(0, 13)))
      .filter(Boolean);
    beforeAll(async () => {
      await owner.query(`create schema content;
        create table content.migrations (id serial, "timestamp" bigint, name text);
        create table content.notes (id uuid, user_id uuid);
        alter table content.notes enable row level security;
        alter table content.notes force row level security;
        create role berea_content nologin`);
    });
    const content = () => about('Schema content');
    const run = (some) =>
      owner
        .query(`delete from content.migrations`)
        .then(() => owner.query(`insert into content.migrations ("timestamp") select unnest($1::bigint[])`, [some]));

    it('when every migration has run, reports the schema as up to date and bound by row-level security', async () => {
      await run(stamps);
      expect(await content()).toEqual([
        { subject: 'Schema content', state: 'ok', text: 'It is up to date, and bound by row-level security.' },
      ]);
    });

    it('when migrations are pending, counts them', async () => {
      await run([]);
      expect(await content()).toMatchObject([
        { state: 'note', text: expect.stringContaining(`${stamps.length} of its`) },
      ]);
    });

    it('reports a schema that a newer version of Berea made', async () => {
      await run([...stamps, 9_999_999_999_999]);
      expect(await content()).toMatchObject([{ state: 'problem', text: 'It was made by a newer version of Berea.' }]);
    });

    it.each([
      [
        'a table without row-level security',
        'create table content.open ()',
        'drop table content.open',
        'Row-level security is not forced on content.open.',
      ],
      [
        'a role that bypasses it',
        'alter role berea_content bypassrls',
        'alter role berea_content nobypassrls',
        'The role berea_content would bypass row-level security.',
      ],
      [
        'a role that is missing',
        'alter role berea_content rename to other',
        'alter role other rename to berea_content',
        'The role berea_content is missing.',
      ],
    ])('reports %s, with a remedy', async (_what, harm, repair, text) => {
      await run(stamps);
      await owner.query(harm);
      expect(await content()).toMatchObject([{ state: 'problem', text, remedy: expect.any(String) }]);
      await owner.query(repair);
    });

    it('reports tables of the auth service that PUBLIC may read', async () => {
      await owner.query(`create schema auth; create table auth.migrations ("timestamp" bigint); create table auth.users ();
        grant select on auth.users to public`);
      expect(await about('Schema auth')).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ state: 'problem', text: 'PUBLIC has rights on auth.users.' }),
        ]),
      );
    });
  });

  it('while a product runs, finds its embedded Postgres by the files in the data folder', async () => {
    fs.writeFileSync(path.join(folder, 'secrets.json'), JSON.stringify({ databasePassword: PASSWORD }));
    const settings = readSettings({ BEREA_DATA_DIR: folder }, root);
    const [first] = await examineDatabase({ root, settings, launcher: { pid: 1 } });
    expect(first).toMatchObject({ state: 'ok', text: expect.stringMatching(/^The embedded Postgres 18/) });
    expect(await examineDatabase({ root, settings, launcher: null })).toMatchObject([{ state: 'note' }]);
  });
});
