import { PageFrame } from '@berea/ui/core';
import type { ReactNode } from 'react';
import { BackLink } from '../page/page-links.js';
import styles from './policy.module.css';
import { t } from '../texts/policy-page.js';

export interface PolicyPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A text of the settings, with the way back to them. */
export function PolicyPage({ title, children }: PolicyPageProps) {
  return (
    <PageFrame title={title} width="form">
      <BackLink to="/settings">{t('policy-page.back-to-settings')}</BackLink>
      <article className={styles['text']}>{children}</article>
    </PageFrame>
  );
}

export interface PolicySection {
  readonly heading: string;
  readonly body: ReactNode;
}

/** The day on which the policies were last changed. */
const POLICY_DATE = new Date('2026-11-28');
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The body of a policy, in a page and in a dialog alike. */
export function PolicyText({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <div className={styles['text']}>
      <p className={styles['updated']}>{t('policy-page.last-updated', { day: DAY.format(POLICY_DATE) })}</p>
      {sections.map(({ heading, body }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {typeof body === 'string' ? <p>{body}</p> : body}
        </section>
      ))}
    </div>
  );
}
