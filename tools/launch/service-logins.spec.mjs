import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { readSettings } from './environment.mjs';
import { serviceLogin } from './service-logins.mjs';

const secrets = { databasePassword: 'kept' };
const loginAt = (databaseUrl, name = 'study', source = {}) =>
  serviceLogin(name, { settings: readSettings(source, '/clone'), secrets, databaseUrl });
/** The driver's reading of an address. */
const readBack = (url) => {
  const { user, password, host, port, database } = new pg.Client(url);
  return { user, password, host, port, database };
};

describe('the login of a service', () => {
  it('is made from that of the migrations, with a name and a password of its own', () => {
    const url = 'postgres://owner:a%20hidden@db.example:6000/berea?sslmode=verify-full';
    const [study, content] = [readBack(loginAt(url)), readBack(loginAt(url, 'content'))];
    expect(study).toMatchObject({ user: 'owner_study_login', host: 'db.example', port: 6000, database: 'berea' });
    expect(content).toMatchObject({ user: 'owner_content_login' });
    expect(new Set([study.password, content.password, 'a hidden']).size).toBe(3);
    expect(loginAt(url)).toBe(loginAt(url));
    expect(loginAt(url)).toContain('?sslmode=verify-full');
    expect(loginAt(url)).not.toContain('hidden');
  });

  it.each([
    ['a login among the settings', 'postgres://db/berea?user=owner&password=hidden', 'owner_study_login', 'db'],
    [
      'a socket',
      'postgres:///berea?host=/run/postgresql&user=owner&password=hidden',
      'owner_study_login',
      '/run/postgresql',
    ],
    ['no login', 'postgres://db/berea', 'berea_study_login', 'db'],
    ['a long login', `postgres://${'o'.repeat(60)}@db/berea`, `${'o'.repeat(30)}_study_login`, 'db'],
  ])('replaces %s', (_what, url, user, host) => {
    const login = readBack(loginAt(url));
    expect(login).toMatchObject({ user, host, database: 'berea' });
    expect(login.password).toMatch(/^[\w-]{43}$/);
    expect(loginAt(url)).not.toContain('hidden');
  });

  it('has a password that cannot be guessed when that of the migrations has none', () => {
    const other = serviceLogin('study', {
      settings: readSettings({}, '/clone'),
      secrets: { databasePassword: 'another' },
      databaseUrl: 'postgres://owner@db/berea',
    });
    expect(loginAt('postgres://owner@db/berea')).not.toBe(other);
  });

  it('is the one that the operator names', () => {
    const source = { DATABASE_URL: 'postgres://owner@db/berea', STUDY_DATABASE_URL: 'postgres://mine:x@pooler/berea' };
    expect(loginAt(source.DATABASE_URL, 'study', source)).toBe(source.STUDY_DATABASE_URL);
    expect(loginAt(source.DATABASE_URL, 'content', source)).toContain('owner_content_login');
    const { DATABASE_URL: _url, ...alone } = source;
    expect(() => readSettings(alone, '/clone')).toThrow('STUDY_DATABASE_URL is set without DATABASE_URL');
  });
});
