export type MailKind = 'signup' | 'recovery';

/** A mail with all that a reader, or a test, may want of it. */
export interface Mail {
  readonly to: string;
  readonly kind: MailKind;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly link: string;
  /** Six digits. */
  readonly otp: string;
  /** The token that the link carries. */
  readonly tokenHash: string;
}

/** Port: hands mails over. */
export abstract class Mailer {
  /** Resolves when the mail is handed over; rejects when it could not be. */
  abstract send(mail: Mail): Promise<void>;
  /** Whether handing over takes so long that the answer to a request must not wait for it. */
  abstract readonly remote: boolean;
  abstract close(): void;
}
