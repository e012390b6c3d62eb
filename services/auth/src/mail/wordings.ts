import type { NoticeKind, OneTimeKind } from './mailer.js';

export interface OneTimeWording {
  readonly subject: string;
  readonly opening: string;
  /** Says what the link does; missing if the mail has only a code. */
  readonly button?: string;
  readonly closing: string;
}

const NOT_ASKED = 'If you did not ask for this, you can leave this mail unanswered.';

export const ONE_TIME_WORDINGS: Readonly<Record<OneTimeKind, OneTimeWording>> = {
  signup: {
    subject: 'Welcome to Berea: confirm your address',
    opening: 'Welcome, and thank you for joining Berea. One step is left: confirm that this address is yours.',
    button: 'Confirm my address',
    closing: 'If you did not sign up, you can leave this mail unanswered. Nothing will happen.',
  },
  recovery: {
    subject: 'Choose a new password for Berea',
    opening: 'You asked to choose a new password for Berea. This link takes you there.',
    button: 'Choose a new password',
    closing: `${NOT_ASKED} Your password stays as it is.`,
  },
  magiclink: {
    subject: 'Your link to sign in to Berea',
    opening: 'You asked to sign in to Berea without a password. This link signs you in.',
    button: 'Sign in',
    closing: `${NOT_ASKED} Nobody is signed in by it alone.`,
  },
  invite: {
    subject: 'You are invited to Berea',
    opening: 'You are invited to Berea, a companion for studying the Bible. Accept, and your account is ready.',
    button: 'Accept the invitation',
    closing: 'If you do not want an account, you can leave this mail unanswered.',
  },
  email_change_current: {
    subject: 'Berea: your address is to be changed',
    opening:
      'You asked to use another address with Berea. Confirm it here and in the mail to the new address; until both are done, nothing changes.',
    button: 'Agree to the change',
    closing: 'If you did not ask for this, do not confirm it, and choose a new password: someone may know yours.',
  },
  email_change_new: {
    subject: 'Berea: confirm your new address',
    opening: 'You asked to use this address with Berea from now on. Confirm that it is yours.',
    button: 'Confirm my new address',
    closing: `${NOT_ASKED} Nothing will happen.`,
  },
  reauthentication: {
    subject: 'Your code for Berea',
    opening: 'You are about to change how you sign in to Berea. This code shows that it is you.',
    closing: 'If you did not ask for this, give the code to nobody, and choose a new password: someone may know yours.',
  },
  sms: {
    subject: 'Text message: your code for Berea',
    opening: 'Your code for Berea.',
    closing: 'Give it to nobody.',
  },
};

export interface NoticeWording {
  readonly subject: string;
  readonly opening: string;
  /** Says what to do, at the product's address, if it was someone else; missing if there is nothing to do. */
  readonly remedy?: string;
  /** Actions that the reader may want now, each with its page. */
  readonly ways?: readonly { readonly button: string; readonly path: string }[];
}

const NEW_PASSWORD = 'ask for a new password at once';

export const NOTICE_WORDINGS: Readonly<Record<NoticeKind, NoticeWording>> = {
  account_exists: {
    subject: 'You have an account with Berea',
    opening:
      'You asked to sign up for Berea with this address. It has an account already: sign in, or reset your password.',
    ways: [
      { button: 'Sign in', path: '/login' },
      { button: 'Reset my password', path: '/forgot-password' },
    ],
  },
  address_taken: {
    subject: 'Your address has an account with Berea',
    opening:
      'Somebody who is signed in to Berea asked to use this address for another account. It has an account already, so it stays with that one.',
    ways: [{ button: 'Sign in', path: '/login' }],
  },
  password_changed: {
    subject: 'Your password for Berea was changed',
    opening:
      'The password of your Berea account was changed. All other devices were signed out, and personal tokens of before no longer work.',
    remedy: NEW_PASSWORD,
  },
  email_changed: {
    subject: 'Your address for Berea was changed',
    opening: 'Your Berea account now uses another address. Mails about it no longer come here.',
    remedy: 'tell whoever runs it at once: someone else has your account',
  },
  factor_added: {
    subject: 'A second factor was added to your Berea account',
    opening: 'Signing in to your Berea account now asks for a code of an authenticator app as well.',
    remedy: NEW_PASSWORD,
  },
  factor_removed: {
    subject: 'A second factor was removed from your Berea account',
    opening: 'An authenticator app was removed from your Berea account and is no longer asked for.',
    remedy: NEW_PASSWORD,
  },
  recovery_codes_made: {
    subject: 'New recovery codes for your Berea account',
    opening: 'New recovery codes were made for your Berea account. The former ones have stopped working.',
    remedy: NEW_PASSWORD,
  },
  recovery_code_used: {
    subject: 'A recovery code opened your Berea account',
    opening: 'Somebody signed in to your Berea account with a recovery code in place of the authenticator app.',
    remedy: NEW_PASSWORD,
  },
  account_closed: {
    subject: 'Your Berea account is closed',
    opening:
      'You closed your Berea account. In seven days everything in it is deleted for good: notes, sermons and conversations. Until then nothing in it is touched, and you can take it back.',
    remedy: 'sign in to take it back; then choose a new password, since someone may know yours',
    ways: [{ button: 'Keep my account', path: '/keep-account' }],
  },
};
