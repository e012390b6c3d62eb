import { Button, IconButton } from '@berea/ui/core';
import { ALL_COOKIES, type CookieConsent, cookieConsent, NECESSARY_COOKIES } from '@berea/web/host';
import { X } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { focusMain } from '../frame/page-focus.js';
import { PolicyLinks } from '../policies/policy-links.js';
import styles from './cookie-banner.module.css';
import { CookieSwitches } from './cookie-switches.js';
import { t } from '../texts/cookies.js';

const ROOM = '--b-cookie-bar';

/** A bar at the foot of the window on the first visit: no dialog, and the foot of pages moves above it. */
export function CookieBanner() {
  const bar = useRef<HTMLElement>(null);
  const [custom, setCustom] = useState<CookieConsent | null>(null);
  useRoomFor(bar);

  const choose = (consent: CookieConsent) => {
    const hadFocus = bar.current?.contains(document.activeElement);
    cookieConsent.choose(consent);
    if (hadFocus) focusMain();
  };
  return (
    <section ref={bar} className={styles['bar']} aria-labelledby="cookies-title" data-screen-only="">
      <div className={styles['inner']} data-custom={custom ? '' : undefined}>
        <div className={styles['words']}>
          <h2 id="cookies-title">{custom ? t('cookies.cookie-preferences') : t('cookies.cookies-on-berea')}</h2>
          {custom ? (
            <CookieSwitches consent={custom} onChange={setCustom} />
          ) : (
            <p>
              {t('cookies.we-use-necessary-cookies')} <PolicyLinks names={['cookies', 'privacy']} />
            </p>
          )}
        </div>
        <div className={styles['ways']}>
          {custom ? (
            <>
              <Button type="primary" onClick={() => choose(custom)}>
                {t('cookies.save-preferences')}
              </Button>
              <Button type="text" onClick={() => setCustom(null)}>
                {t('cookies.back')}
              </Button>
            </>
          ) : (
            <>
              {/* Alike, so that neither is the easier one to press. */}
              <Button onClick={() => choose(ALL_COOKIES)}>{t('cookies.accept-all')}</Button>
              <Button onClick={() => choose(NECESSARY_COOKIES)}>{t('cookies.necessary-only')}</Button>
              <Button type="text" onClick={() => setCustom(cookieConsent.read())}>
                {t('cookies.customize')}
              </Button>
            </>
          )}
        </div>
        <span className={styles['close']}>
          <IconButton icon={X} label={t('cookies.close-necessary-only')} onClick={() => choose(NECESSARY_COOKIES)} />
        </span>
      </div>
    </section>
  );
}

/** Tells the pages how much of the window's foot an element takes, as long as it is there. */
function useRoomFor(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const shown = element.current;
    if (!shown) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty(ROOM, `${shown.offsetHeight}px`));
    watch.observe(shown);
    return () => {
      watch.disconnect();
      style.removeProperty(ROOM);
    };
  }, [element]);
}
