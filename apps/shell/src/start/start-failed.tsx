import { Button, StatusPanel } from '@berea/ui/core';
import { RotateCcw, Unplug } from 'lucide-react';
import styles from './start.module.css';

/** In place of the product while its server does not answer at all. */
export function StartFailed({ retry }: { retry: () => void }) {
  return (
    <main className={styles['center']}>
      <title>Berea</title>
      <StatusPanel
        role="alert"
        icon={Unplug}
        title="Berea could not be reached"
        actions={
          <Button
            type="primary"
            size="large"
            icon={<RotateCcw size={18} strokeWidth={1.75} aria-hidden />}
            onClick={retry}
          >
            Try again
          </Button>
        }
      >
        <p>
          The server is not answering. It may be starting, or your connection may be down. This page keeps trying every
          few seconds, and what you saved is not affected.
        </p>
      </StatusPanel>
    </main>
  );
}
