import { Button } from '@berea/ui/core';
import { dialogLook, CoveringModal } from '@berea/ui/data';
import { tellUnsent, type Unsent } from '@berea/web/waiting';
import styles from './unsent-dialog.module.css';
import { t } from '../texts/unsent.js';

const NAMED = 5;

export interface UnsentDialogProps {
  readonly unsent: readonly Unsent[];
  readonly busy: boolean;
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

/** Texts that would be lost by signing out, and the two ways on. */
export function UnsentDialog({ unsent, busy, onStay, onDiscard }: UnsentDialogProps) {
  return (
    <CoveringModal
      {...dialogLook}
      width={460}
      open
      onCancel={onStay}
      title={t('unsent.not-everything-is-saved')}
      footer={null}
    >
      <p>{t('unsent.what-would-be-lost', { count: unsent.length, unsent: tellUnsent(unsent) })}</p>
      <ul className={styles['list']}>
        {unsent.slice(0, NAMED).map(({ kind, name, title }) => (
          <li key={`${kind}:${name}`}>{title || t('unsent.untitled')}</li>
        ))}
        {unsent.length > NAMED && <li>{t('unsent.and-more', { count: unsent.length - NAMED })}</li>}
      </ul>
      <div className={styles['ways']}>
        <Button type="primary" autoFocus disabled={busy} onClick={onStay}>
          {t('unsent.stay')}
        </Button>
        <Button danger loading={busy} onClick={onDiscard}>
          {t('unsent.discard-and-sign-out')}
        </Button>
      </div>
    </CoveringModal>
  );
}
