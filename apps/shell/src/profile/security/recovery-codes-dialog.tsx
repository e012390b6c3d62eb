import { Button, useToast } from '@berea/ui/core';
import { dialogLook, CoveringModal, printAlone, PrintSheet } from '@berea/ui/data';
import { useSession } from '@berea/web';
import { Copy, Download, Printer } from 'lucide-react';
import { useRef } from 'react';
import styles from './security.module.css';
import { t } from '../../texts/profile.js';

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
  const text = [
    t('profile.codes-of-account', { email: user?.email ?? '' }),
    t('profile.each-works-once'),
    '',
    ...codes,
    '',
  ].join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => show({ title: t('profile.copied-to-clipboard') }),
      () =>
        show({ kind: 'error', title: t('profile.copy-failed'), description: t('profile.could-not-copy-to-clipboard') }),
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
      title={t('profile.recovery-codes')}
      open={open}
      onCancel={onClose}
      afterClose={onClosed}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('profile.i-have-kept-them')}
        </Button>
      }
    >
      <PrintSheet ref={sheet} title={t('profile.recovery-codes-for-berea')}>
        <p className={styles['lead']}>{t('profile.keep-these-where-you-keep')}</p>
        <ol className={styles['codes']} aria-label={t('profile.recovery-codes')}>
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
            {t('profile.copy')}
          </Button>
        )}
        <Button icon={<Download size={18} strokeWidth={1.75} aria-hidden />} onClick={download}>
          {t('profile.download')}
        </Button>
        <Button
          icon={<Printer size={18} strokeWidth={1.75} aria-hidden />}
          onClick={() => sheet.current && printAlone(sheet.current)}
        >
          {t('profile.print')}
        </Button>
      </div>
    </CoveringModal>
  );
}
