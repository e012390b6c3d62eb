import type { MailLinkKind } from './read-mail-link.js';
import { t } from '../../texts/mail-link.js';

export interface MailLinkWording {
  readonly heading: string;
  readonly lead: string;
  /** The verb of the mail's own button. */
  readonly button: string;
  /** How to get another mail, once this one's link no longer works. */
  readonly renewal: string;
}

const signInWording = (): MailLinkWording => ({
  heading: t('mail-link.sign-in-to-berea'),
  lead: t('mail-link.you-asked-to-sign'),
  button: t('mail-link.sign-in'),
  renewal: t('mail-link.sign-in-with-your-password-instead'),
});

export const wordings = (): Readonly<Record<Exclude<MailLinkKind, 'recovery'>, MailLinkWording>> &
  Readonly<Record<'recovery', Omit<MailLinkWording, 'renewal'>>> => ({
  signup: {
    heading: t('mail-link.confirm-your-address'),
    lead: t('mail-link.one-press-and-your-account'),
    button: t('mail-link.confirm-my-address'),
    renewal: t('mail-link.if-your-address-is-confirmed'),
  },
  recovery: {
    heading: t('mail-link.choose-a-new-password'),
    lead: t('mail-link.you-asked-to-replace-password'),
    button: t('mail-link.choose-a-new-password'),
  },
  magiclink: signInWording(),
  email: signInWording(),
  invite: {
    heading: t('mail-link.you-are-invited-to-berea'),
    lead: t('mail-link.accept-and-your-account-is-ready'),
    button: t('mail-link.accept-invitation'),
    renewal: t('mail-link.ask-whoever-invited'),
  },
  email_change: {
    heading: t('mail-link.confirm-change-of-address'),
    lead: t('mail-link.you-asked-to-use-another'),
    button: t('mail-link.confirm-change'),
    renewal: t('mail-link.if-address-has-not-changed'),
  },
});
