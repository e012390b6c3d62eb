import type { Place } from '@berea/contracts';
import { Popover } from '@berea/ui/data';
import { Link } from '@berea/web/router';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { useReading } from '../../place/use-reading.js';
import { referenceOf } from '../../place/reference-of.js';
import styles from './place-link.module.css';
import { VersePreview } from './verse-preview.js';

export interface PlaceLinkProps {
  readonly place: Place;
  /** Where the words of the place stand beside it. */
  readonly plain?: boolean;
  /** The reference, as usual, without it. */
  readonly children?: ReactNode;
}

/** A place that opens in the reader, in the translations that are read; shows its words on hover, focus or tap. */
export function PlaceLink({ place, plain = false, children = referenceOf(place) }: PlaceLinkProps) {
  const { hrefOf } = useReading();
  const [open, setOpen] = useState(false);
  if (plain) {
    return (
      <Link className={styles['place']} to={hrefOf(place)}>
        {children}
      </Link>
    );
  }
  const onClick = (event: MouseEvent) => {
    // A finger cannot hover: its first tap shows the verse, from where it goes on.
    if ((event.nativeEvent as PointerEvent).pointerType !== 'touch') return;
    event.preventDefault();
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // It closes the card alone, and leaves the panel where it is.
    event.preventDefault();
    setOpen(false);
  };
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger={['hover', 'focus']}
      title={referenceOf(place)}
      content={<VersePreview place={place} />}
      // What the reference stands in stays in sight.
      placement="bottom"
      mouseEnterDelay={0.15}
      destroyOnHidden
    >
      <Link className={styles['place']} to={hrefOf(place)} onClick={onClick} onKeyDown={onKeyDown}>
        {children}
      </Link>
    </Popover>
  );
}
