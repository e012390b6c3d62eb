import type { Place } from '@berea/contracts';
import { useIsPhone } from '@berea/ui/core';
import { Popover, Sheet } from '@berea/ui/data';
import { Copy } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { referenceOf } from '../place/verse-range.js';
import { BarButton } from './bar-button.js';
import { CopyCard } from './copy-card.js';
import styles from './copy-card.module.css';

/** Opens how the chosen verses are copied: beside the button, on phones in a sheet. */
export function CopyButton({ place }: { readonly place: Place }) {
  const phone = useIsPhone();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  const title = `Copy ${referenceOf(place)}`;
  const opener = (
    <BarButton
      ref={button}
      icon={Copy}
      label="Copy"
      aria-haspopup="dialog"
      aria-expanded={open}
      {...(phone && { onClick: () => setOpen(true) })}
    />
  );
  if (phone) {
    return (
      <>
        {opener}
        <Sheet title={title} open={open} onClose={close}>
          <CopyCard place={place} onDone={close} />
        </Sheet>
      </>
    );
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Only the card goes: the verses stay chosen.
    event.stopPropagation();
    close();
  };
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="top"
      arrow={false}
      destroyOnHidden
      afterOpenChange={(shown) => shown && card.current?.querySelector('input')?.focus({ preventScroll: true })}
      content={
        <div ref={card} role="dialog" aria-label={title} className={styles['popover']} onKeyDown={onKeyDown}>
          <h2>{title}</h2>
          <CopyCard place={place} onDone={close} />
        </div>
      }
    >
      {opener}
    </Popover>
  );
}
