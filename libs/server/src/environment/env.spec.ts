import { describe, expect, it } from '@jest/globals';
import { AuthEnv, DatabaseEnv, EnvError, readEnv, ServiceEnv } from './env.js';

const Env = ServiceEnv.extend(AuthEnv.shape).extend(DatabaseEnv.shape);
const usable = { DATABASE_URL: 'postgres://localhost/berea', AUTH_ISSUER: 'http://localhost/auth/v1' };

const problemsOf = (source: Record<string, string | undefined>): string[] => {
  try {
    readEnv(Env, source);
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
  throw new Error('the environment was accepted');
};

describe('readEnv', () => {
  it('fills in the defaults', () => {
    expect(readEnv(Env, usable)).toEqual({
      ...usable,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: 0,
      LOG_LEVEL: 'info',
      SHUTDOWN_DELAY_MS: 0,
      SHUTDOWN_GRACE_MS: 2_000,
      METRICS_HOST: '127.0.0.1',
      DATABASE_POOL: 8,
    });
  });

  it('reads numbers, and takes an empty value as not set', () => {
    expect(readEnv(Env, { ...usable, PORT: '4001', DATABASE_POOL: '', LOG_LEVEL: '' })).toMatchObject({
      PORT: 4_001,
      DATABASE_POOL: 8,
      LOG_LEVEL: 'info',
    });
  });

  it('lists every problem at once, by the name of its variable', () => {
    const problems = problemsOf({
      PORT: '70000',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://root:hunter2@localhost',
      DATABASE_POOL: 'many',
      SUPABASE_JWT_SECRET: 'hunter2',
    });
    expect(problems.map((problem) => problem.split(':')[0]).sort()).toEqual([
      'AUTH_ISSUER',
      'DATABASE_POOL',
      'DATABASE_URL',
      'LOG_LEVEL',
      'PORT',
      'SUPABASE_JWT_SECRET',
    ]);
    expect(problems).toContain('AUTH_ISSUER: must be set');
    expect(problems).toContain('DATABASE_URL: must start with postgres://');
    expect(new EnvError(problems).message.split('\n')).toHaveLength(1 + problems.length);
  });

  it('never repeats a value, since it may be a secret', () => {
    const problems = problemsOf({ DATABASE_URL: 'mysql://root:hunter2@localhost', SUPABASE_JWT_SECRET: 'hunter2' });
    expect(problems.join()).not.toContain('hunter2');
  });

  it('ignores variables of others', () => {
    expect(readEnv(Env, { ...usable, PATH: '/usr/bin' })).not.toHaveProperty('PATH');
  });
});
