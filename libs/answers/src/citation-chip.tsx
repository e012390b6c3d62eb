import type { Citation } from '@berea/contracts';
import { useIsPhone } from '@berea/ui/core';
import { Popover, Sheet } from '@berea/ui/data';
import { Link } from '@berea/web/router';
import { Check, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import styles from './citation-chip.module.css';
import { citationAddress } from './citation-address.js';
import type { CitationMark } from './citation-mark.js';
import { CitedVerse } from './cited-verse.js';

export interface CitationChipProps {
  readonly citation: Citation;
  readonly mark: CitationMark;
  /** The reference as the answer writes it. */
  readonly written: string;
  /** `words`: as part of a text that somebody typed, which keeps its looks. */
  readonly look?: 'chip' | 'words';
}

/** A cited reference: opens the verse in the reader, and shows it, with what was found, on hover, focus or tap. */
export function CitationChip({ citation, mark, written, look = 'chip' }: CitationChipProps) {
  const phone = useIsPhone();
  const [open, setOpen] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const chip = useRef<HTMLAnchorElement & HTMLButtonElement>(null);
  const address = citationAddress(citation);
  const verse = <CitedVerse citation={citation} mark={mark} address={address} />;

  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    // A finger cannot hover: its first tap shows the verse, from where it goes on.
    if (address && !phone && (event.nativeEvent as PointerEvent).pointerType !== 'touch') return;
    event.preventDefault();
    setOpen(true);
  };
  // The controls of the card are reached from its reference. Escape leads back to it.
  const intoCard = (event: KeyboardEvent) => {
    const first = card.current?.querySelector<HTMLElement>('select, button, a');
    if (event.key !== 'ArrowDown' || !open || !first) return;
    event.preventDefault();
    first.focus();
  };
  const outOfCard = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    chip.current?.focus();
  };
  const props = {
    ref: chip,
    className: styles[look],
    'data-mark': mark.kind,
    'data-open': open || undefined,
    'aria-label': `${[written, mark.note].filter(Boolean).join(' ')}${mark.spoken}`,
    onClick,
    onKeyDown: intoCard,
  };
  const content = (
    <>
      {mark.kind === 'checked' && <Check size={13} strokeWidth={2.4} aria-hidden />}
      {mark.kind === 'doubt' && <TriangleAlert size={13} strokeWidth={2} aria-hidden />}
      {written}
      {mark.note && (
        <>
          {' '}
          <span className={styles['note']}>{mark.note}</span>
        </>
      )}
    </>
  );
  // A place that does not exist cannot be opened, only explained.
  const reference = address ? (
    <Link {...props} to={address}>
      {content}
    </Link>
  ) : (
    <button {...props} type="button">
      {content}
    </button>
  );
  if (phone) {
    return (
      <>
        {reference}
        <Sheet title={citation.reference} open={open} onClose={() => setOpen(false)}>
          {verse}
        </Sheet>
      </>
    );
  }
  return (
    <Popover
      open={open}
      // A reader who chooses in the card has left the reference, and the pointer may be on the browser's own list.
      onOpenChange={(next) => setOpen(next || holdsFocus(card.current))}
      trigger={['hover', 'focus']}
      title={citation.reference}
      content={
        // Pressed, it must not take the focus from the reference: the card would be gone before its link is reached.
        <div
          ref={card}
          className={styles['card']}
          onMouseDown={(event) => !(event.target instanceof HTMLSelectElement) && event.preventDefault()}
          onKeyDown={outOfCard}
          onBlur={({ relatedTarget }) =>
            !card.current?.contains(relatedTarget) && setOpen(relatedTarget === chip.current)
          }
        >
          {verse}
        </div>
      }
      // The text above and before the reference stays in sight.
      placement="bottom"
      mouseEnterDelay={0.15}
    >
      {reference}
    </Popover>
  );
}

const holdsFocus = (element: HTMLElement | null): boolean => element?.contains(document.activeElement) ?? false;
