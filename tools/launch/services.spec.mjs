import { describe, expect, it } from '@jest/globals';
import { readSettings } from './environment.mjs';
import { serviceLogin } from './service-logins.mjs';
import { environmentOf, migrationEnvironment } from './services.mjs';

const secrets = { databasePassword: 'db-word', authInstanceKey: 'auth-word', anonKey: 'sb_publishable_x' };
const ports = { auth: 5001, study: 5002, content: 5003, gateway: 4000 };
const environment = (name, source = {}) =>
  environmentOf(name, {
    settings: readSettings(source, '/clone'),
    secrets,
    databaseUrl: 'postgres://berea:db-word@127.0.0.1:5000/berea',
    ports,
    webRoot: '/clone/dist',
    source: { PATH: '/bin', HOME: '/home/x', npm_config_registry: 'y', STRANGER: 'z', ...source },
  });
const textOf = (name, source) => JSON.stringify(environment(name, source));

describe('environmentOf', () => {
  it('gives the gateway the addresses of the other services and none of their secrets', () => {
    expect(environment('gateway')).toMatchObject({
      HOST: '127.0.0.1',
      PORT: '4000',
      AUTH_URL: 'http://127.0.0.1:5001',
      STUDY_URL: 'http://127.0.0.1:5002',
      CONTENT_URL: 'http://127.0.0.1:5003',
      AUTH_JWKS_URL: 'http://127.0.0.1:5001/auth/v1/.well-known/jwks.json',
      AUTH_ISSUER: 'http://127.0.0.1:4000/auth/v1',
      SUPABASE_ANON_KEY: 'sb_publishable_x',
      WEB_ROOT: '/clone/dist',
      PATH: '/bin',
    });
    expect(textOf('gateway')).not.toMatch(/db-word|auth-word/);
  });

  it('binds the internal services to the loopback, whatever HOST is', () => {
    for (const name of ['auth', 'study', 'content']) {
      expect(environment(name, { HOST: '0.0.0.0', PORT: '80' })).toMatchObject({
        HOST: '127.0.0.1',
        PORT: String(ports[name]),
      });
    }
    expect(environment('gateway', { HOST: '0.0.0.0' }).HOST).toBe('0.0.0.0');
  });

  it('gives the key of the auth service and the mail password to the auth service alone', () => {
    const source = { SMTP_HOST: 'mail', SMTP_FROM: 'a@b.org', SMTP_USER: 'u', SMTP_PASS: 'mail-word' };
    expect(environment('auth', source)).toMatchObject({ AUTH_INSTANCE_KEY: 'auth-word', SMTP_PASS: 'mail-word' });
    for (const name of ['study', 'content', 'gateway']) {
      expect(textOf(name, source)).not.toMatch(/auth-word|mail-word/);
    }
    expect(textOf('auth')).not.toContain('anonKey');
  });

  it('lets every service hear of ended sessions when auth is embedded, and asks no hosted one for them', () => {
    const hosted = { SUPABASE_URL: 'https://x.supabase.co/', SUPABASE_ANON_KEY: 'sb_publishable_y' };
    for (const name of ['study', 'content', 'gateway']) {
      expect(environment(name).AUTH_URL).toBe(`http://127.0.0.1:${ports.auth}`);
      expect(environment(name, hosted)).not.toHaveProperty('AUTH_URL');
    }
  });

  it('bounds the heap of the study service', () => {
    expect(environment('study').NODE_OPTIONS).toBe('--max-old-space-size=256');
    expect(environment('study', { STUDY_HEAP_MB: '500' }).NODE_OPTIONS).toBe('--max-old-space-size=500');
    expect(environment('content').NODE_OPTIONS).toBeUndefined();
  });

  it('gives the study service the folder of the library, wherever the data folder is', () => {
    expect(environment('study').BEREA_LIBRARY_DIR).toBe('/clone/.data/library');
    expect(environment('study', { BEREA_DATA_DIR: '/data' }).BEREA_LIBRARY_DIR).toBe('/data/library');
    expect(environment('content')).not.toHaveProperty('BEREA_LIBRARY_DIR');
  });

  it('with METRICS_PORT, gives each service a port of its own for its metrics', () => {
    const source = { METRICS_PORT: '9464', METRICS_TOKEN: 'a token long enough' };
    const numbers = Object.keys(ports).map((name) => environment(name, source).METRICS_PORT);
    expect(new Set(numbers)).toEqual(new Set(['9464', '9465', '9466', '9467']));
    expect(environment('study', source)).toMatchObject({
      METRICS_HOST: '127.0.0.1',
      METRICS_TOKEN: 'a token long enough',
    });
    expect(Object.keys(environment('study')).join()).not.toContain('METRICS');
  });

  it("hands on no variable of the launcher's environment that is not listed", () => {
    for (const name of Object.keys(ports)) {
      expect(environment(name)).not.toHaveProperty('STRANGER');
      expect(environment(name)).not.toHaveProperty('npm_config_registry');
      expect(Object.values(environment(name))).not.toContain('undefined');
    }
    const plan = { settings: readSettings({}, '/clone'), secrets, databaseUrl: 'postgres://u@db/x' };
    expect(migrationEnvironment({ ...plan, names: ['study'], source: { STRANGER: 'z' } })).toEqual({
      NODE_ENV: 'development',
      DATABASE_URL: 'postgres://u@db/x',
      STUDY_DATABASE_URL: serviceLogin('study', plan),
    });
  });

  it('lets each service log in to the database as itself, and tells none the password of the migrations', () => {
    for (const name of ['auth', 'study', 'content']) {
      expect(environment(name).DATABASE_URL).toMatch(
        new RegExp(`^postgres://berea_${name}_login:[\\w-]{43}@127.0.0.1:5000/berea$`),
      );
      expect(textOf(name)).not.toContain('db-word');
    }
    expect(environment('gateway')).not.toHaveProperty('DATABASE_URL');
  });

  it('with SUPABASE_URL, lets the services verify the tokens of the hosted auth service', () => {
    const source = {
      SUPABASE_URL: 'https://x.supabase.co/',
      SUPABASE_ANON_KEY: 'sb_publishable_y',
      SUPABASE_JWT_SECRET: 's'.repeat(32),
    };
    for (const name of ['study', 'content', 'gateway']) {
      expect(environment(name, source)).toMatchObject({
        AUTH_ISSUER: 'https://x.supabase.co/auth/v1',
        AUTH_JWKS_URL: 'https://x.supabase.co/auth/v1/.well-known/jwks.json',
        SUPABASE_JWT_SECRET: 's'.repeat(32),
        AUTH_USER_URL: 'https://x.supabase.co/auth/v1/user',
        SUPABASE_ANON_KEY: 'sb_publishable_y',
      });
      expect(environment(name)).not.toHaveProperty('AUTH_USER_URL');
    }
    expect(environment('gateway', source)).toMatchObject({
      SUPABASE_URL: 'https://x.supabase.co',
      SUPABASE_ANON_KEY: 'sb_publishable_y',
    });
    expect(environment('gateway', source)).not.toHaveProperty('AUTH_URL');
  });
});
