import { Switch } from '@berea/ui/form';
import { type CookieConsent } from '@berea/web/host';
import { useId } from 'react';
import styles from './cookie-switches.module.css';
import { t } from '../texts/cookies.js';

const cookieKinds = () =>
  [
    { name: 'necessary', title: t('cookies.necessary'), words: t('cookies.sign-in-and-security-always-on') },
    { name: 'functional', title: t('cookies.functional'), words: t('cookies.last-chapter-translation-tutorial') },
    { name: 'analytics', title: t('cookies.analytics'), words: t('cookies.anonymous-counts-kept-for-1-year') },
    { name: 'marketing', title: t('cookies.marketing'), words: t('cookies.not-used-at-present') },
  ] as const;

/** A switch for each purpose; 'necessary' cannot be turned off. */
export function CookieSwitches({
  consent,
  onChange,
}: {
  consent: CookieConsent;
  onChange: (consent: CookieConsent) => void;
}) {
  const id = useId();
  return (
    <div className={styles['switches']}>
      {cookieKinds().map(({ name, title, words }) => (
        <div key={name} className={styles['row']}>
          <span>
            <label htmlFor={id + name}>{title}</label>
            <span id={`${id}${name}-words`}>{words}</span>
          </span>
          <Switch
            id={id + name}
            aria-describedby={`${id}${name}-words`}
            checked={consent[name]}
            disabled={name === 'necessary'}
            onChange={(on) => onChange({ ...consent, [name]: on, necessary: true })}
          />
        </div>
      ))}
    </div>
  );
}
