import { IconButton } from '@berea/ui/core';
import { Checkbox } from '@berea/ui/forms';
import { Pause, Play, SkipBack, SkipForward, Square } from 'lucide-react';
import styles from './read-aloud-bar.module.css';
import { SpeechMenu } from './speech-menu.js';
import { useReadAloud } from './read-aloud-context.js';

/** What is read aloud, and what can be done about it; nothing in silence. */
export function ReadAloudBar() {
  const { status, reference, pause, resume, stop, previous, next, readsOn, setReadsOn, starter } = useReadAloud();
  if (status === 'idle') return null;
  const paused = status === 'paused';
  return (
    <section className={styles['bar']} aria-label="Reading aloud" data-read-aloud="">
      <span className={styles['sound']} data-still={paused || undefined} aria-hidden>
        <b />
        <b />
        <b />
        <b />
      </span>
      {/* Not announced: it would speak over the verse. */}
      <span className={styles['reference']}>{reference}</span>
      <span className={styles['buttons']}>
        <IconButton icon={SkipBack} label="Previous verse" disabled={!previous} onClick={previous} />
        <IconButton
          icon={paused ? Play : Pause}
          label={paused ? 'Resume' : 'Pause'}
          onClick={paused ? resume : pause}
        />
        <IconButton icon={SkipForward} label="Next verse" disabled={!next} onClick={next} />
        <IconButton
          icon={Square}
          label="Stop"
          onClick={() => {
            stop();
            starter.current?.focus({ preventScroll: true });
          }}
        />
      </span>
      <SpeechMenu />
      <Checkbox className={styles['on'] ?? ''} checked={readsOn} onChange={(event) => setReadsOn(event.target.checked)}>
        Continue with the next chapter
      </Checkbox>
    </section>
  );
}
