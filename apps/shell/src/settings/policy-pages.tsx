import { CookieChoice } from '../cookies/cookie-choice.js';
import { CookiePolicy } from '../policies/cookie-policy.js';
import { PolicyPage } from '../policies/policy-page.js';
import { PrivacyPolicy } from '../policies/privacy-policy.js';
import { TermsOfUse } from '../policies/terms-of-use.js';
import styles from '../policies/policy.module.css';

export const PrivacyPage = () => (
  <PolicyPage title="Privacy Policy">
    <PrivacyPolicy />
  </PolicyPage>
);

export const TermsPage = () => (
  <PolicyPage title="Terms of Use">
    <TermsOfUse />
  </PolicyPage>
);

export const CookiesPage = () => (
  <PolicyPage title="Cookies">
    <CookiePolicy />
    <section className={styles['card']}>
      <h2>Your choice</h2>
      <CookieChoice />
    </section>
  </PolicyPage>
);
