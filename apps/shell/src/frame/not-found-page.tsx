import { PageFrame, StatusPanel } from '@berea/ui/core';
import { Link } from '@berea/web/router';
import { Compass } from 'lucide-react';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  return (
    <PageFrame title="Page not found">
      <StatusPanel
        icon={Compass}
        title="There is no page at this address"
        actions={
          <Link className={styles['home']} to="/">
            Back to Berea
          </Link>
        }
      >
        <p>The link may be old, or a letter may have gone missing from it.</p>
      </StatusPanel>
    </PageFrame>
  );
}
