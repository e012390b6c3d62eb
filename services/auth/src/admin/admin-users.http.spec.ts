import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hash as argon2 } from '@node-rs/argon2';
import { hash as bcrypt } from 'bcryptjs';
import {
  errorOf,
  expectData,
  freshEmail,
  signUpAndConfirm,
  PASSWORD,
  signInAgain,
  stateOf,
} from '../testing/accounts.js';
import { operatorOf, serviceToken } from '../testing/operator.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

type Operator = Awaited<ReturnType<typeof operatorOf>>;
type Attributes = Parameters<Operator['createUser']>[0];

describe('/admin/users', () => {
  let auth: AuthUnderTest;
  let operator: Operator;
  beforeAll(async () => {
    auth = await startAuth({ costlyHashes: true });
    operator = await operatorOf(auth);
  });
  afterAll(() => auth.stop());

  const create = async (attributes: Attributes = {}) =>
    expectData(await operator.createUser({ email: freshEmail(), ...attributes })).user!;
  const signIn = (email: string, password = PASSWORD) => auth.client().auth.signInWithPassword({ email, password });
  const revoked = async () => {
    const { body } = await auth.service.as().get('/internal/revoked-sessions');
    return (body as { sessions: { id: string }[] }).sessions.length;
  };

  describe('a user whom an operator creates', () => {
    it('has everything that was given, and no mail is sent', async () => {
      const id = randomUUID();
      const email = freshEmail();
      const user = await create({
        id,
        email: email.toUpperCase(),
        phone: '+44 20 7946 0958',
        password: PASSWORD,
        email_confirm: true,
        phone_confirm: true,
        user_metadata: { full_name: 'Ruth' },
        app_metadata: { plan: 'church' },
        role: 'elder',
      });
      expect(user).toMatchObject({
        id,
        email,
        phone: '442079460958',
        role: 'elder',
        email_confirmed_at: expect.any(String),
        phone_confirmed_at: expect.any(String),
        user_metadata: { full_name: 'Ruth' },
        app_metadata: { provider: 'email', providers: ['email', 'phone'], plan: 'church' },
      });
      expect(user.identities?.map(({ provider }) => provider).sort()).toEqual(['email', 'phone']);
      expect((await auth.outbox()).filter(({ to }) => to === email)).toEqual([]);
      expectData(await signIn(email));
    });

    it('must confirm the address first unless the operator has, and cannot sign in without a password', async () => {
      const waiting = await create({ password: PASSWORD });
      expect(errorOf(await signIn(waiting.email!))).toEqual({ status: 400, code: 'email_not_confirmed' });
      const without = await create({ email_confirm: true });
      expect(errorOf(await signIn(without.email!))).toEqual({ status: 400, code: 'invalid_credentials' });
    });

    it.each<[string, (password: string) => Promise<string>]>([
      ['bcrypt $2b$', (password) => bcrypt(password, 4)],
      ['bcrypt $2a$', async (password) => (await bcrypt(password, 4)).replace('$2b$', '$2a$')],
      ['argon2id of other costs', (password) => argon2(password, { memoryCost: 4_096, timeCost: 1, parallelism: 1 })],
      ['argon2i', (password) => argon2(password, { algorithm: 1, memoryCost: 4_096, timeCost: 1 })],
    ])('with a hash of %s signs in, and has a hash of ours from then on', async (_name, hash) => {
      const password_hash = await hash(PASSWORD);
      const { id, email } = await create({ password_hash, email_confirm: true });
      const stored = async () => {
        const [row] = await auth.database.query<{ password_hash: string }>(
          'select password_hash from auth.users where id = $1',
          [id],
        );
        return row?.password_hash;
      };
      expect(errorOf(await signIn(email!, 'wrong'))).toMatchObject({ code: 'invalid_credentials' });
      expect(await stored()).toBe(password_hash);
      expectData(await signIn(email!));
      expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expectData(await signIn(email!));
    });

    it.each<[string, Attributes, number, string]>([
      ['nothing to be found by', { email: '' }, 400, 'validation_failed'],
      ['no address', { email: 'xx:;x@x.x' }, 400, 'validation_failed'],
      ['no address and a common password', { email: 'xx:;x@x.x', password: 'letmein' }, 400, 'validation_failed'],
      ['no number', { phone: 'call me' }, 400, 'validation_failed'],
      ['a short password', { password: 'short' }, 422, 'weak_password'],
      ['a common password', { password: 'letmein' }, 422, 'weak_password'],
      ['a long password', { password: 'x'.repeat(73) }, 400, 'validation_failed'],
      ['a password and a hash', { password: PASSWORD, password_hash: '$2a$' }, 400, 'validation_failed'],
      ['a hash of no known kind', { password_hash: 'sha1:abc' }, 400, 'validation_failed'],
      ['a hash that would take hours', { password_hash: `$2b$31$${'a'.repeat(53)}` }, 400, 'validation_failed'],
      ['an id of another form', { id: 'x' }, 400, 'validation_failed'],
      ['a ban of no length', { ban_duration: 'for ever' }, 400, 'validation_failed'],
      ['metadata too large for a token', { user_metadata: { x: 'x'.repeat(5_000) } }, 422, 'validation_failed'],
    ])('is refused with %s', async (_name, attributes, status, code) => {
      expect(errorOf(await operator.createUser({ email: freshEmail(), ...attributes }))).toEqual({ status, code });
    });

    it('is refused when the address, the number or the id is taken', async () => {
      const phone = '442079460959';
      const { id, email } = await create({ phone });
      const again = async (attributes: Attributes) => errorOf(await operator.createUser(attributes));
      expect(await again({ email: email!.toUpperCase() })).toEqual({ status: 422, code: 'email_exists' });
      expect(await again({ phone: `+${phone}` })).toEqual({ status: 422, code: 'phone_exists' });
      expect(await again({ email: freshEmail(), id })).toEqual({ status: 422, code: 'conflict' });
    });
  });

  describe('GET, the list of users', () => {
    it('answers the newest first, page by page, with the number of all and the last page', async () => {
      const fresh = await startAuth();
      try {
        const own = await operatorOf(fresh);
        expect(expectData(await own.listUsers())).toMatchObject({ users: [], aud: 'authenticated', total: 0 });
        for (let count = 0; count < 5; count += 1) {
          fresh.clock.advance(1);
          expectData(await own.createUser({ email: `user-${count}@example.org` }));
        }
        const first = expectData(await own.listUsers({ page: 1, perPage: 2 }));
        expect(first).toMatchObject({ nextPage: 2, lastPage: 3, total: 5 });
        expect(first.users.map(({ email }) => email)).toEqual(['user-4@example.org', 'user-3@example.org']);
        expect(first.users[0]?.identities).toHaveLength(1);
        const last = expectData(await own.listUsers({ page: 3, perPage: 2 }));
        expect(last.users.map(({ email }) => email)).toEqual(['user-0@example.org']);
        expect(last).toMatchObject({ nextPage: null, lastPage: 3 });
        expect(expectData(await own.listUsers({ page: 9, perPage: 2 })).users).toEqual([]);
      } finally {
        await fresh.stop();
      }
    });

    it.each(['page=0', 'page=-1', 'page=x', 'per_page=0', 'per_page=1001', 'page=1e3', 'page=99999999999999999999'])(
      'with %s, is refused with 400',
      async (query) => {
        const token = await serviceToken(auth);
        const { status, body } = await auth.service.as(token).get(`/auth/v1/admin/users?${query}`);
        expect([status, body.error_code]).toEqual([400, 'validation_failed']);
      },
    );
  });

  it('GET /{id} finds a user by the id, and answers 404 for an unknown one', async () => {
    const { id, email } = await create();
    expect(expectData(await operator.getUserById(id)).user).toMatchObject({ id, email });
    expect(errorOf(await operator.getUserById(randomUUID()))).toEqual({ status: 404, code: 'user_not_found' });
    for (const method of ['get', 'put', 'delete'] as const) {
      const { status, body } = await auth.service.as(await serviceToken(auth))[method]('/auth/v1/admin/users/7');
      expect([status, body.error_code]).toEqual([404, 'validation_failed']);
    }
  });

  describe('users whom an operator changes', () => {
    it('keep fields that the change does not name; metadata is merged, and null removes a key', async () => {
      const { id, email } = await create({
        user_metadata: { a: 1, b: 2 },
        app_metadata: { plan: 'church' },
        password: PASSWORD,
      });
      const { user } = expectData(
        await operator.updateUserById(id, { user_metadata: { b: null, c: 3 }, email_confirm: true, role: 'elder' }),
      );
      expect(user).toMatchObject({
        email,
        role: 'elder',
        user_metadata: { a: 1, c: 3 },
        app_metadata: { provider: 'email', plan: 'church' },
        email_confirmed_at: expect.any(String),
      });
      expect(user.user_metadata).not.toHaveProperty('b');
      expectData(await signIn(email!));
    });

    it('with a new address and password, sign in with these, lose their sessions, and are informed by mail', async () => {
      const ruth = await signUpAndConfirm(auth);
      const email = freshEmail();
      const before = await revoked();
      const { user } = expectData(await operator.updateUserById(ruth.user.id, { email, password: 'a new password' }));
      expect([user.email, user.identities?.[0]?.identity_data?.['email']]).toEqual([email, email]);
      expect(await stateOf(auth, ruth.session)).toEqual([403, 'session_not_found']);
      expect(await revoked()).toBe(before + 1);
      expect(errorOf(await signIn(ruth.email))).toMatchObject({ code: 'invalid_credentials' });
      expectData(await signIn(email, 'a new password'));
      expect((await auth.mailTo(ruth.email)).kind).toBe('email_changed');
      expect((await auth.mailTo(email)).kind).toBe('password_changed');
    });

    it('with a ban, cannot sign in while it lasts, and their sessions end at once', async () => {
      const ruth = await signUpAndConfirm(auth);
      const before = await revoked();
      const { user } = expectData(await operator.updateUserById(ruth.user.id, { ban_duration: '1h30m' }));
      const until = auth.clock.now().getTime() + 5_400_000;
      expect(Date.parse((user as unknown as { banned_until: string }).banned_until)).toBe(until);
      expect(await revoked()).toBe(before + 1);
      expect(await stateOf(auth, ruth.session)).toEqual([403, 'session_not_found']);
      expect(errorOf(await signIn(ruth.email))).toEqual({ status: 400, code: 'user_banned' });
      auth.clock.advance(5_401);
      operator = await operatorOf(auth);
      await signInAgain(auth, ruth);
      expectData(await operator.updateUserById(ruth.user.id, { ban_duration: '24h' }));
      const { user: free } = expectData(await operator.updateUserById(ruth.user.id, { ban_duration: 'none' }));
      expect(free).not.toHaveProperty('banned_until');
      await signInAgain(auth, ruth);
    });

    it('with a change of metadata alone, keep their sessions', async () => {
      const ruth = await signUpAndConfirm(auth);
      expectData(await operator.updateUserById(ruth.user.id, { user_metadata: { x: 1 } }));
      expect(await stateOf(auth, ruth.session)).toEqual([200]);
    });

    it('are not changed to a taken or malformed address or a short password, nor found under an unknown id', async () => {
      const [one, other] = [await create(), await create()];
      const change = async (attributes: Attributes, id = one.id) =>
        errorOf(await operator.updateUserById(id, attributes));
      expect(await change({ email: other.email! })).toEqual({ status: 422, code: 'email_exists' });
      expect(await change({ password: 'short' })).toEqual({ status: 422, code: 'weak_password' });
      expect(await change({ email: 'nobody' })).toEqual({ status: 400, code: 'validation_failed' });
      expect(await change({ role: 'elder' }, randomUUID())).toEqual({ status: 404, code: 'user_not_found' });
    });
  });
});
