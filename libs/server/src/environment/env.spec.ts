import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
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

const folder = mkdtempSync(path.join(os.tmpdir(), 'berea-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function fileWith(text: string): string {
  const file = path.join(folder, `secret-${(files += 1)}`);
  writeFileSync(file, text);
  return file;
}

describe('readEnv', () => {
  it('with the required variables alone, fills in the defaults', () => {
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

  it('reads a secret from the file that NAME_FILE names', () => {
    expect(
      readEnv(Env, { ...usable, DATABASE_URL: undefined, DATABASE_URL_FILE: fileWith('postgres://a:b7Q@db/berea\n') }),
    ).toMatchObject({ DATABASE_URL: 'postgres://a:b7Q@db/berea' });
  });

  it.each([
    ['a missing file', () => '/nowhere/secret', 'DATABASE_URL_FILE: the file cannot be read (ENOENT)'],
    ['an empty file', () => fileWith('\n'), 'DATABASE_URL_FILE: the file is empty'],
    [
      'a password that everybody knows',
      () => fileWith('postgres://berea:ChangeMe@db/berea'),
      'DATABASE_URL_FILE: the secret is a word that everybody knows; make one of your own',
    ],
  ])('refuses a secret from %s, and names the problem once', (_what, file, problem) => {
    expect(problemsOf({ ...usable, DATABASE_URL: undefined, DATABASE_URL_FILE: file() })).toEqual([problem]);
  });

  it('takes an empty file of an optional secret as not set', () => {
    const Optional = Env.extend({ SMTP_PASS: z.string().optional().meta({ secret: 'optional' }) });
    expect(readEnv(Optional, { ...usable, SMTP_PASS_FILE: fileWith('\n') }).SMTP_PASS).toBeUndefined();
  });

  it('refuses a secret that is given both as NAME and as NAME_FILE', () => {
    expect(problemsOf({ ...usable, DATABASE_URL_FILE: fileWith('postgres://a:b7Q@db/berea') })).toEqual([
      'DATABASE_URL: set either DATABASE_URL or DATABASE_URL_FILE',
    ]);
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

  it('names no value in its errors, since it may be a secret', () => {
    const problems = problemsOf({ DATABASE_URL: 'mysql://root:hunter2@localhost', SUPABASE_JWT_SECRET: 'hunter2' });
    expect(problems.join()).not.toContain('hunter2');
  });

  it('ignores variables that it does not know', () => {
    expect(readEnv(Env, { ...usable, PATH: '/usr/bin' })).not.toHaveProperty('PATH');
  });
});
