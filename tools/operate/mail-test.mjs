import { mailTransport, whyNoMail } from '../doctor/mail.mjs';
import { StartupError } from '../launch/startup-error.mjs';

/**
 * Sends a mail to an address through the mail server that is set, whether Berea runs or not.
 * @param {{ settings: import('../launch/environment.mjs').Settings, word: string }} call
 * @returns {Promise<{ result: string, hint?: string }>}
 * @throws StartupError that says why none was sent, and what to do
 */
export async function sendTestMail({ settings: { mail, values }, word: to }) {
  if (mail === 'hosted') throw new StartupError('SUPABASE_URL is set: the hosted auth service sends the mails.');
  if (mail !== 'smtp') throw new StartupError('No mail server is configured. Set SMTP_HOST and SMTP_FROM.');
  const transport = await mailTransport(values);
  try {
    await transport.sendMail({
      from: values.SMTP_FROM,
      to: { name: '', address: to },
      subject: 'A test of Berea’s mail',
      text: 'This mail was sent by the command mail-test. If you can read it, Berea can send mails to you.\n',
    });
  } catch (error) {
    const { text, remedy } = whyNoMail(error, values);
    throw new StartupError(`${text} ${remedy}`);
  } finally {
    transport.close();
  }
  return {
    result: `The mail server ${values.SMTP_HOST}:${values.SMTP_PORT} took a mail to ${to}.`,
    hint: 'If it does not arrive, look into the folder for unwanted mail, and ask for SPF and DKIM of the sender.',
  };
}
