import { IconButton, useToast } from '@berea/ui/core';
import { Square, Volume2 } from 'lucide-react';
import { useReadAloud } from './read-aloud-context.js';
import styles from './read-aloud-button.module.css';

/** Begins to read the chapter aloud, at the chosen verse if there is one, and ends it. */
export function ReadAloudButton() {
  const { status, from, unavailable, start, stop, starter } = useReadAloud();
  const toast = useToast();
  if (status !== 'idle') {
    return <IconButton ref={starter} icon={Square} label="Stop reading aloud" onClick={stop} />;
  }
  if (unavailable) {
    // Within reach all the same: who cannot see the tooltip learns why by pressing it.
    return (
      <IconButton
        ref={starter}
        className={styles['off'] ?? ''}
        icon={Volume2}
        label="Read chapter aloud"
        tooltip={unavailable}
        aria-disabled
        onClick={() => toast({ title: 'Reading aloud is not available', description: unavailable })}
      />
    );
  }
  const label = from === undefined ? 'Read chapter aloud' : `Read aloud from verse ${from}`;
  return <IconButton ref={starter} icon={Volume2} label={label} onClick={start} />;
}
