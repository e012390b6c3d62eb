import { describe, expect, it } from '@jest/globals';
import { EnvError, readEnv } from '@berea/server';
import { AuthConfig } from './auth-config.js';
import { AuthServiceEnv } from './env.js';

const ENOUGH = { DATABASE_URL: 'postgres://x', SITE_URL: 'http://localhost:4000/', AUTH_INSTANCE_KEY: 'x'.repeat(32) };

describe('the environment of the auth service', () => {
  it('has defaults that follow from the site', () => {
    expect(new AuthConfig(readEnv(AuthServiceEnv, ENOUGH))).toMatchObject({
      siteUrl: 'http://localhost:4000',
      externalUrl: 'http://localhost:4000/auth/v1',
      issuer: 'http://localhost:4000/auth/v1',
      accessTokenSeconds: 3_600,
      mailIntervalSeconds: 60,
      mailsPerHour: 100,
      linkPage: 'http://localhost:4000/auth/confirm',
      mailsPerNetwork: 20,
      mailsPerNetworkCeiling: 40,
      secureEmailChange: true,
      passwordNeedsReauthentication: false,
      passwordNeedsCurrent: false,
      rateLimitScale: 1,
      localMailbox: true,
    });
  });

  it('with several mistakes, names them all at once', () => {
    const wrong = { SITE_URL: 'ftp://x', AUTH_INSTANCE_KEY: 'short', RATE_LIMIT_SCALE: '0', REDIS_URL: 'localhost' };
    const problems = () => readEnv(AuthServiceEnv, wrong);
    expect(problems).toThrow(EnvError);
    for (const name of ['DATABASE_URL', 'SITE_URL', 'AUTH_INSTANCE_KEY', 'RATE_LIMIT_SCALE', 'REDIS_URL'])
      expect(problems).toThrow(name);
  });

  it('by default, offers no sign-in that proves less than a mail does', () => {
    expect(new AuthConfig(readEnv(AuthServiceEnv, ENOUGH))).toMatchObject({
      signUpDisabled: false,
      autoconfirm: false,
      anonymous: false,
      phoneAutoconfirm: false,
      manualLinking: false,
      singleSession: false,
      sessionInactivitySeconds: 30 * 86_400,
      sessionLifetimeSeconds: 90 * 86_400,
    });
  });

  it('with sessions that end before the access tokens by which they are used, is refused', () => {
    const short = () => readEnv(AuthServiceEnv, { ...ENOUGH, AUTH_SESSION_INACTIVITY_S: '3599' });
    expect(short).toThrow('AUTH_SESSION_INACTIVITY_S: must not be below AUTH_JWT_EXPIRY_S');
    readEnv(AuthServiceEnv, { ...ENOUGH, AUTH_SESSION_INACTIVITY_S: '60', AUTH_JWT_EXPIRY_S: '60' });
  });

  it('with a mail server but no sender, or a login but no password, is refused', () => {
    const wrong = () => readEnv(AuthServiceEnv, { ...ENOUGH, SMTP_HOST: 'mail.example', SMTP_USER: 'berea' });
    expect(wrong).toThrow('SMTP_FROM: must be set');
    expect(wrong).toThrow('SMTP_PASS: must be set');
  });
});
