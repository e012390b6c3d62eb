import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import type { SelfSigned } from './self-signed.js';

export interface ReceivedMail {
  readonly to: string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface SmtpInbox {
  readonly port: number;
  readonly mails: ReceivedMail[];
  readonly logins: string[];
  stop(): Promise<void>;
}

interface InboxSettings {
  /** With it, the server offers TLS. */
  readonly certificate?: SelfSigned;
  /** What the server answers to a recipient: undefined takes the mail. */
  readonly refuse?: () => number | undefined;
  /** The port of a server that was stopped. */
  readonly port?: number;
}

/** A real mail server on the loopback that keeps what it receives. */
export async function startSmtpInbox({ certificate, refuse, port = 0 }: InboxSettings = {}): Promise<SmtpInbox> {
  const mails: ReceivedMail[] = [];
  const logins: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // The certificate that comes with the library is known to everybody.
    ...(certificate ?? { disabledCommands: ['STARTTLS'] }),
    allowInsecureAuth: true,
    onRcptTo: (_address, _session, done) => {
      const code = refuse?.();
      done(code ? Object.assign(new Error('Not now'), { responseCode: code }) : null);
    },
    onAuth: ({ username, password }, _session, done) => {
      logins.push(`${username}:${password}`);
      done(null, { user: username });
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, ...readMail(Buffer.concat(chunks).toString('latin1')) });
        done();
      });
    },
  });
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  return {
    port: (listening.address() as { port: number }).port,
    mails,
    logins,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Reads a mail of two parts: as much of MIME as our mailer writes. */
function readMail(raw: string): Omit<ReceivedMail, 'to'> {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? '';
  const parts = rest.join('\r\n\r\n').split(`--${boundary}`);
  const part = (type: string) => decodePart(parts.find((text) => text.includes(`Content-Type: ${type}`)) ?? '');
  const subject = /^Subject: ((?:.|\r\n[ \t])*)/m.exec(head)?.[1] ?? '';
  return { subject: decodeWords(subject), text: part('text/plain'), html: part('text/html') };
}

function decodePart(part: string): string {
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  const bytes = /quoted-printable/i.test(head) ? decodeQuoted(body.replace(/=\r\n/g, '')) : body;
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n').trimEnd() + '\n';
}

const decodeQuoted = (text: string): string =>
  text.replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const decodeWords = (text: string): string =>
  text
    .replace(/\?=\r\n[ \t]=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_all, encoding: string, word: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : Buffer.from(decodeQuoted(word.replaceAll('_', ' ')), 'latin1').toString(),
    )
    .replace(/\r\n[ \t]/g, ' ');
