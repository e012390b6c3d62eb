import type { Place } from '@berea/contracts';
import { useIsPhone } from '@berea/ui/core';
import { PopoverDialog } from '@berea/ui/data';
import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { referenceOf } from '../place/verse-range.js';
import { BarButton } from './bar-button.js';
import { CopyCard } from './copy-card.js';
import styles from './copy-card.module.css';
import { t } from '../texts/selection.js';

/** Opens how the selected verses are copied: beside the button, on phones in a sheet. */
export function CopyButton({ place }: { readonly place: Place }) {
  const phone = useIsPhone();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const returnFocus = () => button.current?.focus({ preventScroll: true });
  const onDone = () => {
    setOpen(false);
    returnFocus();
  };
  const title = t('selection.copy-place', { place: referenceOf(place) });
  return (
    <PopoverDialog
      title={title}
      open={open}
      onOpenChange={setOpen}
      returnFocus={returnFocus}
      placement="top"
      className={styles['popover']}
      sheet={{}}
      content={
        <>
          {!phone && <h2>{title}</h2>}
          <CopyCard place={place} onDone={onDone} />
        </>
      }
    >
      <BarButton
        ref={button}
        icon={Copy}
        label={t('selection.copy')}
        aria-haspopup="dialog"
        aria-expanded={open}
        {...(phone && { onClick: () => setOpen(true) })}
      />
    </PopoverDialog>
  );
}
