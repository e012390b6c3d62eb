import { useChosenSermon } from '@berea/web';
import { WorkspaceBasket } from '../workspace/workspace-basket.js';
import type { WrittenSermon } from '../workspace/use-sermon-text.js';
import styles from './rail.module.css';
import { t } from '../texts/desk.js';

/** Pieces that wait to be put into the body. */
export function Pieces({ sermon }: { readonly sermon: WrittenSermon }) {
  const [chosen] = useChosenSermon();
  const collects = chosen !== undefined && chosen.id === sermon.autosave.id;
  if (sermon.fields.basket.length > 0 || collects) return <WorkspaceBasket sermon={sermon} />;
  return <p className={styles['none']}>{t('desk.pieces-stand-here')}</p>;
}
