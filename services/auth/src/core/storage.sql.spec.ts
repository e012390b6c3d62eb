import { migrate, readEnv, DatabaseEnv } from '@berea/server';
import { createTestDatabase, type TestDatabase } from '@berea/server/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  errorOf,
  expectData,
  expectSession,
  freshEmail,
  signUpAndConfirm,
  openLink,
  PASSWORD,
  signUp,
  stateOf,
} from '../testing/accounts.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';
import { Housekeeping } from './housekeeping.js';
import { AUTH_SCHEMA } from '../migrations/schema.js';

const DAY = 86_400;

describe('the storage of the auth service', () => {
  let database: TestDatabase;
  const running: AuthUnderTest[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(async () => {
    await Promise.all(running.map((auth) => auth.stop()));
    await database.drop();
  });
  const start = async (env: Record<string, string> = {}) => {
    const auth = await startAuth({ database, env, costlyHashes: true });
    running.push(auth);
    return auth;
  };
  const stopLast = async () => running.pop()?.stop();

  it('keeps sessions and keys over a restart', async () => {
    const before = await start();
    const ruth = await signUpAndConfirm(before);
    const keys = (await before.service.as().get('/auth/v1/.well-known/jwks.json')).body;
    await stopLast();

    const after = await start();
    expect((await after.service.as().get('/auth/v1/.well-known/jwks.json')).body).toEqual(keys);
    expect(await stateOf(after, ruth.session)).toEqual([200]);
    const { refresh_token } = ruth.session;
    expectSession(expectData(await after.client().auth.refreshSession({ refresh_token })));
    await stopLast();
  });

  it('has one signing key when several processes start at the same time', async () => {
    const fresh = await createTestDatabase();
    try {
      const together = await Promise.all([1, 2, 3].map(() => startAuth({ database: fresh })));
      const sets = await Promise.all(
        together.map(async (auth) => (await auth.service.as().get('/auth/v1/.well-known/jwks.json')).body),
      );
      expect(sets[0].keys).toHaveLength(1);
      expect(sets[1]).toEqual(sets[0]);
      expect(sets[2]).toEqual(sets[0]);
      await Promise.all(together.map((auth) => auth.stop()));
    } finally {
      await fresh.drop();
    }
  });

  it('cannot be opened with another instance key', async () => {
    await expect(start({ AUTH_INSTANCE_KEY: 'quite another key, but long enough too' })).rejects.toThrow(
      'AUTH_INSTANCE_KEY is not the one that this database was set up with.',
    );
  });

  it('holds no password, code, link token, refresh token or private key in clear', async () => {
    const auth = await start();
    const waiting = await signUp(auth);
    const ruth = await signUpAndConfirm(auth);
    await auth.client().auth.resetPasswordForEmail(ruth.email);
    const address = freshEmail();
    expectData(await ruth.client.auth.updateUser({ email: address }));
    const verifier = 'v'.repeat(50);
    const pkce = { code_challenge: verifier, code_challenge_method: 'plain' };
    const flow = freshEmail();
    await auth.service
      .as()
      .post('/auth/v1/otp')
      .send({ email: flow, ...pkce })
      .expect(200);
    const waitingFlow = await auth.mailTo(flow);
    const opened = freshEmail();
    await auth.service
      .as()
      .post('/auth/v1/otp')
      .send({ email: opened, ...pkce })
      .expect(200);
    const { target } = await openLink(auth, (await auth.mailTo(opened)).link);
    const authCode = target.searchParams.get('code') ?? 'no code';
    expectData(await ruth.client.auth.reauthenticate());
    const mails = (await auth.outbox()).filter(({ to, otp }) => otp && [waiting, ruth.email, address].includes(to));
    expect(mails).toHaveLength(6);
    mails.push(waitingFlow);
    const tables = await database.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'auth' and table_name <> 'outbox'`,
    );
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['users', 'sessions', 'one_time_tokens', 'flow_states', 'signing_keys']),
    );
    const rows = await Promise.all(
      tables.map(({ name }) => database.query<{ row: string }>(`select to_jsonb(t)::text as row from auth.${name} t`)),
    );
    const stored = rows
      .flat()
      .map(({ row }) => row)
      .join('\n');
    expect(stored).toContain(ruth.email);
    const secrets = [
      PASSWORD,
      ruth.session.refresh_token,
      ruth.session.access_token,
      verifier,
      authCode,
      ...mails.map(({ token_hash }) => token_hash).filter(Boolean),
    ];
    for (const secret of secrets) expect(stored).not.toContain(secret);
    for (const { otp } of mails) expect(stored).not.toMatch(new RegExp(`"${otp}"`));
    expect(stored).not.toMatch(/"d":/);
    const sealed = await database.query<{ refresh_key: Buffer }>('select refresh_key from auth.sessions');
    expect(sealed.every(({ refresh_key }) => refresh_key.length === 12 + 32 + 16)).toBe(true);
    const [user] = await database.query<{ password_hash: string }>('select password_hash from auth.users limit 1');
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await stopLast();
  });

  it('is open to no database role but its owner and its own', async () => {
    await migrate(readEnv(DatabaseEnv, { DATABASE_URL: database.url }), AUTH_SCHEMA);
    const granted = await database.query(
      `select grantee, table_name from information_schema.role_table_grants
        where table_schema = 'auth' and grantee not in (current_user, 'berea_auth')`,
    );
    expect(granted).toEqual([]);
    const [row] = await database.query(`select has_schema_privilege('pg_monitor', 'auth', 'usage') as usage`);
    expect(row).toEqual({ usage: false });
  });

  it('loses expired rows in the clean-up, and no others', async () => {
    const auth = await start();
    const idle = await signUpAndConfirm(auth);
    await signUp(auth);
    const begin = (email: string) =>
      auth.service
        .as()
        .post('/auth/v1/recover')
        .send({ email, code_challenge: 'c'.repeat(43), code_challenge_method: 's256' })
        .expect(200);
    await begin(idle.email);
    await auth.outbox();
    auth.clock.advance(30 * DAY + 1);
    const ruth = await signUpAndConfirm(auth);
    const waiting = await signUp(auth);
    await begin(waiting);
    await auth.outbox();
    await auth.service.app.get(Housekeeping).sweep();
    const sessions = await database.query('select user_id from auth.sessions');
    expect(sessions).toEqual([{ user_id: ruth.user.id }]);
    const tokens = await database.query(
      'select email from auth.one_time_tokens t join auth.users u on u.id = t.user_id',
    );
    expect(tokens).toEqual([{ email: waiting }, { email: waiting }]);
    const flows = await database.query('select email from auth.flow_states f join auth.users u on u.id = f.user_id');
    expect(flows).toEqual([{ email: waiting }]);
    const { length } = await database.query('select 1 from auth.mail_throttle');
    expect(length).toBe(3);
    expect(await database.query('select 1 from auth.mails_per_hour')).toHaveLength(1);
    expect(
      errorOf(await auth.client().auth.refreshSession({ refresh_token: idle.session.refresh_token })),
    ).toMatchObject({ status: 400 });
    await stopLast();
  });

  it.each([
    ['in production', { NODE_ENV: 'production' }],
    ['for a public site', { SITE_URL: 'https://berea.example' }],
  ])('has no mailbox that shows it %s', async (_name, env) => {
    // A mail that was kept on the machine itself.
    await signUp(await start());
    await stopLast();
    const auth = await start(env);
    await auth.service.as().get('/auth/v1/dev/outbox').expect(404);
    expect((await auth.service.as().get('/auth/v1/settings')).body.local_mailbox).toBe(false);
    await stopLast();
  });
});
