import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DataSource, type QueryRunner } from 'typeorm';
import { Passwords } from '../crypto/passwords.js';
import { MailDispatcher } from '../mail/mail-dispatcher.js';
import { errorOf, freshEmail, signUpAndConfirm, PASSWORD, signUp } from '../testing/accounts.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

/** Neither an answer nor the work before it may reveal whether there is an account. */
describe('known and unknown email addresses', () => {
  let auth: AuthUnderTest;
  let known: string;
  let waiting: string;
  beforeAll(async () => {
    auth = await startAuth();
    known = (await signUpAndConfirm(auth)).email;
    waiting = await signUp(auth);
  });
  afterAll(() => auth.stop());
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const post = (route: string, body: object) => auth.service.as().post(`/auth/v1/${route}`).send(body);

  it.each([
    ['signup', { password: PASSWORD }, { hashed: 1, checked: 0 }],
    ['token?grant_type=password', { password: 'not the password' }, { hashed: 0, checked: 1 }],
    ['otp', {}, { hashed: 0, checked: 0 }],
    ['magiclink', {}, { hashed: 0, checked: 0 }],
    ['recover', {}, { hashed: 0, checked: 0 }],
    ['resend', { type: 'signup' }, { hashed: 0, checked: 0 }],
    ['resend', { type: 'email_change' }, { hashed: 0, checked: 0 }],
    ['verify', { type: 'email', token: '000000' }, { hashed: 0, checked: 0 }],
  ])('take the same work at POST %s: %j', async (route, body, work) => {
    const passwords = auth.service.app.get(Passwords);
    const hash = jest.spyOn(passwords, 'hash');
    const matches = jest.spyOn(passwords, 'matches');
    for (const email of [known, waiting, freshEmail()]) {
      hash.mockClear();
      matches.mockClear();
      await post(route, { ...body, email });
      expect({ hashed: hash.mock.calls.length, checked: matches.mock.calls.length }).toEqual(work);
    }
  });

  it.each([
    ['otp', {}],
    ['magiclink', {}],
    ['recover', {}],
    ['resend', { type: 'signup' }],
    ['resend', { type: 'email_change' }],
    ['verify', { type: 'email', token: '000000' }],
    ['token?grant_type=password', { password: 'not the password' }],
  ])('are answered in the same words at POST %s: %j', async (route, body) => {
    const answers = [];
    for (const email of [known, waiting, freshEmail()]) answers.push(await post(route, { ...body, email }));
    for (const { status, body: said } of answers)
      expect([status, said]).toEqual([answers[0]?.status, answers[0]?.body]);
  });
});

describe('the work for a known email address', () => {
  let auth: AuthUnderTest;
  let locked: QueryRunner;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth.stop());
  beforeEach(async () => {
    locked = auth.service.app.get(DataSource).createQueryRunner();
  });
  afterEach(async () => {
    if (!locked.isReleased) await locked.release();
  });

  /** Until this is committed, no other transaction can lock the account. */
  const hold = async (email: string) => {
    await locked.startTransaction();
    await locked.query('select 1 from auth.users where email = $1 for update', [email]);
  };
  const post = (route: string, body: object) => auth.service.as().post(`/auth/v1/${route}`).send(body);
  const ASKED: [string, object][] = [
    ['recover', {}],
    ['otp', {}],
    ['resend', { type: 'email_change' }],
    ['resend', { type: 'signup' }],
  ];

  it('runs after the answer, and the local mailbox shows the mail then', async () => {
    const { email } = await signUpAndConfirm(auth);
    await hold(email);
    for (const [route, body] of ASKED) await post(route, { ...body, email }).expect(200);
    await locked.commitTransaction();
    const mails = (await auth.outbox()).filter(({ to }) => to === email).map(({ kind }) => kind);
    expect(mails.sort()).toEqual(['account_exists', 'magiclink', 'recovery', 'signup']);
  });

  it('at shutdown, is finished first', async () => {
    const { email } = await signUpAndConfirm(auth);
    await hold(email);
    await post('recover', { email }).expect(200);
    const closed = auth.service.app.close();
    await locked.commitTransaction();
    await locked.release();
    await closed;
    const mails = await auth.database.query(`select kind from auth.outbox where recipient = '${email}' order by id`);
    expect(mails).toEqual([{ kind: 'signup' }, { kind: 'recovery' }]);
  });
});

describe('an auth service with a mail server that does not answer', () => {
  const sockets = new Set<Socket>();
  let deaf: Server;
  let auth: AuthUnderTest;
  beforeAll(async () => {
    deaf = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }).listen(0, '127.0.0.1');
    await once(deaf, 'listening');
    const { port } = deaf.address() as AddressInfo;
    const env = { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port), SMTP_FROM: 'hello@berea.example' };
    auth = await startAuth({ env });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    deaf.close();
    await auth.stop();
  });

  it('answers before a mail is handed over', async () => {
    const email = freshEmail();
    const client = auth.client();
    expect(errorOf(await client.auth.signUp({ email, password: PASSWORD }))).toEqual({});
    expect(errorOf(await client.auth.signInWithOtp({ email }))).toEqual({});
    expect(errorOf(await client.auth.resetPasswordForEmail(email))).toEqual({});
    let settled = false;
    const all = auth.service.app.get(MailDispatcher).settled();
    void all.then(() => (settled = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(settled).toBe(false);
    deaf.close();
    for (const socket of sockets) socket.destroy();
    await all;
  });
});
