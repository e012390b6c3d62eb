import { PageFrame, StatusPanel } from '@berea/ui/core';
import { Link } from '@berea/web/router';
import { Compass } from 'lucide-react';
import styles from './not-found-page.module.css';
import { t } from '../texts/not-found.js';

export function NotFoundPage() {
  return (
    <PageFrame title={t('not-found.page-not-found')}>
      <StatusPanel
        icon={Compass}
        title={t('not-found.there-is-no-page')}
        actions={
          <Link className={styles['home']} to="/">
            {t('not-found.back-to-berea')}
          </Link>
        }
      >
        <p>{t('not-found.link-may-be-old')}</p>
      </StatusPanel>
    </PageFrame>
  );
}
