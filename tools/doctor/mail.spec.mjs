import { once } from 'node:events';
import { afterEach, describe, expect, it } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { sendTestMail } from '../operate/mail-test.mjs';
import { examineMail } from './mail.mjs';

describe('the mail server of the settings', () => {
  let server;
  afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

  const start = async (options) => {
    server = new SMTPServer({ authOptional: true, logger: false, ...options });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return server.server.address().port;
  };
  const settings = (port, values) => ({
    mail: 'smtp',
    localUrl: 'http://127.0.0.1:4000',
    values: {
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: port,
      SMTP_FROM: 'hello@example.org',
      AUTH_MAILS_PER_HOUR: 100,
      ...values,
    },
  });
  const LOGIN = { SMTP_USER: 'berea', SMTP_PASS: 'canary' };
  const CLEAR = { disabledCommands: ['STARTTLS'], allowInsecureAuth: true };
  const refuse = (_what, _session, done) => done(new Error('No'));

  it.each([
    ['has a certificate of its own', {}, {}, 'SMTP_TLS_CA'],
    ['offers no TLS for the password', CLEAR, LOGIN, 'SMTP_TLS=offered'],
    ['refuses the login', { ...CLEAR, onAuth: refuse }, { ...LOGIN, SMTP_TLS: 'offered' }, 'SMTP_USER and SMTP_PASS'],
    ['refuses the sender', { ...CLEAR, onMailFrom: refuse }, {}, 'Set SMTP_FROM'],
    ['refuses the reader', { ...CLEAR, onRcptTo: refuse }, {}, 'must not relay'],
  ])('that %s is named with its remedy, and without a secret', async (_what, options, values, remedy) => {
    const port = await start(options);
    const failure = sendTestMail({ settings: settings(port, values), word: 'ruth@example.org' });
    await expect(failure).rejects.toThrow(remedy);
    await expect(failure).rejects.not.toThrow('canary');
  });

  it('that is away is named with its remedy', async () => {
    const port = await start(CLEAR);
    await new Promise((resolve) => server.close(resolve));
    server = undefined;
    expect(await examineMail(settings(port, {}))).toMatchObject({
      state: 'problem',
      text: expect.stringContaining('nothing answers there'),
      remedy: 'Check SMTP_HOST and SMTP_PORT.',
    });
  });

  it('that takes mails is all right, and gets the one of the test', async () => {
    const mails = [];
    const port = await start({
      ...CLEAR,
      onData: (stream, { envelope }, done) => {
        stream.resume().on('end', () => {
          mails.push(envelope.rcptTo.map(({ address }) => address));
          done();
        });
      },
    });
    expect(await examineMail(settings(port, {}))).toMatchObject({ state: 'ok' });
    const { result } = await sendTestMail({ settings: settings(port, {}), word: 'ruth@example.org' });
    expect(result).toContain('took a mail to ruth@example.org');
    expect(mails).toEqual([['ruth@example.org']]);
  });
});
