import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ensureSecrets } from './secrets.mjs';
import { removeFolder, temporaryFolder } from './temporary.mjs';

describe('ensureSecrets', () => {
  let folder;
  const file = () => path.join(folder, 'secrets.json');
  const mode = () => fs.statSync(file()).mode & 0o777;

  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => removeFolder(folder));

  it('at the first start, makes long secrets in a file that only its owner can read', () => {
    const secrets = ensureSecrets(folder);
    expect(secrets.authInstanceKey).toMatch(/^[0-9a-f]{64}$/);
    expect(secrets.anonKey).toMatch(/^sb_publishable_[\w-]{22}$/);
    expect(secrets.databasePassword).toMatch(/^[\w-]{32}$/);
    expect(mode()).toBe(0o600);
  });

  it('at the next start, keeps the secrets, and shares none with another installation', () => {
    const first = ensureSecrets(folder);
    expect(ensureSecrets(folder)).toEqual(first);
    const other = temporaryFolder();
    const theirs = ensureSecrets(other);
    removeFolder(other);
    for (const name of Object.keys(first)) expect(theirs[name]).not.toBe(first[name]);
  });

  it('with the file of an older version, adds the secrets that it lacks and closes it to others', () => {
    fs.writeFileSync(file(), '{"databasePassword":"kept"}', { mode: 0o644 });
    expect(ensureSecrets(folder)).toMatchObject({ databasePassword: 'kept', authInstanceKey: expect.any(String) });
    expect(mode()).toBe(0o600);
  });

  it('with a damaged file, throws and makes no new secrets', () => {
    fs.writeFileSync(file(), '{"databasePassw');
    expect(() => ensureSecrets(folder)).toThrow(/is damaged/);
    expect(fs.readFileSync(file(), 'utf8')).toBe('{"databasePassw');
  });

  describe('beside a database', () => {
    const database = () => path.join(folder, 'postgres');
    beforeEach(() => {
      fs.mkdirSync(path.join(database(), 'data'), { recursive: true });
      fs.writeFileSync(path.join(database(), 'data', 'PG_VERSION'), '18\n');
    });

    it('without the file, throws with what is missing and how to go on, and makes no new secrets', () => {
      expect(() => ensureSecrets(folder)).toThrow(
        `${file()} is missing. The database in ${database()} can be opened only with the secrets that were made with it. Put the file back from where this folder was copied, or from a backup. To begin with an empty database instead, move ${database()} away.`,
      );
      expect(fs.existsSync(file())).toBe(false);
    });

    it('with a file that holds no password, throws as well', () => {
      fs.writeFileSync(file(), '{}');
      expect(() => ensureSecrets(folder)).toThrow(/holds no password of the database\..*from a backup/);
      expect(fs.readFileSync(file(), 'utf8')).toBe('{}');
    });

    it('that is not in use, since DATABASE_URL names another, makes new secrets', () => {
      expect(ensureSecrets(folder, { embedded: false }).databasePassword).toMatch(/./);
    });
  });
});
