/** A change of address has two mails: one to the present address, one to the new one. */
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

/** The two secrets of one mail, in clear. They go into the mail and are not stored. */
export interface OneTimeSecrets {
  readonly code: string;
  readonly linkToken: string;
}

/** Notices after the fact, so that users notice a change that they did not make, or an account that they forgot. */
export type NoticeKind =
  | 'account_exists'
  | 'address_taken'
  | 'password_changed'
  | 'email_changed'
  | 'factor_added'
  | 'factor_removed'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'account_closed';

export type MailKind = OneTimeKind | NoticeKind;

/** A mail with everything that a reader, or a test, may need. */
export interface Mail {
  readonly to: string;
  readonly kind: MailKind;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Empty if the mail has no link. */
  readonly link: string;
  /** Six digits; empty in a notice. */
  readonly otp: string;
  /** The token that the link carries; empty without a link. */
  readonly tokenHash: string;
}

/** Port: sends mails. */
export abstract class Mailer {
  /** Resolves when the mail is handed over; rejects when that fails. */
  abstract send(mail: Mail): Promise<void>;
  abstract close(): void;
}
