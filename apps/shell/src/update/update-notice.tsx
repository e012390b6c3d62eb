import { Button } from '@berea/ui/core';
import { reloadPage } from '../page/try-again.js';
import styles from './update-notice.module.css';

/** Stands above the foot of the window until it is answered. What is typed is kept as a draft, so a reload loses nothing. */
export function UpdateNotice({ onLater }: { onLater: () => void }) {
  return (
    <section className={styles['notice']} role="status" data-screen-only="">
      <p>
        <b>Berea was updated.</b> Reload the page to go on with the new version. What you are writing is kept.
      </p>
      <div className={styles['ways']}>
        <Button type="primary" onClick={reloadPage}>
          Reload
        </Button>
        <Button type="text" onClick={onLater}>
          Later
        </Button>
      </div>
    </section>
  );
}
