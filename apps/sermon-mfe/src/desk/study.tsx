import { DossierPanel } from '../dossier/dossier-panel.js';
import styles from './desk.module.css';
import { Pieces } from './pieces.js';
import type { Desk } from './use-desk.js';
import { t } from '../texts/desk.js';

/** All that is known of the passage, and the pieces that were gathered from it. */
export function Study({ desk: { sermon } }: { readonly desk: Desk }) {
  return (
    <div className={styles['study']}>
      <DossierPanel sermon={sermon} />
      <aside className={styles['gathered']} aria-label={t('desk.pieces')}>
        <h2>{t('desk.pieces')}</h2>
        <Pieces sermon={sermon} />
      </aside>
    </div>
  );
}
