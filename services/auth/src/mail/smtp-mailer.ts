import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';
import { createTransport, type Transporter } from 'nodemailer';
import { type Mail, Mailer } from './mailer.js';

export interface SmtpSettings {
  readonly host: string;
  /** 465 speaks TLS from the start; other ports switch to it when the server offers it. */
  readonly port: number;
  readonly user?: string | undefined;
  readonly pass?: string | undefined;
  readonly from: string;
  /** `off` never switches to TLS, `offered` where the server can, `required` sends nothing without. */
  readonly tls: 'required' | 'offered' | 'off';
  /** File of certificates (PEM) that are trusted beside those of every system. */
  readonly ca?: string | undefined;
  /** Whether a certificate must be trusted at all. */
  readonly verified: boolean;
}

/** Sends mails through a mail server. */
export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;

  constructor(private readonly settings: SmtpSettings) {
    super();
    const { host, port, user, pass, tls, ca, verified } = settings;
    this.transport = createTransport({
      host,
      port,
      secure: port === 465,
      ignoreTLS: tls === 'off',
      requireTLS: tls === 'required',
      tls: {
        rejectUnauthorized: verified,
        ...(ca && { ca: [...rootCertificates, readFileSync(ca, 'utf8')] }),
      },
      ...(user && pass ? { auth: { user, pass } } : {}),
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ to, subject, text, html }: Mail): Promise<void> {
    await this.transport.sendMail({ from: this.settings.from, to: { name: '', address: to }, subject, text, html });
  }

  close(): void {
    this.transport.close();
  }
}
