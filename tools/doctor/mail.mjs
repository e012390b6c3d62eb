import fs from 'node:fs';
import { rootCertificates } from 'node:tls';
import { about, reasonOf } from './finding.mjs';

const WITHIN_MS = 5_000;
const CERTIFICATES =
  /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_VERIFY_LEAF_SIGNATURE|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|CERT_HAS_EXPIRED)$/;

/**
 * A connection to the mail server with the settings that the auth service has.
 * @param {Record<string, any>} values of the environment
 */
export async function mailTransport(values) {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user, SMTP_PASS: pass, SMTP_TLS_CA: ca } = values;
  const tls = tlsOf(values);
  const { createTransport } = await import('nodemailer');
  return createTransport({
    host,
    port,
    secure: port === 465,
    ignoreTLS: tls === 'off',
    requireTLS: tls === 'required',
    tls: {
      rejectUnauthorized: values.SMTP_TLS_REJECT_UNAUTHORIZED !== false,
      ...(ca && { ca: [...rootCertificates, fs.readFileSync(ca, 'utf8')] }),
    },
    ...(user ? { auth: { user, pass } } : {}),
    connectionTimeout: WITHIN_MS,
    greetingTimeout: WITHIN_MS,
    socketTimeout: WITHIN_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

const tlsOf = ({ SMTP_TLS, SMTP_USER }) => SMTP_TLS ?? (SMTP_USER ? 'required' : 'offered');

/**
 * Why the mail server took no mail, and what to do: by the codes of the error alone, since messages may quote passwords.
 * @param {any} error of nodemailer
 * @param {Record<string, any>} values of the environment
 * @returns {{ text: string, remedy: string }}
 */
export function whyNoMail(error, values) {
  const { SMTP_HOST: host, SMTP_PORT: port } = values;
  const server = `The mail server ${host}:${port}`;
  const code = [error, error.cause].map((each) => each?.code).find((each) => CERTIFICATES.test(each ?? ''));
  // The library gives its own code to errors of TLS, and the words of OpenSSL.
  const words = String(error.message ?? '');
  const untrusted = code ?? /self[- ]signed|unable to (?:verify|get)|certificate has expired/i.test(words);
  if (error.code === 'EAUTH') return { text: `${server} refuses the login.`, remedy: 'Check SMTP_USER and SMTP_PASS.' };
  if (untrusted)
    return {
      text: `${server} has a certificate that nobody vouches for.`,
      remedy: 'Name its certificate, or that of its authority, in SMTP_TLS_CA.',
    };
  if (/altnames|ERR_TLS_CERT_ALTNAME_INVALID/i.test(`${error.code} ${words}`))
    return {
      text: `${server} has a certificate of another name.`,
      remedy: 'Set SMTP_HOST to the name that it is for.',
    };
  if (/wrong version number|packet length too long/i.test(words))
    return {
      text: `${server} does not speak TLS from the start.`,
      remedy: 'Set SMTP_PORT to 587; 465 is for servers that do.',
    };
  if (error.code === 'ETLS' || /STARTTLS/.test(words))
    return {
      text: `${server} offers no TLS, so the password would go in clear.`,
      remedy: 'Use a port that has it, or, for a server on your own network, set SMTP_TLS=offered.',
    };
  if (error.command === 'MAIL FROM')
    return { text: `${server} refuses the sender.`, remedy: 'Set SMTP_FROM to an address that it may send for.' };
  if (error.command === 'RCPT TO')
    return {
      text: `${server} refuses the address of the reader.`,
      remedy: 'Check the address; a server that must not relay needs SMTP_USER and SMTP_PASS.',
    };
  const [system] = /\b(?:ECONN[A-Z]+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH)\b/.exec(words) ?? [];
  const reason = reasonOf(system ? { code: system } : error);
  return { text: `${server} cannot be used: ${reason}.`, remedy: 'Check SMTP_HOST and SMTP_PORT.' };
}

/** Whether mails go out. */
export async function examineMail({ mail: kind, values, localUrl }) {
  const { ok, note, problem } = about('Mail');
  if (kind === 'hosted') return note('The hosted auth service sends the mails.');
  if (kind === 'outbox' && values.TRUST_PROXY)
    return problem(
      'The local mailbox, which opens accounts, is on, and a proxy is named (TRUST_PROXY): one that adds no forwarding header would show it to strangers.',
      'Set SITE_URL to the address that users type, or SMTP_HOST and SMTP_FROM.',
    );
  if (kind === 'outbox') return note(`No mail server is configured: mails are kept at ${localUrl}/dev/mailbox.`);
  if (kind === 'none')
    return problem('No mail can be sent, so new accounts cannot be confirmed.', 'Set SMTP_HOST and SMTP_FROM.');
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user } = values;
  const transport = await mailTransport(values);
  try {
    await transport.verify();
    const most = `at most ${values.AUTH_MAILS_PER_HOUR} mails go out in an hour (AUTH_MAILS_PER_HOUR)`;
    return ok(`The mail server ${host}:${port} answers${user ? ', and takes the login' : ''}; ${most}.`);
  } catch (error) {
    const { text, remedy } = whyNoMail(error, values);
    return problem(text, remedy);
  } finally {
    transport.close();
  }
}
