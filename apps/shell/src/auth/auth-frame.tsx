import { type ReactNode, useLayoutEffect } from 'react';
import { Brand } from '../frame/brand.js';
import styles from './auth-frame.module.css';
import { t, Trans } from '../texts/start.js';

export interface AuthFrameProps {
  /** The document's title. */
  readonly title: string;
  readonly heading: string;
  readonly lead?: ReactNode;
  /** Above the heading, where a screen tells of something done. */
  readonly mark?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * The signed-out screens: a form, and the verse that the product is named after. All but the form is in `index.html` as
 * well, under the same names, so that it is painted before any script was read.
 */
export function AuthFrame({ title, heading, lead, mark, children }: AuthFrameProps) {
  // Another screen may be at the same address, such as that after a sign-up.
  useLayoutEffect(() => void (document.documentElement.scrollTop = 0), [heading]);
  return (
    <div className="auth-split">
      <title>{t('start.title-of-page', { title })}</title>
      <div className="auth-column">
        <header>
          <Brand />
        </header>
        <main id="main" className={styles['inner']} tabIndex={-1}>
          {mark && <span className={styles['mark']}>{mark}</span>}
          <h1>{heading}</h1>
          {lead && <p className={styles['lead']}>{lead}</p>}
          {children}
        </main>
      </div>
      <aside className="auth-verse" aria-label={t('start.verse')}>
        <blockquote>
          <Trans id="start.verse-of-name" elements={{ mark: <mark className="hl hl-yellow" /> }} />
        </blockquote>
        <cite>{t('start.place-of-verse')}</cite>
      </aside>
    </div>
  );
}
