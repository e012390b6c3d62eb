import { CookieChoice } from '../cookies/cookie-choice.js';
import { CookiePolicy } from '../policies/cookie-policy.js';
import { PolicyPage } from '../policies/policy-page.js';
import { PrivacyPolicy } from '../policies/privacy-policy.js';
import { TermsOfUse } from '../policies/terms-of-use.js';
import styles from '../policies/policy.module.css';
import { t } from '../texts/policies.js';

export const PrivacyPage = () => (
  <PolicyPage title={t('policies.privacy-policy')}>
    <PrivacyPolicy />
  </PolicyPage>
);

export const TermsPage = () => (
  <PolicyPage title={t('policies.terms-of-use')}>
    <TermsOfUse />
  </PolicyPage>
);

export const CookiesPage = () => (
  <PolicyPage title={t('policies.cookies')}>
    <CookiePolicy />
    <section className={styles['card']}>
      <h2>{t('policies.your-choice')}</h2>
      <CookieChoice />
    </section>
  </PolicyPage>
);
