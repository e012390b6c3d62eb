import { Button, StatusPanel } from '@berea/ui/core';
import { ErrorBoundary } from '@berea/web/host';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './start.module.css';
import { t } from '../texts/start.js';

/** The last net: an error that nothing nearer caught shows a way on instead of an empty page. */
export function AppBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={() => (
        <main className={styles['center']}>
          <StatusPanel
            role="alert"
            icon={TriangleAlert}
            title={t('start.went-wrong')}
            actions={
              <Button type="primary" size="large" onClick={() => window.location.assign('/')}>
                {t('start.start-again')}
              </Button>
            }
          >
            <p>{t('start.met-an-error')}</p>
          </StatusPanel>
        </main>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
