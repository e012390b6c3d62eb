import type { MailLinkKind } from './read-mail-link.js';

export interface MailLinkWording {
  readonly heading: string;
  readonly lead: string;
  /** The verb of the mail's own button. */
  readonly button: string;
  /** Where another mail comes from, once this one's link no longer works. */
  readonly renewal: string;
}

const SIGN_IN: MailLinkWording = {
  heading: 'Sign in to Berea',
  lead: 'You asked to sign in without a password.',
  button: 'Sign in',
  renewal: 'Sign in with your password instead.',
};

export const WORDINGS: Readonly<Record<Exclude<MailLinkKind, 'recovery'>, MailLinkWording>> &
  Readonly<Record<'recovery', Omit<MailLinkWording, 'renewal'>>> = {
  signup: {
    heading: 'Confirm your address',
    lead: 'One press, and your account is ready.',
    button: 'Confirm my address',
    renewal: 'If your address is confirmed already, sign in. If not, let us send you another mail.',
  },
  recovery: {
    heading: 'Choose a new password',
    lead: 'You asked to replace the password of your account.',
    button: 'Choose a new password',
  },
  magiclink: SIGN_IN,
  email: SIGN_IN,
  invite: {
    heading: 'You are invited to Berea',
    lead: 'Accept, and your account is ready.',
    button: 'Accept the invitation',
    renewal: 'Ask whoever invited you for another one.',
  },
  email_change: {
    heading: 'Confirm the change of address',
    lead: 'You asked to use another address with Berea.',
    button: 'Confirm the change',
    renewal: 'If the address has not changed, ask for the change again.',
  },
};
