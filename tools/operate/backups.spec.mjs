import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ensureSecrets } from '../launch/secrets.mjs';
import { removeFolder, writeFile } from '../launch/temporary.mjs';
import { currentPlace } from '../postgres/data-folder.mjs';
import { openLedger, READ_LEDGER } from './ledger.mjs';
import { startProductDatabase } from './test-product.mjs';

const EARTH = '00000000-0000-4000-8000-00000000000';

describe('npm run operate -- backup, verify and restore', () => {
  let product, place, data, sealed, backup, bare;
  const run = (...call) => product.run(...call);
  const addUser = (number) =>
    product.query(
      `insert into auth.users (id, email, app_metadata, user_metadata, created_at, updated_at) values ($1, $2, '{}', '{}', now(), now())`,
      [EARTH + number, `${number}@example.org`],
    );
  const accounts = async () =>
    (await product.query('select email from auth.users order by 1')).map(({ email }) => email[0]);
  const take = async (...words) => {
    const { code, stdout, stderr } = await run(['backup', '--to', path.join(place, 'backups'), ...words]);
    expect([code, stderr]).toEqual([0, expect.stringMatching(/^The backup is whole: /)]);
    return stdout.trim();
  };
  const refusal = async (words, more) => {
    const { code, stdout, stderr } = await run(words, more);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).not.toMatch(/\n\s+at /);
    return stderr;
  };
  /** What is in a data folder, and when it was written. */
  const contentOf = (folder) =>
    [folder, currentPlace(path.join(folder, 'postgres'))].flatMap((parent) =>
      fs
        .readdirSync(parent, { recursive: true })
        .filter((name) => fs.statSync(path.join(parent, name)).isFile())
        .map((name) => {
          const { size, mtimeMs, ino } = fs.statSync(path.join(parent, name));
          return [name, size, mtimeMs, ino].join(' ');
        })
        .sort(),
    );

  beforeAll(async () => {
    product = await startProductDatabase();
    ({ place, data, sealed } = product);
    await addUser(1);
  });
  afterAll(() => product?.end());

  it('a copy that is taken under eight writers is restored into an empty folder with every acknowledged row, and no half of a transaction', async () => {
    const ledger = await openLedger(product.url, 8);
    await ledger.reach(200);
    backup = await take(...sealed);
    await ledger.reach(50);
    await ledger.close();
    const { ended, begun } = JSON.parse(fs.readFileSync(path.join(backup, 'manifest.json'), 'utf8'));
    const acknowledged = ledger.acknowledgedBefore(new Date(ended.at));
    // Some were written while it copied.
    expect(acknowledged.length).toBeGreaterThan(ledger.acknowledgedBefore(new Date(begun.at)).length);

    const empty = path.join(place, 'empty');
    const words = ['restore', backup, ...sealed];
    const { code, stdout, stderr } = await run(words, { BEREA_DATA_DIR: empty });
    expect([code, stderr]).toEqual([0, expect.stringContaining('comparing every byte')]);
    expect(stdout).toMatch(/^Restored: 1 accounts, 0 notes, .*\. Start Berea: npm start\n$/);
    const rows = await product.inside(empty, (query) => query(READ_LEDGER));
    expect(rows.filter(({ whole }) => !whole)).toEqual([]);
    const there = new Set(rows.map(({ name }) => name));
    expect(acknowledged.filter((name) => !there.has(name))).toEqual([]);
  });

  it('a copy and its folders are readable to their owner alone, the secrets in it to nobody, and the audit log tells of it', async () => {
    const modes = fs
      .readdirSync(backup, { recursive: true })
      .map((name) => fs.statSync(path.join(backup, name)).mode & 0o777);
    expect(new Set(modes)).toEqual(new Set([0o600, 0o700]));
    const { authInstanceKey, databasePassword } = ensureSecrets(data);
    for (const name of ['secrets.sealed', 'manifest.json']) {
      const text = fs.readFileSync(path.join(backup, name), 'latin1');
      for (const secret of [authInstanceKey, databasePassword]) expect(text).not.toContain(secret);
    }
    expect(await product.query('select event from auth.audit_log')).toEqual([{ event: 'backup_made_by_operator' }]);
    expect(fs.readdirSync(path.dirname(backup))).toEqual([path.basename(backup)]);
  });

  it('verify proves a copy and leaves nothing behind; another passphrase and one that is too short are refused', async () => {
    const tmp = path.join(place, 'tmp');
    fs.mkdirSync(tmp, { mode: 0o711 });
    const { code, stdout } = await run(['verify', backup, ...sealed], { TMPDIR: tmp });
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/can be restored\. .* It holds 1 accounts, .*\. The passphrase opens its secrets\.\n$/),
    ]);
    expect(fs.readdirSync(tmp)).toEqual([]);
    const other = writeFile(place, 'other', 'mercy and peace be multiplied');
    expect(await refusal(['verify', backup, '--passphrase-file', other])).toMatch(/passphrase does not open/);
    const short = writeFile(place, 'short', 'grace');
    expect(await refusal(['verify', backup, '--passphrase-file', short])).toMatch(/12 letters or more/);
    expect(await refusal(['verify', backup, '--passphrase-file', `${short}er`])).toMatch(/cannot be read \(ENOENT\)/);
  });

  it('restore is refused while Berea runs; afterwards it brings back what was there, and --undo what was there between', async () => {
    await addUser(2);
    expect(await refusal(['restore', backup])).toMatch(
      /^Berea runs at http\S+ \(process \d+\)\. Stop it first .* Nothing was changed\.\n$/,
    );
    await product.stop();
    const { code, stdout } = await run(['restore', backup]);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/To go back: npm run operate -- restore --undo\n$/)]);
    await product.start();
    expect(await accounts()).toEqual(['1']);
    expect(await product.query(`select event from auth.audit_log order by id`)).toContainEqual({
      event: 'restored_by_operator',
    });
    await product.stop();
    expect(await run(['restore', '--undo'])).toMatchObject({ code: 0 });
    await product.start();
    expect(await accounts()).toEqual(['1', '2']);
  });

  it('an account that was deleted after the backup is deleted again, one in its grace is closed, and one that was taken back is open', async () => {
    const close = (number, due) =>
      product.query(
        `with closing as (update auth.users set closed_at = now() where id = $1)
         insert into auth.closed_accounts (user_id, closed_at, due_at, undo_hash) values ($1, now(), now() + $2::interval, 'undo')`,
        [EARTH + number, due],
      );
    const remove = (number) => product.query('delete from auth.users where id = $1', [EARTH + number]);
    const reopen = (number) =>
      product.query(
        `with opening as (update auth.users set closed_at = null where id = $1)
         delete from auth.closed_accounts where user_id = $1`,
        [EARTH + number],
      );
    const [erased, beingErased, inGrace, takenBack] = [3, 4, 5, 6];
    for (const number of [erased, beingErased, inGrace, takenBack]) await addUser(number);
    await close(takenBack, '7 days');
    const before = await take();
    await reopen(takenBack);
    await remove(erased);
    await product.query(`insert into auth.deleted_accounts values (encode(sha256($1::text::bytea), 'hex'), now())`, [
      EARTH + erased,
    ]);
    await close(beingErased, '0 days');
    await remove(beingErased);
    await product.query(`update auth.closed_accounts set undo_hash = null`);
    await close(inGrace, '7 days');
    await product.stop();

    const { code, stdout } = await run(['restore', before]);
    expect([code, stdout]).toEqual([0, expect.stringContaining(' after the backup: 3 accounts.')]);
    await product.start();
    expect(await accounts()).toEqual(['1', '2', '5', '6']);
    expect(
      await product.query(
        `select right(c.user_id::text, 1)::int as id, due_at > now() as grace, undo_hash as undo, u.closed_at is not null as closed
           from auth.closed_accounts c left join auth.users u on u.id = c.user_id order by 1`,
      ),
    ).toEqual([
      { id: erased, grace: false, undo: null, closed: false },
      { id: beingErased, grace: false, undo: null, closed: false },
      { id: inGrace, grace: true, undo: 'undo', closed: true },
    ]);
  });

  it('a stopped product is copied as well, without secrets if no passphrase is named; what is older is brought up to date', async () => {
    await product.query(`drop table content.reports; delete from content.migrations where "timestamp" = 1795690800000`);
    await product.stop();
    bare = await take();
    expect(fs.existsSync(path.join(bare, 'secrets.sealed'))).toBe(false);
    expect(await run(['restore', bare])).toMatchObject({ code: 0 });
    await product.start();
    expect(await accounts()).toEqual(['1', '2', '5', '6']);
    expect(await product.query('select count(*)::int from content.reports')).toEqual([{ count: 0 }]);
  });

  it('with other secrets, restore is refused and says what is missing', async () => {
    const other = { BEREA_DATA_DIR: path.join(place, 'other-machine') };
    expect(await refusal(['restore', backup], other)).toMatch(
      /other secrets .* --passphrase-file <file>.* Nothing was changed\.\n$/,
    );
    expect(await refusal(['restore', bare, ...sealed], other)).toMatch(/made without a passphrase/);
  });

  describe('what cannot be restored is refused with its reason, and nothing is touched:', () => {
    let copy;
    beforeEach(async () => {
      await product.stop();
      copy = path.join(place, 'copy');
      removeFolder(copy);
      // By links: what is spoilt is written anew.
      fs.mkdirSync(copy);
      for (const entry of fs.readdirSync(backup, { recursive: true, withFileTypes: true })) {
        const from = path.join(entry.parentPath, entry.name);
        const to = path.join(copy, path.relative(backup, from));
        if (entry.isDirectory()) fs.mkdirSync(to, { recursive: true });
        else fs.linkSync(from, to);
      }
    });
    const replace = (file, content) => {
      fs.rmSync(file);
      fs.writeFileSync(file, content);
    };
    const manifestWith = (changes) => {
      const file = path.join(copy, 'manifest.json');
      const text = JSON.stringify({ ...JSON.parse(fs.readFileSync(file, 'utf8')), ...changes });
      replace(file, text);
      replace(
        path.join(copy, 'manifest.sha256'),
        `${createHash('sha256').update(text).digest('hex')}  manifest.json\n`,
      );
    };
    const garble = (name) => {
      const file = path.join(copy, name);
      const bytes = fs.readFileSync(file);
      bytes[bytes.length >> 1] ^= 1;
      replace(file, bytes);
    };
    const wal = () =>
      path.join(
        'postgres/pg_wal',
        fs.readdirSync(path.join(copy, 'postgres/pg_wal')).find((name) => /^\w{24}$/.test(name)),
      );

    it.each([
      ['garbled', () => garble(wal()), /damaged: postgres\/pg_wal\/\w+ is not the one that was written/],
      ['cut', () => replace(path.join(copy, wal()), Buffer.alloc(1_000)), /damaged: \S+ has 1000 bytes, not \d+/],
      [
        'without a file',
        () => fs.rmSync(path.join(copy, 'postgres/PG_VERSION')),
        /damaged: postgres\/PG_VERSION is missing/,
      ],
      ['with garbled secrets', () => garble('secrets.sealed'), /damaged: secrets\.sealed is not/],
      ['with a garbled manifest', () => garble('manifest.json'), /damaged: manifest\.json is not/],
      [
        'with names that lead out of it',
        () => manifestWith({ folders: ['postgres/../..'] }),
        /manifest\.json cannot be read/,
      ],
      ['no backup', () => fs.rmSync(path.join(copy, 'manifest.json')), /is no backup of Berea/],
      ['of a later form', () => manifestWith({ format: 2 }), /made by a newer version of Berea/],
      [
        'of a later version',
        () => manifestWith({ berea: '9.0.0', migrations: { content: '9999999999999' } }),
        /newer version of Berea \(9\.0\.0\): .* migration 9999999999999 of content/,
      ],
      [
        'of another Postgres',
        () => manifestWith({ postgres: '17.2' }),
        /files of Postgres 17, and this version of Berea brings Postgres \d+/,
      ],
      ['of another platform', () => manifestWith({ platform: 'plan9-mips' }), /files of Postgres on plan9-mips/],
    ])('%s', async (_what, spoil, reason) => {
      spoil();
      const before = contentOf(data);
      expect(await refusal(['restore', copy])).toMatch(reason);
      expect(contentOf(data)).toEqual(before);
    });
  });

  it('where there is no database, or DATABASE_URL is set, backup says so', async () => {
    const nowhere = { BEREA_DATA_DIR: path.join(place, 'nowhere') };
    expect(await refusal(['backup'], nowhere)).toMatch(/^There is no database in /);
    expect(await refusal(['restore', '--undo'], nowhere)).toMatch(/nothing to go back to/);
    const managed = { DATABASE_URL: 'postgres://berea@db.example.org/berea' };
    for (const words of [['backup'], ['restore', backup]])
      expect(await refusal(words, managed)).toMatch(/^DATABASE_URL is set: .*pg_dump/);
  });
});
