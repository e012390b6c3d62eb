import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expectData, freshEmail, signUpAndConfirm, openLink, PASSWORD } from '../testing/accounts.js';
import { type SmtpInbox, startSmtpInbox } from '../testing/smtp-inbox.js';
import { type AuthUnderTest, SITE_URL, startAuth } from '../testing/start-auth.js';
import { MailDispatcher } from './mail-dispatcher.js';
import { mailerContract } from './mailer.contract.js';
import { SmtpMailer } from './smtp-mailer.js';

mailerContract('SMTP', async () => {
  const inbox = await startSmtpInbox();
  return {
    mailer: new SmtpMailer({ host: '127.0.0.1', port: inbox.port, from: 'Berea <hello@berea.example>' }),
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

  it('while the mail server is unavailable, answers sign-up and recovery as before', async () => {
    const down = await startAuth({ env: { SMTP_HOST: '127.0.0.1', SMTP_PORT: '1', SMTP_FROM: 'hello@berea.example' } });
    try {
      const email = freshEmail();
      expectData(await down.client().auth.signUp({ email, password: PASSWORD }));
      expectData(await down.client().auth.resetPasswordForEmail(email));
      await expect(signUpAndConfirm(down)).rejects.toThrow();
    } finally {
      await down.stop();
    }
  });
});
