import { Button } from '@berea/ui/core';
import { useState } from 'react';
import styles from './policy-links.module.css';
import { type PolicyName, policyTitle } from './policy-title.js';
import { lazyDialog } from '../lazy-dialog.js';

const PolicyDialog = lazyDialog(async () => ({ default: (await import('./policy-dialog.js')).PolicyDialog }));

/** Opens policies in a dialog, where their pages cannot be reached or must not be left for. */
export function PolicyLinks({ names }: { names: readonly PolicyName[] }) {
  const [shown, setShown] = useState<PolicyName | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <span className={styles['links']}>
      {names.map((name) => (
        <Button
          key={name}
          className={styles['link'] ?? ''}
          type="link"
          aria-haspopup="dialog"
          onClick={() => {
            setShown(name);
            setOpen(true);
          }}
        >
          {policyTitle(name)}
        </Button>
      ))}
      {shown && <PolicyDialog name={shown} open={open} onClose={() => setOpen(false)} />}
    </span>
  );
}
