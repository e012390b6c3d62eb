import { type PolicySection, PolicyText } from './policy-page.js';
import styles from './policy.module.css';
import { t } from '../texts/policies.js';

const cookieKinds = () => [
  [t('policies.necessary'), t('policies.signing-in-and-security-drafts'), t('policies.30-days-or-session')],
  [t('policies.functional'), t('policies.your-last-chapter-preferred-translation'), t('policies.until-you-clear-it')],
  [t('policies.analytics'), t('policies.anonymous-counts-of-visits-none'), t('policies.1-year')],
  [t('policies.marketing'), t('policies.not-used-at-present'), t('policies.none')],
];

const sections = (): readonly PolicySection[] => [
  {
    heading: t('policies.what-is-stored-on-this-device'),
    body: (
      <>
        <p>{t('policies.berea-keeps-a-few-things')}</p>
        <dl className={styles['table']}>
          {cookieKinds().map(([name, words, duration]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
              <dd>{duration}</dd>
            </div>
          ))}
        </dl>
      </>
    ),
  },
  {
    heading: t('policies.how-long'),
    body: t('policies.sign-in-lasts-30-days'),
  },
  {
    heading: t('policies.what-a-choice-does'),
    body: t('policies.without-functional-cookies-stored-tutorial'),
  },
];

export const CookiePolicy = () => <PolicyText sections={sections()} />;
