import { Button, useToast } from '@berea/ui/core';
import { dialogLook, CoveringModal, printAlone, PrintSheet } from '@berea/ui/data';
import { useSession } from '@berea/web';
import { Copy, Download, Printer } from 'lucide-react';
import { useRef } from 'react';
import styles from './security.module.css';

export interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** New codes, shown this once: a press beside the dialog does not lose them. */
export function RecoveryCodesDialog({ codes, open, onClose, onClosed }: RecoveryCodesDialogProps) {
  const { user } = useSession();
  const show = useToast();
  const sheet = useRef<HTMLElement>(null);
  const text = [`Recovery codes for Berea (${user?.email ?? ''})`, 'Each works once.', '', ...codes, ''].join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => show({ title: 'Copied to clipboard' }),
      () => show({ kind: 'error', title: 'Copy failed', description: 'Could not copy to clipboard' }),
    );
  const download = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = 'berea-recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <CoveringModal
      {...dialogLook}
      width={500}
      title="Recovery codes"
      open={open}
      onCancel={onClose}
      afterClose={onClosed}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={onClose}>
          I have kept them
        </Button>
      }
    >
      <PrintSheet ref={sheet} title="Recovery codes for Berea">
        <p className={styles['lead']}>
          Keep these where you keep your passport. Each works once. They are shown only now; the old ones have stopped
          working.
        </p>
        <ol className={styles['codes']} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </PrintSheet>
      <div className={styles['ways']}>
        {'clipboard' in navigator && (
          <Button icon={<Copy size={18} strokeWidth={1.75} aria-hidden />} onClick={() => void copy()}>
            Copy
          </Button>
        )}
        <Button icon={<Download size={18} strokeWidth={1.75} aria-hidden />} onClick={download}>
          Download
        </Button>
        <Button
          icon={<Printer size={18} strokeWidth={1.75} aria-hidden />}
          onClick={() => sheet.current && printAlone(sheet.current)}
        >
          Print
        </Button>
      </div>
    </CoveringModal>
  );
}
