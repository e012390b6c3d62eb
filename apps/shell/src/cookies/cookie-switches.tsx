import { Switch } from '@berea/ui/form';
import { type CookieConsent } from '@berea/web/host';
import { useId } from 'react';
import styles from './cookie-switches.module.css';

const KINDS = [
  { name: 'necessary', title: 'Necessary', words: 'Sign-in and security. Always on.' },
  { name: 'functional', title: 'Functional', words: 'Last chapter, translation, tutorial.' },
  { name: 'analytics', title: 'Analytics', words: 'Anonymous counts, kept for 1 year.' },
  { name: 'marketing', title: 'Marketing', words: 'Not used at present.' },
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
      {KINDS.map(({ name, title, words }) => (
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
