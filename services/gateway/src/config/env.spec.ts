import { describe, expect, it } from '@jest/globals';
import { EnvError, readEnv } from '@berea/server';
import { embeddedAuthUrl, GatewayEnv } from './env.js';

const NEEDED = {
  AUTH_ISSUER: 'http://localhost:4000/auth/v1',
  AUTH_JWKS_URL: 'http://127.0.0.1:4301/auth/v1/.well-known/jwks.json',
  CONTENT_URL: 'http://127.0.0.1:4303',
  STUDY_URL: 'http://127.0.0.1:4302',
  AUTH_URL: 'http://127.0.0.1:4301',
  SITE_URL: 'http://localhost:4000',
  WEB_ROOT: '/srv/berea/dist',
  SUPABASE_ANON_KEY: 'public-key',
};

const problems = (env: Record<string, string | undefined>): string[] => {
  try {
    readEnv(GatewayEnv, env);
    return [];
  } catch (error) {
    return (error as EnvError).problems;
  }
};

describe('GatewayEnv', () => {
  it('given only the required variables, fills in the defaults', () => {
    const env = readEnv(GatewayEnv, { ...NEEDED, DONATION_URL: '' });
    expect(env).toMatchObject({ HOST: '127.0.0.1', RATE_LIMIT_SCALE: 1, SPLASH: true });
    expect(env.DONATION_URL).toBeUndefined();
    expect(embeddedAuthUrl(env)).toBe(NEEDED.AUTH_URL);
  });

  it('given switches and numbers as text, parses them', () => {
    expect(readEnv(GatewayEnv, { ...NEEDED, SPLASH: 'false', RATE_LIMIT_SCALE: '0.5' })).toMatchObject({
      SPLASH: false,
      RATE_LIMIT_SCALE: 0.5,
    });
  });

  it('given a hosted auth service, does not require the embedded one', () => {
    const hosted = { ...NEEDED, AUTH_URL: undefined, SUPABASE_URL: 'https://project.supabase.example' };
    expect(embeddedAuthUrl(readEnv(GatewayEnv, hosted))).toBeUndefined();
    expect(embeddedAuthUrl(readEnv(GatewayEnv, { ...hosted, AUTH_URL: NEEDED.AUTH_URL }))).toBeUndefined();
    expect(problems({ ...hosted, SUPABASE_URL: undefined })).toEqual([expect.stringMatching(/^AUTH_URL: /)]);
  });

  it('accepts exact origins in CORS_ORIGINS, rejects wildcards and paths', () => {
    const given = 'https://app.example.org, http://localhost:5173';
    expect(readEnv(GatewayEnv, { ...NEEDED, CORS_ORIGINS: given })).toMatchObject({
      CORS_ORIGINS: ['https://app.example.org', 'http://localhost:5173'],
    });
    expect(readEnv(GatewayEnv, NEEDED)).toMatchObject({ CORS_ORIGINS: [] });
    for (const wrong of [
      '*',
      'https://*.example.org',
      'https://app.example.org/',
      'https://app.example.org/berea',
      'https://APP.example.org',
      'https://app.example.org:443',
      'app.example.org',
      'null',
      'file:///x',
    ])
      expect([wrong, problems({ ...NEEDED, CORS_ORIGINS: `https://a.example,${wrong}` })]).toEqual([
        wrong,
        [expect.stringMatching(/^CORS_ORIGINS: must list exact origins/)],
      ]);
  });

  it('takes REMOTES_URL only with * in place of the name of a remote', () => {
    expect(problems({ ...NEEDED, REMOTES_URL: 'http://*-mfe:8080' })).toEqual([]);
    expect(problems({ ...NEEDED, REMOTES_URL: 'http://files:8080' })).toEqual([
      expect.stringMatching(/^REMOTES_URL: must have \*/),
    ]);
  });

  it('given several invalid variables, names all of them at once', () => {
    const found = problems({
      ...NEEDED,
      CONTENT_URL: undefined,
      AUTH_URL: undefined,
      AUTH_JWKS_URL: undefined,
      SITE_URL: 'localhost:4000',
      DONATION_URL: 'javascript:alert(1)',
      REDIS_URL: 'http://127.0.0.1',
      RATE_LIMIT_SCALE: '0',
    });
    expect(found.map((problem) => problem.split(':')[0]).sort()).toEqual(
      ['AUTH_JWKS_URL', 'AUTH_URL', 'CONTENT_URL', 'DONATION_URL', 'RATE_LIMIT_SCALE', 'REDIS_URL', 'SITE_URL'].sort(),
    );
  });
});
