import { StatusPanel } from '@berea/ui/core';
import { Unplug } from 'lucide-react';
import styles from './start.module.css';
import { TryAgain } from '../page/try-again.js';

/** In place of the product while its server does not answer at all. */
export function StartFailed({ retry }: { retry: () => void }) {
  return (
    <main className={styles['center']}>
      <title>Berea</title>
      <StatusPanel role="alert" icon={Unplug} title="Berea could not be reached" actions={<TryAgain retry={retry} />}>
        <p>
          The server is not answering. It may be starting, or your connection may be down. This page keeps trying every
          few seconds, and what you saved is not affected.
        </p>
      </StatusPanel>
    </main>
  );
}
