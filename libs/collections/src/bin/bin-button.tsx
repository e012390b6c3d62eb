import { Button } from '@berea/ui/core';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { SideDrawer } from '../side-drawer.js';
import styles from './bin.module.css';
import { t } from '../texts/collections.js';

/** Opens the bin beside the list that it belongs to. @param children a `Bin`, made when it is opened */
export function BinButton({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        className={styles['button'] ?? ''}
        type="text"
        icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('collections.bin')}
      </Button>
      <SideDrawer title={t('collections.bin')} open={open} onClose={() => setOpen(false)}>
        {children}
      </SideDrawer>
    </>
  );
}
