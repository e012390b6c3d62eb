import { Button } from '@berea/ui/core';
import { dialogLook, CoveringModal } from '@berea/ui/data';
import { tellUnsent, type Unsent } from '@berea/web/waiting';
import styles from './unsent-dialog.module.css';

const NAMED = 5;

export interface UnsentDialogProps {
  readonly unsent: readonly Unsent[];
  readonly busy: boolean;
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

/** What would be lost by signing out, and the two ways on. */
export function UnsentDialog({ unsent, busy, onStay, onDiscard }: UnsentDialogProps) {
  const [are, them] = unsent.length === 1 ? ['is', 'it'] : ['are', 'them'];
  return (
    <CoveringModal {...dialogLook} width={460} open onCancel={onStay} title="Not everything is saved" footer={null}>
      <p>
        {tellUnsent(unsent)} {are} only on this device. Stay to save or send {them}, or sign out and discard {them}.
      </p>
      <ul className={styles['list']}>
        {unsent.slice(0, NAMED).map(({ kind, name, title }) => (
          <li key={`${kind}:${name}`}>{title || 'Untitled'}</li>
        ))}
        {unsent.length > NAMED && <li>and {unsent.length - NAMED} more</li>}
      </ul>
      <div className={styles['ways']}>
        <Button type="primary" autoFocus disabled={busy} onClick={onStay}>
          Stay
        </Button>
        <Button danger loading={busy} onClick={onDiscard}>
          Discard and sign out
        </Button>
      </div>
    </CoveringModal>
  );
}
