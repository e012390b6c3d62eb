/** A change of address has two mails: one to the address in use, one to the address to be. */
export type EmailChangeKind = 'email_change_current' | 'email_change_new';

export type OneTimeKind =
  | 'signup'
  | 'recovery'
  | 'magiclink'
  | 'invite'
  | EmailChangeKind
  | 'reauthentication'
  /** A text message, which holds a code alone. */
  | 'sms';

/** The two secrets of one mail, in clear: they go into the mail and are kept nowhere. */
export interface OneTimeSecrets {
  readonly code: string;
  readonly linkToken: string;
}

/** What users are told after the fact, so that a change they did not make, or an account they forgot, does not go unnoticed. */
export type NoticeKind =
  | 'account_exists'
  | 'password_changed'
  | 'email_changed'
  | 'factor_added'
  | 'factor_removed'
  | 'recovery_codes_made'
  | 'recovery_code_used';

export type MailKind = OneTimeKind | NoticeKind;

/** A mail with all that a reader, or a test, may want of it. */
export interface Mail {
  readonly to: string;
  readonly kind: MailKind;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Empty where the mail holds none. */
  readonly link: string;
  /** Six digits; empty in a notice. */
  readonly otp: string;
  /** The token that the link carries; empty without a link. */
  readonly tokenHash: string;
}

/** Port: hands mails over. */
export abstract class Mailer {
  /** Resolves when the mail is handed over; rejects when it could not be. */
  abstract send(mail: Mail): Promise<void>;
  abstract close(): void;
}
