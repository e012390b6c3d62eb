import { describe, expect, it } from '@jest/globals';
import { readEnv } from '@berea/server';
import { AuthServiceEnv } from './env.js';
import { AuthConfig } from './auth-config.js';
import { RedirectTargets } from './redirect-targets.js';

const targets = (SITE_URL: string, ADDITIONAL_REDIRECT_URLS = '') =>
  new RedirectTargets(
    new AuthConfig(
      readEnv(AuthServiceEnv, {
        DATABASE_URL: 'postgres://x',
        AUTH_INSTANCE_KEY: 'x'.repeat(32),
        SITE_URL,
        ADDITIONAL_REDIRECT_URLS,
      }),
    ),
  );

describe('redirect targets', () => {
  const local = targets('http://127.0.0.1:4000/');
  const site = targets(
    'https://berea.example',
    'https://*.berea.example/welcome, bereaapp://open/**,https://a.example/?',
  );

  it.each([
    [local, 'http://127.0.0.1:4000/reset-password?a=b&c=d'],
    [local, 'http://127.0.0.1:4200/reset-password'],
    [local, 'http://localhost:3000/'],
    [local, 'http://[::1]:3000/'],
    [site, 'https://berea.example/reset-password'],
    [site, 'https://app.berea.example/welcome'],
    [site, 'bereaapp://open/deep/link'],
    [site, 'https://a.example/x'],
  ])('allow no. %#: %2$s', (given, url) => {
    expect(given.resolve(url)).toBe(url);
  });

  it.each([
    '',
    '/reset-password',
    'https://evil.example/',
    'http://127.0.0.1.evil.example/',
    'http://127.0.0.1:4000@evil.example/',
    'http://user:pass@127.0.0.1:4000/',
    'https://127.0.0.1:4000/',
    'javascript:alert(1)//http://127.0.0.1:4000',
    'http://evil.example\\@127.0.0.1:4000/',
    'http://10.0.0.1:4000/',
    '//127.0.0.1:4000/',
  ])('of a local site, lead to the site instead of %j', (url) => {
    expect(local.resolve(url)).toBe('http://127.0.0.1:4000');
  });

  it.each([
    'https://berea.example:8443/',
    'http://berea.example/',
    'https://berea.example.evil.example/',
    'https://a.b.berea.example/welcome',
    'https://app.berea.example/welcome/more',
    'http://localhost:4000/',
    'https://a.example/',
  ])('of a public site, lead to the site instead of %j', (url) => {
    expect(site.resolve(url)).toBe('https://berea.example');
  });

  it('read an address as a browser does, where a number may mean the loopback', () => {
    expect(local.resolve('http://2130706433/')).toBe('http://127.0.0.1/');
    expect(site.resolve('http://2130706433/')).toBe('https://berea.example');
  });

  it('drop the fragment that was asked for, since the session goes there', () => {
    expect(local.resolve('http://127.0.0.1:4000/reset-password#access_token=x')).toBe(
      'http://127.0.0.1:4000/reset-password',
    );
  });
});
