import { t } from '../texts/policy-links.js';
/** A policy, as links and dialogs name it. */
export type PolicyName = 'privacy' | 'terms' | 'cookies';

/** Title of a policy. */
export const policyTitle = (name: PolicyName): string =>
  ({
    privacy: t('policy-links.privacy-policy'),
    terms: t('policy-links.terms-of-use'),
    cookies: t('policy-links.cookies'),
  })[name];
