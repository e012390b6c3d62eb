import type { LinkError } from '../session/read-link-error.js';
import { t } from '../texts/auth.js';

/** The problem with a link, and the next step. */
export function explainLinkError({ code, description }: LinkError): string {
  if (code === 'otp_expired') return t('auth.link-has-expired');
  return t('auth.sign-in-or-ask', { reason: description || t('auth.link-did-not-work') });
}

/** The same as a toast, for somebody who is signed in anyway. */
export const tellLinkError = (error: LinkError): { readonly title: string; readonly description: string } => ({
  title: t('auth.link-failed'),
  description: explainLinkError(error),
});
