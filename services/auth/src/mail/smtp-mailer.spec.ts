import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PRUNE } from '../core/housekeeping.js';
import { expectData, freshEmail, openLink, PASSWORD } from '../testing/accounts.js';
import { selfSigned } from '../testing/self-signed.js';
import { type SmtpInbox, startSmtpInbox } from '../testing/smtp-inbox.js';
import { type AuthUnderTest, SITE_URL, startAuth } from '../testing/start-auth.js';
import { MailDispatcher } from './mail-dispatcher.js';
import { mailerContract } from './mailer.contract.js';
import { Mailer } from './mailer.js';
import type { MailQueue } from './mail-queue.js';
import { SmtpMailer, type SmtpSettings } from './smtp-mailer.js';

const CLEAR = { host: '127.0.0.1', from: 'Berea <hello@berea.example>', tls: 'offered', verified: true } as const;

mailerContract('SMTP', async () => {
  const inbox = await startSmtpInbox();
  return {
    mailer: new SmtpMailer({ ...CLEAR, port: inbox.port }),
    delivered: async () => inbox.mails.map(({ to, ...mail }) => ({ to: to.join(), ...mail })),
    breakDown: () => inbox.stop(),
  };
});

describe('an auth service with a mail server', () => {
  let inbox: SmtpInbox;
  let auth: AuthUnderTest;
  beforeAll(async () => {
    inbox = await startSmtpInbox();
    auth = await startAuth({
      env: {
        SMTP_HOST: '127.0.0.1',
        SMTP_PORT: String(inbox.port),
        SMTP_USER: 'berea',
        SMTP_PASS: 'of the mail server',
        // It has no TLS.
        SMTP_TLS: 'offered',
        SMTP_FROM: 'Berea <hello@berea.example>',
      },
    });
  });
  afterAll(async () => {
    await auth.stop();
    await inbox.stop();
  });
  const settled = () => auth.service.app.get(MailDispatcher).settled();

  it('logs in to the mail server and sends a link that works', async () => {
    const email = freshEmail();
    expectData(await auth.client().auth.signUp({ email, password: PASSWORD }));
    await settled();
    const mail = inbox.mails.find(({ to }) => to.includes(email));
    const link = /http\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(mail?.html).toContain(`href="${link.replaceAll('&', '&#38;')}"`);
    expect((await openLink(auth, link)).fragment.get('type')).toBe('signup');
    expect(inbox.logins).toContain('berea:of the mail server');
  });

  it("by default, writes links that lead to the web's own page, which waits for a press; to `verify` for another origin", async () => {
    const redirect = 'https://app.example.org/welcome';
    const paged = await startAuth({ env: { AUTH_LINK_PAGE: '', ADDITIONAL_REDIRECT_URLS: redirect } });
    try {
      for (const [emailRedirectTo, page] of [
        [`${SITE_URL}/notes`, `${SITE_URL}/auth/confirm`],
        [redirect, `${SITE_URL}/auth/v1/verify`],
      ] as const) {
        const email = freshEmail();
        expectData(await paged.client().auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo } }));
        const link = new URL((await paged.mailTo(email)).link);
        expect([`${link.origin}${link.pathname}`, link.searchParams.get('redirect_to')]).toEqual([
          page,
          emailRedirectTo,
        ]);
      }
    } finally {
      await paged.stop();
    }
  });

  it('with AUTH_LINK_PAGE, writes links that lead to that page with the token', async () => {
    const page = 'https://berea.example/confirm?lang=en';
    const paged = await startAuth({
      env: {
        SMTP_HOST: '127.0.0.1',
        SMTP_PORT: String(inbox.port),
        SMTP_FROM: 'hello@berea.example',
        AUTH_LINK_PAGE: page,
      },
    });
    try {
      const email = freshEmail();
      expectData(await paged.client().auth.signUp({ email, password: PASSWORD }));
      await paged.service.app.get(MailDispatcher).settled();
      const mail = inbox.mails.find(({ to }) => to.includes(email));
      const link = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
      const { token_hash = '', ...rest } = Object.fromEntries(link.searchParams);
      expect(`${link.origin}${link.pathname}`).toBe('https://berea.example/confirm');
      expect(rest).toEqual({ lang: 'en', type: 'signup', redirect_to: SITE_URL });
      const { user } = expectData(await paged.client().auth.verifyOtp({ token_hash, type: 'signup' }));
      expect(user?.email).toBe(email);
    } finally {
      await paged.stop();
    }
  });

  it('has no local mailbox, and keeps no mail', async () => {
    await auth.service.as().get('/auth/v1/dev/outbox').expect(404);
    expect((await auth.service.as().get('/auth/v1/settings')).body.local_mailbox).toBe(false);
    expect(await auth.database.query('select 1 from auth.outbox')).toEqual([]);
  });

  it('while the mail server is away, answers as before and keeps the mail, sealed, until the server takes it', async () => {
    const away = await startSmtpInbox();
    await away.stop();
    const { port } = away;
    const kept = await startAuth({
      env: { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port), SMTP_FROM: 'hello@berea.example' },
    });
    const queue = kept.service.app.get(Mailer) as MailQueue;
    const waiting = () => kept.database.query<{ mail: Buffer; tries: number }>('select * from auth.waiting_mails');
    let back: SmtpInbox | undefined;
    try {
      const email = freshEmail();
      expectData(await kept.client().auth.signUp({ email, password: PASSWORD }));
      await kept.service.app.get(MailDispatcher).settled();
      const [row, ...others] = await waiting();
      expect([row?.tries, others]).toEqual([1, []]);
      expect(row?.mail.toString('latin1')).not.toContain(email);

      back = await startSmtpInbox({ port });
      await queue.sendDue();
      expect(back.mails).toEqual([]);
      kept.clock.advance(61);
      // Another instance has the same mails, and none is sent twice.
      await Promise.all([queue.sendDue(), queue.sendDue()]);
      expect(back.mails.map(({ to }) => to)).toEqual([[email]]);
      expect(await waiting()).toEqual([]);
      const link = /http\S+/.exec(back.mails[0]?.text ?? '')?.[0] ?? '';
      expect((await openLink(kept, link)).fragment.get('type')).toBe('signup');
    } finally {
      await back?.stop();
      await kept.stop();
    }
  });

  it.each([
    ['for good', 550, 0],
    ['for now', 451, 1],
  ])('of a mail that the server refuses %s (%i), keeps %i', async (_how, code, count) => {
    const strict = await startSmtpInbox({ refuse: () => code });
    const refused = await startAuth({
      env: { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(strict.port), SMTP_FROM: 'hello@berea.example' },
    });
    try {
      expectData(await refused.client().auth.signUp({ email: freshEmail(), password: PASSWORD }));
      await refused.service.app.get(MailDispatcher).settled();
      expect(await refused.database.query('select 1 from auth.waiting_mails')).toHaveLength(count);
      // The link of the mail has run out by then.
      refused.clock.advance(3_601);
      const queue = refused.service.app.get(Mailer) as MailQueue;
      await queue[PRUNE]();
      expect(await refused.database.query('select 1 from auth.waiting_mails')).toEqual([]);
    } finally {
      await refused.stop();
      await strict.stop();
    }
  });
});

describe('a mail server with a certificate of its own', () => {
  const certificate = selfSigned();
  const login = { ...CLEAR, user: 'berea', pass: 'of the mail server', tls: 'required' } as const;
  const mail = {
    to: 'ruth@example.org',
    kind: 'password_changed',
    subject: 'S',
    text: 'T\n',
    html: '<p>T</p>\n',
  } as const;
  const none = { link: '', otp: '', tokenHash: '' };
  const sendTo = async (inbox: SmtpInbox, settings: Partial<SmtpSettings>) => {
    const mailer = new SmtpMailer({ ...login, port: inbox.port, ...settings });
    try {
      await mailer.send({ ...mail, ...none });
    } finally {
      mailer.close();
    }
  };

  it('gets mails and the password once it is trusted, and nothing before', async () => {
    const inbox = await startSmtpInbox({ certificate });
    const folder = mkdtempSync(path.join(tmpdir(), 'berea-ca-'));
    const ca = path.join(folder, 'ca.pem');
    writeFileSync(ca, certificate.cert);
    try {
      await expect(sendTo(inbox, {})).rejects.toThrow(/self-signed certificate/);
      expect(inbox.logins).toEqual([]);
      await sendTo(inbox, { ca });
      await sendTo(inbox, { verified: false });
      expect(inbox.mails).toHaveLength(2);
    } finally {
      await inbox.stop();
      rmSync(folder, { recursive: true });
    }
  });

  it('that offers no TLS gets no password unless the operator asks for it', async () => {
    const inbox = await startSmtpInbox();
    try {
      await expect(sendTo(inbox, {})).rejects.toThrow(/STARTTLS/);
      expect(inbox.logins).toEqual([]);
      await sendTo(inbox, { tls: 'off' });
      expect(inbox.logins).toHaveLength(1);
    } finally {
      await inbox.stop();
    }
  });
});
