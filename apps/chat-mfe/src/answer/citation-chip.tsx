import type { Citation } from '@berea/contracts';
import { useIsPhone } from '@berea/ui/core';
import { Drawer, Popover } from '@berea/ui/data';
import { Link } from '@berea/web/router';
import { Check } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import styles from './citation-chip.module.css';
import { citationAddress } from './citation-address.js';
import { CitedVerse } from './cited-verse.js';

export interface CitationChipProps {
  readonly citation: Citation;
  /** Whether the words quoted here were found at this place: earns the tick. */
  readonly checked: boolean;
  /** The reference as the answer writes it. */
  readonly children: ReactNode;
}

/** A cited reference: opens the verse in the reader, and shows it beforehand on hover, focus or tap. */
export function CitationChip({ citation, checked, children }: CitationChipProps) {
  const phone = useIsPhone();
  const [open, setOpen] = useState(false);
  const address = citationAddress(citation);
  if (!address) return children;
  const verse = <CitedVerse citation={citation} checked={checked} address={address} />;

  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    // A finger cannot hover: its first tap shows the verse, from where it goes on.
    if (!phone && (event.nativeEvent as PointerEvent).pointerType !== 'touch') return;
    event.preventDefault();
    setOpen(true);
  };
  const chip = (
    <Link
      className={styles['chip']}
      to={address}
      data-checked={checked}
      data-open={open || undefined}
      aria-label={
        checked
          ? `${citation.reference}, checked against the ${citation.translation ?? 'KJV'} text`
          : `${citation.reference}, no quotation was checked`
      }
      onClick={onClick}
    >
      {checked && <Check size={13} strokeWidth={2.4} aria-hidden />}
      {children}
    </Link>
  );
  if (phone) {
    return (
      <>
        {chip}
        <Drawer
          open={open}
          onClose={() => setOpen(false)}
          placement="bottom"
          size="auto"
          title={citation.reference}
          classNames={{ section: styles['sheet'], header: styles['sheetHeader'], close: styles['close'] }}
          destroyOnHidden
        >
          {verse}
        </Drawer>
      </>
    );
  }
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger={['hover', 'focus']}
      title={citation.reference}
      content={
        // Pressed, it must not take the focus from the chip: the card would be gone before its link is reached.
        <div className={styles['card']} onMouseDown={(event) => event.preventDefault()}>
          {verse}
        </div>
      }
      mouseEnterDelay={0.15}
    >
      {chip}
    </Popover>
  );
}
