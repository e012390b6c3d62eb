import { describe, expect, it } from '@jest/globals';
import { readSettings } from './environment.mjs';

const root = '/somewhere/berea';
const read = (source = {}) => readSettings(source, root);
const problemsOf = (source) => {
  try {
    read(source);
  } catch (error) {
    return error.message;
  }
  return '';
};

const help = (countries) => ({ CRISIS_HELP: JSON.stringify({ countries }) });

describe('readSettings', () => {
  it('of an empty environment, has the defaults of a product on this machine', () => {
    expect(read()).toMatchObject({
      dataFolder: '/somewhere/berea/.data',
      libraryFolder: '/somewhere/berea/.data/library',
      localUrl: 'http://127.0.0.1:4000',
      siteUrl: 'http://127.0.0.1:4000',
      embeddedAuth: true,
      mail: 'outbox',
      values: { PORT: 4000, HOST: '127.0.0.1', NODE_ENV: 'development', LOG_LEVEL: 'info' },
    });
  });

  it('takes an empty variable as not set', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ' }).values).toMatchObject({ PORT: 4000 });
    expect(read({ DATABASE_URL: '' }).values).not.toHaveProperty('DATABASE_URL');
  });

  it('of an environment with several mistakes, lists all of them at once', () => {
    const text = problemsOf({
      PORT: '99999',
      HOST: 'http://here',
      DATABASE_URL: 'mysql://u:hidden-word@db/x',
      SUPABASE_ANON_KEY: 'k',
      NODE_ENV: 'prod',
      AUTH_MAIL_INTERVAL_S: '-1',
    });
    for (const name of ['PORT', 'HOST', 'DATABASE_URL', 'SUPABASE_ANON_KEY', 'NODE_ENV', 'AUTH_MAIL_INTERVAL_S']) {
      expect(text).toMatch(new RegExp(`^ {2}- ${name} `, 'm'));
    }
    expect(text).not.toContain('hidden-word');
  });

  it.each([
    ['a port that is no number', { PORT: '4000a' }, /PORT/],
    ['port 0', { PORT: '0' }, /PORT/],
    ['dev servers beyond the last port', { BEREA_DEV_PORT: '65532' }, /BEREA_DEV_PORT must be .* from 1 to 65531/],
    ['a hosted auth service without its key', { SUPABASE_URL: 'https://x.supabase.co' }, /without SUPABASE_ANON_KEY/],
    ['a shared secret without a hosted auth service', { SUPABASE_JWT_SECRET: 'x'.repeat(40) }, /without SUPABASE_URL/],
    [
      'a secret key in place of the public one',
      { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: 'sb_secret_abc' },
      /secret key/,
    ],
    [
      'a service_role token in place of the public key',
      {
        SUPABASE_URL: 'https://x.supabase.co',
        SUPABASE_ANON_KEY: `a.${Buffer.from('{"role":"service_role"}').toString('base64url')}.c`,
      },
      /secret key/,
    ],
    ['keys that are no JSON', { AUTH_EXTRA_JWKS: '{keys' }, /AUTH_EXTRA_JWKS must hold JSON/],
    ['a private key among the public ones', { AUTH_EXTRA_JWKS: '[{"kid":"a","d":"x"}]' }, /public keys alone/],
    ['a site address with a path', { SITE_URL: 'https://berea.example.org/app' }, /SITE_URL/],
    ['mail settings without a host', { SMTP_FROM: 'a@b.org' }, /SMTP_FROM is set without SMTP_HOST/],
    [
      'a token for metrics that are nowhere',
      { METRICS_TOKEN: 'x'.repeat(16) },
      /METRICS_TOKEN is set without METRICS_PORT/,
    ],
    ['metrics where users come in', { METRICS_PORT: '3998' }, /METRICS_PORT and the three ports after it/],
    ['a token that can be guessed', { METRICS_PORT: '9464', METRICS_TOKEN: 'short' }, /METRICS_TOKEN/],
    ['a mail host without a sender', { SMTP_HOST: 'mail' }, /without SMTP_FROM/],
    ['a mail user without a password', { SMTP_HOST: 'mail', SMTP_USER: 'a' }, /without SMTP_PASS/],
    ['any origin at all', { CORS_ORIGINS: '*' }, /CORS_ORIGINS must list exact origins/],
    ['an origin with a path', { CORS_ORIGINS: 'https://a.example,https://b.example/' }, /CORS_ORIGINS must list/],
    ['a scale of zero', { RATE_LIMIT_SCALE: '0' }, /RATE_LIMIT_SCALE/],
    ['remotes that are no JSON', { REMOTES_JSON: '{"remotes":' }, /REMOTES_JSON/],
    ['a list without remotes', { REMOTES_JSON: '{"version":1}' }, /REMOTES_JSON must hold/],
    ['numbers to call that are no JSON', { CRISIS_HELP: '{"countries":' }, /CRISIS_HELP must be JSON/],
    ['numbers to call in a file that is not there', { CRISIS_HELP: '/not/there.json' }, /CRISIS_HELP must be JSON/],
    ['a country by its name', help({ Britain: [{ name: 'a', phone: '1' }] }), /CRISIS_HELP names the country Britain/],
    [
      'a number that is none',
      help({ GB: [{ name: 'a', phone: 'call us' }] }),
      /no number in countries\.GB\[0\]\.phone/,
    ],
    [
      'help that cannot be reached',
      help({ GB: [{ name: 'a' }] }),
      /needs a phone, an sms or a link in countries\.GB\[0\]/,
    ],
    ['help without a name', help({ GB: [{ phone: '1' }] }), /lacks countries\.GB\[0\]\.name/],
    [
      'a church with another field',
      { CRISIS_HELP: '{"church":{"name":"a","fax":"1"}}' },
      /unknown field fax in church/,
    ],
    ['help for an unknown trouble', help({ GB: [{ name: 'a', phone: '1', for: ['x'] }] }), /countries\.GB\[0\]\.for/],
    ['data in the clone itself', { BEREA_DATA_DIR: '.' }, /BEREA_DATA_DIR/],
    ['data where packages are installed', { BEREA_DATA_DIR: 'node_modules/x' }, /BEREA_DATA_DIR/],
    ['data above the clone', { BEREA_DATA_DIR: '/somewhere' }, /BEREA_DATA_DIR/],
  ])('rejects %s', (_what, source, pattern) => {
    expect(problemsOf(source)).toMatch(pattern);
  });

  it('derives an address that a browser can open, whatever HOST we listen on', () => {
    expect(read({ HOST: '0.0.0.0', PORT: '81' }).localUrl).toBe('http://127.0.0.1:81');
    expect(read({ HOST: '::1' }).localUrl).toBe('http://[::1]:4000');
    expect(read({ HOST: 'berea.lan' }).siteUrl).toBe('http://berea.lan:4000');
    expect(read({ SITE_URL: 'https://berea.example.org/' }).siteUrl).toBe('https://berea.example.org');
  });

  it('keeps mails in the outbox only when other people cannot read them there', () => {
    expect(read({ NODE_ENV: 'production' }).mail).toBe('none');
    expect(read({ SITE_URL: 'https://berea.example.org' }).mail).toBe('none');
    expect(read({ SMTP_HOST: 'mail.example.org', SMTP_FROM: 'Berea <a@b.org>' }).mail).toBe('smtp');
    expect(read({ SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: 'sb_publishable_x' })).toMatchObject({
      mail: 'hosted',
      embeddedAuth: false,
    });
  });
});
