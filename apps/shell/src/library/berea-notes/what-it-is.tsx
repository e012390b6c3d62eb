import { formatDay } from '@berea/ui/data';
import { useConfig } from '@berea/web';
import { Link } from '@berea/web/router';
import { t } from '../../texts/berea-notes.js';
import styles from './berea-notes.module.css';

/** What Berea Notes is, and how to report a mistake in an entry of it. */
export function WhatItIs({ id, edition }: { id: string; edition: string }) {
  const { supportEmail } = useConfig();
  const subject = encodeURIComponent(t('berea-notes.report-subject', { id }));
  return (
    <footer className={styles['what-it-is']}>
      <p>{t('berea-notes.what-it-is', { date: formatDay(`${edition}T12:00:00`) })}</p>
      <p>
        {supportEmail ? (
          <a href={`mailto:${supportEmail}?subject=${subject}`}>{t('berea-notes.report')}</a>
        ) : (
          <Link to="/settings/support">{t('berea-notes.report')}</Link>
        )}
      </p>
    </footer>
  );
}
