import { Button } from '@berea/ui/core';
import { reloadPage } from '../page/try-again.js';
import styles from './update-notice.module.css';
import { t } from '../texts/update.js';

/**
 * Shown above the foot of the window until it is answered. Typed text is kept as a draft, so a reload loses nothing.
 */
export function UpdateNotice({ onLater }: { onLater: () => void }) {
  return (
    <section className={styles['notice']} role="status" data-screen-only="">
      <p>
        <b>{t('update.berea-was-updated')}</b> {t('update.reload-page-to-go')}
      </p>
      <div className={styles['ways']}>
        <Button type="primary" onClick={reloadPage}>
          {t('update.reload')}
        </Button>
        <Button type="text" onClick={onLater}>
          {t('update.later')}
        </Button>
      </div>
    </section>
  );
}
