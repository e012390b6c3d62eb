import { Button, StatusPanel } from '@berea/ui/core';
import { ErrorBoundary } from '@berea/web/host';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './start.module.css';

/** The last net: an error that nothing nearer caught shows a way on instead of an empty page. */
export function AppBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={() => (
        <main className={styles['center']}>
          <StatusPanel
            role="alert"
            icon={TriangleAlert}
            title="Something went wrong"
            actions={
              <Button type="primary" size="large" onClick={() => window.location.assign('/')}>
                Start again
              </Button>
            }
          >
            <p>Berea met an error that it cannot mend by itself. What you saved is not affected.</p>
          </StatusPanel>
        </main>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
