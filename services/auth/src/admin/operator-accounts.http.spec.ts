import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditLog } from '../audit/audit-log.js';
import {
  errorOf,
  expectData,
  openLink,
  PASSWORD,
  signInAgain,
  signUp,
  signUpAndConfirm,
  stateOf,
} from '../testing/accounts.js';
import { serviceToken } from '../testing/operator.js';
import { addFactor } from '../testing/second-factors.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

describe('/admin/accounts, for the commands of operators', () => {
  let auth: AuthUnderTest;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth.stop());

  const ask = async (body: object, of = auth) =>
    of.service
      .as(await serviceToken(of))
      .post('/auth/v1/admin/accounts')
      .send(body);
  const done = async (what: string, email: string, of = auth) => {
    const { status, body } = await ask({ do: what, email }, of);
    expect([status, body.msg]).toEqual([200, undefined]);
    return body;
  };
  const signIn = (email: string, password = PASSWORD) => auth.client().auth.signInWithPassword({ email, password });
  const eventsOf = async (id: string | null) => {
    await auth.service.app.get(AuditLog).settled();
    const rows = await auth.database.query<{ event: string }>(
      'select event from auth.audit_log where user_id is not distinct from $1 order by id',
      [id],
    );
    return rows.map(({ event }) => event);
  };

  it('show an account by its address in any spelling, without its name, and say so in the audit log', async () => {
    const ruth = await signUpAndConfirm(auth);
    await addFactor(auth, ruth.client);
    const { account } = await done('show', ` ${ruth.email.toUpperCase()}`);
    expect(account).toEqual({
      id: ruth.user.id,
      email: ruth.email,
      state: 'active',
      second_factor: true,
      created_at: expect.any(String),
      last_sign_in_at: expect.any(String),
    });
    expect(await eventsOf(ruth.user.id)).toContain('user_read_by_operator');
  });

  it('list the newest accounts first, page by page, with the total', async () => {
    const [ruth, boaz] = [await signUpAndConfirm(auth), await signUp(auth)];
    const list = async (query: string) =>
      auth.service.as(await serviceToken(auth)).get(`/auth/v1/admin/accounts?${query}`);
    const { body } = await list('');
    const states = new Map(body.accounts.map((each: { email: string; state: string }) => [each.email, each.state]));
    expect([states.get(ruth.email), states.get(boaz)]).toEqual(['active', 'unconfirmed']);
    expect(body.total).toBe(body.accounts.length);
    expect(JSON.stringify(body)).not.toContain('Ruth Adeyemi');
    const second = (await list('page=2&per_page=1')).body;
    expect([second.accounts, second.total]).toEqual([[body.accounts[1]], body.total]);
    expect((await list('page=0')).status).toBe(400);
    expect(await eventsOf(null)).toContain('users_listed_by_operator');
  });

  it('confirm an address, so that its owner can sign in', async () => {
    const email = await signUp(auth);
    expect(errorOf(await signIn(email))).toMatchObject({ code: 'email_not_confirmed' });
    const { account } = await done('confirm', email);
    expect(account.state).toBe('active');
    expectData(await signIn(email));
    expect(await eventsOf(account.id)).toContain('user_confirmed_by_operator');
  });

  it('disable an account: its sessions end at once, nobody signs in, refreshes or recovers, and enabled it is as before', async () => {
    const ruth = await signUpAndConfirm(auth);
    expect((await done('disable', ruth.email)).account.state).toBe('disabled');
    expect(await stateOf(auth, ruth.session)).toEqual([403, 'session_not_found']);
    expect(errorOf(await ruth.client.auth.refreshSession())).toMatchObject({ code: 'refresh_token_not_found' });
    expect(errorOf(await signIn(ruth.email))).toEqual({ status: 400, code: 'user_banned' });
    expect((await ask({ do: 'reset-password', email: ruth.email })).body.error_code).toBe('user_banned');
    expect((await done('enable', ruth.email)).account.state).toBe('active');
    const { client } = await signInAgain(auth, ruth);
    expectData(await client.auth.refreshSession());
    expect(await eventsOf(ruth.user.id)).toEqual(
      expect.arrayContaining(['user_disabled_by_operator', 'user_enabled_by_operator']),
    );
  });

  it('list the sessions of an account, the latest used first, and end all of them', async () => {
    const ruth = await signUpAndConfirm(auth);
    auth.clock.advance(60);
    const again = await signInAgain(auth, ruth);
    const { sessions } = await done('sessions', ruth.email);
    const shape = { user_agent: expect.any(String), ip: expect.any(String), created_at: expect.any(String) };
    expect(sessions).toEqual([
      { ...shape, refreshed_at: auth.clock.now().toISOString() },
      { ...shape, refreshed_at: expect.any(String) },
    ]);
    expect((await done('end-sessions', ruth.email)).ended).toBe(2);
    expect(await stateOf(auth, again.session)).toEqual([403, 'session_not_found']);
    expect((await done('sessions', ruth.email)).sessions).toEqual([]);
    expect(await eventsOf(ruth.user.id)).toContain('sessions_ended_by_operator');
  });

  it('delete an account, which every service is told to erase', async () => {
    const ruth = await signUpAndConfirm(auth);
    expect((await done('delete', ruth.email)).account.id).toBe(ruth.user.id);
    expect(errorOf(await signIn(ruth.email))).toMatchObject({ code: 'invalid_credentials' });
    expect((await ask({ do: 'show', email: ruth.email })).status).toBe(404);
    const listed = await auth.database.query('select 1 from auth.closed_accounts where user_id = $1', [ruth.user.id]);
    expect(listed).toHaveLength(1);
    expect(await eventsOf(ruth.user.id)).toContain('user_deleted_by_operator');
  });

  it('mail the owner a link to a new password, and show it to nobody else', async () => {
    const ruth = await signUpAndConfirm(auth);
    expect(await done('reset-password', ruth.email)).toEqual({ account: expect.anything() });
    const mail = await auth.mailTo(ruth.email);
    expect(mail.kind).toBe('recovery');
    const { fragment, target } = await openLink(auth, mail.link);
    expect([target.pathname, fragment.get('type')]).toEqual(['/reset-password', 'recovery']);
    expect(await eventsOf(ruth.user.id)).toContain('link_made_by_operator');
  });

  it('hand the operator the link to a new password where no mail can be sent', async () => {
    const dumb = await startAuth({ env: { NODE_ENV: 'production', AUTH_AUTOCONFIRM: 'true' } });
    try {
      const email = await signUp(dumb);
      const { link } = await done('reset-password', email, dumb);
      expect((await openLink(dumb, link)).fragment.get('type')).toBe('recovery');
    } finally {
      await dumb.stop();
    }
  });

  it.each([
    [{ do: 'show', email: 'nobody@example.org' }, 404, /User not found/],
    [{ do: 'show', email: 'nonsense' }, 400, /email/i],
    [{ do: 'show' }, 400, /email/i],
    [{ do: 'read-notes', email: 'ruth@example.org' }, 400, /^do: /],
    [{ do: 'constructor', email: 'ruth@example.org' }, 400, /^do: /],
  ])('refuse %j in words that name what is wrong', async (body, status, text) => {
    const answer = await ask(body);
    expect([answer.status, answer.body.msg]).toEqual([status, expect.stringMatching(text)]);
  });
});
