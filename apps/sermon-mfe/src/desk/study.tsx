import { useNavigate } from '@berea/web/router';
import { DossierPanel } from '../dossier/dossier-panel.js';
import styles from './desk.module.css';
import { Pieces } from './pieces.js';
import { deskPath } from '../desk-path.js';
import type { Desk } from './use-desk.js';
import { t } from '../texts/desk.js';

/** All that is known of the passage, and the pieces that were gathered from it. */
export function Study({ id, desk: { sermon } }: { readonly id: string; readonly desk: Desk }) {
  const navigate = useNavigate();
  return (
    <div className={styles['study']}>
      <DossierPanel sermon={sermon} onClose={() => void navigate(deskPath(id))} />
      <aside className={styles['gathered']} aria-label={t('desk.pieces')}>
        <h2>{t('desk.pieces')}</h2>
        <Pieces sermon={sermon} />
      </aside>
    </div>
  );
}
