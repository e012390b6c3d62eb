import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient } from '@supabase/supabase-js';
import { generate } from 'otplib';
import pg from 'pg';
import ws from 'ws';
import { migrate } from '../launch/database.mjs';
import { readSettings } from '../launch/environment.mjs';
import { processRecord } from '../launch/pid-file.mjs';
import { freePorts } from '../free-ports.mjs';
import { ensureSecrets } from '../launch/secrets.mjs';
import { environmentOf } from '../launch/services.mjs';
import { removeFolder, writeFile } from '../launch/temporary.mjs';
import { startPostgres } from '../postgres/embedded.mjs';
import { importBundled } from '../rspack/bundle.mjs';
import { buildInstallation, runOperate } from './installation.mjs';

const clone = path.resolve(import.meta.dirname, '../..');
const { PATH, HOME } = process.env;

describe('npm run operate', () => {
  let root, data, settings, databaseUrl, ports, environment, postgres, service;
  const lock = () => path.join(data, 'launcher.lock');
  const note = (facts) =>
    writeFile(
      data,
      'launcher.lock',
      JSON.stringify({ ...processRecord(process.pid), address: settings.localUrl, ports, ...facts }),
    );
  beforeAll(async () => {
    root = await buildInstallation(['auth', 'content']);
    data = path.join(root, '.data');
    const [port, auth] = await freePorts(2);
    ports = { auth, gateway: port };
    environment = { PATH, HOME, PORT: String(port), BEREA_DATA_DIR: data };
    settings = readSettings(environment, root);
    fs.mkdirSync(data, { mode: 0o711 });
    const secrets = ensureSecrets(data);
    postgres = await startPostgres({ folder: path.join(data, 'postgres'), password: secrets.databasePassword });
    databaseUrl = postgres.url;
    await migrate({ root, names: ['auth', 'content'], settings, secrets, databaseUrl, log: () => {} });
    const env = environmentOf('auth', { settings, secrets, databaseUrl, ports, webRoot: '', source: environment });
    service = spawn(process.execPath, [path.join(root, 'dist/auth/main.mjs')], { env, stdio: 'ignore' });
    while (!(await fetch(`http://127.0.0.1:${auth}/health/ready`).catch(() => null))?.ok) await delay(50);
    note();
  });
  afterAll(async () => {
    service?.kill();
    if (service?.exitCode === null) await once(service, 'exit');
    await postgres?.stop();
    removeFolder(root);
  });

  const run = (words, env = {}) => runOperate(root, words, { ...environment, ...env });
  const refusal = async (words, env) => {
    const { code, stdout, stderr } = await run(words, env);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).not.toMatch(/\n\s+at /);
    return stderr;
  };
  const authUrl = () => `http://127.0.0.1:${ports.auth}/auth/v1`;
  const kids = async () => {
    const { keys } = await (await fetch(`${authUrl()}/.well-known/jwks.json`)).json();
    return keys.map(({ kid }) => kid);
  };
  const adminCall = async (token) =>
    (await fetch(`${authUrl()}/admin/users`, { headers: { authorization: `Bearer ${token}` } })).status;

  it('service-token prints on stdout a token alone, which the admin API accepts, and on stderr the address of that API', async () => {
    const { code, stdout, stderr } = await run(['service-token']);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+\n$/)]);
    expect(stderr).toContain(authUrl());
    expect(await adminCall(stdout.trim())).toBe(200);
    expect(await adminCall(`${stdout.trim()}x`)).toBe(403);
  });

  it('service-token prints a token that gateway and services take for the operator’s', async () => {
    const { JwksVerifier } = await importBundled('libs/server', './src/auth/jwt-verifiers.ts');
    const secrets = ensureSecrets(data);
    const given = { settings, secrets, databaseUrl, ports, webRoot: '', source: environment };
    const { AUTH_JWKS_URL: keys, AUTH_ISSUER: issuer } = environmentOf('content', given);
    const { stdout } = await run(['service-token']);
    expect(await new JwksVerifier(keys, issuer).isOperator(stdout.trim())).toBe(true);
  });

  it('reset-factor takes the second factor away from an account, whose owner is told by mail, and says why it cannot', async () => {
    const email = 'ruth@example.org';
    const call = async (address, body, token = '') => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const answer = await fetch(`${authUrl()}/${address}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return answer.json();
    };
    const mails = async () => (await (await fetch(`${authUrl()}/dev/outbox`)).json()).filter(({ to }) => to === email);
    const password = 'grace and peace be multiplied';
    await call('signup', { email, password });
    while (!(await mails()).length) await delay(20);
    const { access_token: token } = await call('verify', { email, token: (await mails())[0].otp, type: 'signup' });
    expect(await refusal(['reset-factor', email])).toMatch(/This account has no second factor/);
    const { id, totp } = await call('factors', { factor_type: 'totp' }, token);
    const { id: challenge_id } = await call(`factors/${id}/challenge`, {}, token);
    await call(`factors/${id}/verify`, { challenge_id, code: await generate({ secret: totp.secret }) }, token);

    const { code, stdout } = await run(['reset-factor', email]);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^ruth@example\.org signs in with the password alone/)]);
    while ((await mails()).at(-1).kind !== 'factor_removed') await delay(20);
    const { user } = await call('token?grant_type=password', { email, password });
    expect(user).not.toHaveProperty('factors');
    expect(await refusal(['reset-factor', 'boaz@example.org'])).toMatch(/User not found/);
  });

  /** A person whose account is confirmed by the command, with the unmodified client. */
  const person = async (email) => {
    const options = { auth: { persistSession: false, autoRefreshToken: false }, realtime: { transport: ws } };
    const client = createClient(`http://127.0.0.1:${ports.auth}`, 'any key', options);
    const password = 'grace and peace be multiplied';
    const done = ({ data, error }) => {
      if (error) throw error;
      return data;
    };
    const { user } = done(await client.auth.signUp({ email, password }));
    return {
      id: user.id,
      client,
      signIn: async () => (await client.auth.signInWithPassword({ email, password })).error,
    };
  };
  const said = async (words, env) => {
    const { code, stdout, stderr } = await run(words, env);
    expect([code, stderr]).toEqual([0, '']);
    return stdout;
  };
  const asJson = async (...words) => JSON.parse(await said([...words, '--json']));

  it('confirm, disable, enable, sessions and delete do to an account what they say, as its owner’s client sees it', async () => {
    const email = 'naomi@example.org';
    const naomi = await person(email);
    expect((await naomi.signIn()).code).toBe('email_not_confirmed');
    expect(await said(['confirm', email])).toBe(`The address ${email} is confirmed.\n`);
    expect(await naomi.signIn()).toBeNull();

    expect(await said(['disable', email])).toBe(`Nobody signs in to ${email} now, and its sessions have ended.\n`);
    expect((await naomi.client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
    expect((await naomi.signIn()).code).toBe('user_banned');
    expect(await said(['user', email])).toMatch(
      /^mail +naomi@example\.org\nid +\S{36}\nstate +disabled\nsecond factor +no\n/,
    );
    expect(await said(['enable', email])).toBe(`${email} can sign in again.\n`);
    expect(await naomi.signIn()).toBeNull();
    expect((await naomi.client.auth.refreshSession()).error).toBeNull();

    expect(await said(['sessions', email])).toMatch(/^\d{4}-\S+Z {2}since \S+Z {2}\S*127\.0\.0\.1 {2}.*\n$/);
    expect(await said(['sessions', email, '--end'])).toBe(`1 sessions of ${email} have ended.\n`);
    expect((await asJson('sessions', email)).sessions).toEqual([]);

    const { account, ...more } = await asJson('user', email);
    expect([account.id, account.state, more]).toEqual([naomi.id, 'active', {}]);
    expect(await said(['users'])).toMatch(new RegExp(`^${email} +active +${naomi.id} `, 'm'));
    expect((await asJson('users', '--page', '1')).total).toBeGreaterThan(0);
    expect(await refusal(['users', '--page', 'x'])).toMatch(/page must be a whole number/);

    expect(await said(['reset-password', email])).toBe(`${email} gets a mail with a link to a new password.\n`);
    expect(await said(['delete', email])).toContain(naomi.id);
    expect((await naomi.signIn()).code).toBe('invalid_credentials');
    expect(await refusal(['user', email])).toMatch(/User not found/);
  });

  it('role makes the owner of an account an operator and no longer one, by address or id, and each use stays written down', async () => {
    const email = 'boaz@example.com';
    const { id } = await person(email);
    expect(await said(['role', email, 'operator'])).toBe(`The user ${id} is an operator now.\n`);
    expect(await said(['role', id.toUpperCase(), 'none'])).toBe(`The user ${id} is no operator.\n`);
    const hosted = { SUPABASE_URL: 'https://a.supabase.co', SUPABASE_ANON_KEY: 'sb_publishable_0123456789abcdef' };
    await said(['role', id, 'operator'], { ...hosted, DATABASE_URL: databaseUrl });
    expect(await refusal(['role', email, 'operator'], hosted)).toMatch(/^SUPABASE_URL is set: .*user id/);
    expect(await refusal(['role', 'nobody@example.org', 'operator'])).toMatch(/User not found/);
    const client = new pg.Client(databaseUrl);
    await client.connect();
    const { rows } = await client.query('select user_id, role from content.operator_roles order by id');
    await client.end();
    expect(rows).toEqual(['operator', 'none', 'operator'].map((role) => ({ user_id: id, role })));
  });

  it('rotate-keys publishes a new signing key, says from when it signs, and fails while one is waiting', async () => {
    const before = await kids();
    const { code, stdout } = await run(['rotate-keys']);
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^The key \S+ is published; .* signs with it from .*Z\.\n$/),
    ]);
    const [, kid] = /^The key (\S+)/.exec(stdout);
    expect(before).not.toContain(kid);
    expect(await refusal(['rotate-keys'])).toMatch(/^the command failed: .+\n$/);
  });

  it('rotate-keys --compromised signs with a new key at once, and says to restart all services', async () => {
    const { stdout: token } = await run(['service-token']);
    const { code, stdout } = await run(['rotate-keys', '--compromised']);
    expect([code, stdout]).toEqual([0, expect.stringContaining('Restart all services.')]);
    const { stdout: later } = await run(['service-token']);
    const kidOf = (jwt) => JSON.parse(Buffer.from(jwt.split('.')[0], 'base64url').toString()).kid;
    expect(kidOf(later)).toBe(/^The key (\S+)/.exec(stdout)[1]);
    expect(kidOf(later)).not.toBe(kidOf(token));
  });

  it('is run by npm with the words that follow --', async () => {
    const npm = ['run', 'operate', '--silent', '--', 'rotate-keys', '--force'];
    const refused = promisify(execFile)('npm', npm, { cwd: clone, env: environment });
    await expect(refused).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/has no option --force/) });
  });

  it.each([
    [[], /^Say what is to be done:\n.*service-token/],
    [['constructor'], /^There is no command constructor\./],
    [['service-token', '--compromised'], /^service-token has no option --compromised\./],
    [['reset-factor'], /^reset-factor takes one word, <mail>\./],
    [['user'], /^user takes one word, <mail>\./],
    [['user', 'one', 'two'], /^user takes one word, <mail>\./],
    [['users', '--page'], /^users --page takes <number>\./],
    [['disable', 'one', '--end'], /^disable has no option --end\./],
    [['role', 'one'], /^role takes <mail> and one of operator, none\./],
    [['role', 'one', 'admin'], /^role takes <mail> and one of operator, none\./],
    [['role', 'one', 'none', 'two'], /^role takes one word, <mail>\./],
    [['reset-factor', '--all'], /^reset-factor takes one word, <mail>\./],
    [['rotate-keys', '--force'], /^rotate-keys has no option --force\./],
    [['backup', '--to'], /^backup --to takes <folder>\./],
    [['backup', 'now'], /^backup has no option now\./],
    [['restore', '--without-secrets'], /^restore takes one word, <backup>\./],
    [['restore', 'one', 'two'], /^restore takes one word, <backup>\./],
    [['verify', 'one', '--undo'], /^verify has no option --undo\./],
    [['prune', 'nowhere', '--keep-daily', '1.5'], /^--keep-daily takes a whole number/],
    [['prune', 'nowhere'], /^Say how many are kept: /],
    [['prune', 'nowhere', '--keep-daily', '1'], /^There is no folder \/.*nowhere\./],
  ])('with the words %j, exits with 1 and says which commands and options there are', async (words, text) => {
    expect(await refusal(words)).toMatch(text);
  });

  it('when the product does not run, runs at another address, is not ready, or uses a hosted auth service, exits with 1 and says which', async () => {
    expect(await refusal(['service-token'], { PORT: String(settings.values.PORT + 1) })).toMatch(
      /^Berea runs at http:\S+, not at http:\S+\. Run this with the variables that npm start was run with\.$/m,
    );
    const hosted = { SUPABASE_URL: 'https://a.supabase.co', SUPABASE_ANON_KEY: 'sb_publishable_0123456789abcdef' };
    expect(await refusal(['service-token'], hosted)).toMatch(/^SUPABASE_URL is set: /);
    expect(await refusal(['service-token'], { SMTP_HOST: 'mail.example.org' })).toMatch(/SMTP_FROM/);
    note({ ports: undefined });
    expect(await refusal(['service-token'])).toMatch(/^Berea is starting or stopping\./);
    fs.rmSync(lock());
    expect(await refusal(['rotate-keys'])).toMatch(/^Berea does not run with the data folder .*\. Start it first\./);
    note();
  });
});
