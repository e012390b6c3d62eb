import { Button, useToast } from '@berea/ui/core';
import { cookieConsent } from '@berea/web/host';
import { useState } from 'react';
import { CookieSwitches } from './cookie-switches.js';
import styles from './cookie-choice.module.css';
import { t } from '../texts/cookies.js';

/** The choice about cookies, to be changed at any time. */
export function CookieChoice() {
  const [consent, setConsent] = useState(() => cookieConsent.read());
  const show = useToast();
  const save = () => {
    cookieConsent.choose(consent);
    show({ title: t('cookies.preferences-saved'), description: t('cookies.they-hold-for-this-browser') });
  };
  return (
    <div className={styles['choice']}>
      <CookieSwitches consent={consent} onChange={setConsent} />
      <Button type="primary" onClick={save}>
        {t('cookies.save-preferences')}
      </Button>
    </div>
  );
}
