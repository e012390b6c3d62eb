import { IconButton, useToast } from '@berea/ui/core';
import { Checkbox } from '@berea/ui/forms';
import { Pause, Play, SkipBack, SkipForward, Square, Volume2 } from 'lucide-react';
import styles from './read-aloud-bar.module.css';
import { useReadAloud } from './read-aloud-context.js';
import { SpeechMenu } from './speech-menu.js';
import { t } from '../texts/speech.js';

/** The verse that is read aloud, with its controls; nothing in silence. */
export function ReadAloudBar() {
  const { status, reference, pause, resume, stop, previous, next, readsOn, setReadsOn, starter } = useReadAloud();
  if (status === 'idle') return null;
  const paused = status === 'paused';
  return (
    <section className={styles['bar']} aria-label={t('speech.reading-aloud')} data-read-aloud="">
      <span className={styles['sound']} data-still={paused || undefined} aria-hidden>
        <b />
        <b />
        <b />
        <b />
      </span>
      {/* Not announced: it would speak over the verse. */}
      <span className={styles['reference']}>{reference}</span>
      <span className={styles['buttons']}>
        <IconButton icon={SkipBack} label={t('speech.previous-verse')} disabled={!previous} onClick={previous} />
        <IconButton
          icon={paused ? Play : Pause}
          label={paused ? t('speech.resume') : t('speech.pause')}
          onClick={paused ? resume : pause}
        />
        <IconButton icon={SkipForward} label={t('speech.next-verse')} disabled={!next} onClick={next} />
        <IconButton
          icon={Square}
          label={t('speech.stop')}
          onClick={() => {
            stop();
            starter.current?.focus({ preventScroll: true });
          }}
        />
      </span>
      <SpeechMenu />
      <Checkbox className={styles['on'] ?? ''} checked={readsOn} onChange={(event) => setReadsOn(event.target.checked)}>
        {t('speech.continue-with-next-chapter')}
      </Checkbox>
    </section>
  );
}

/** Begins to read the chapter aloud, at the chosen verse if there is one, and ends it. */
export function ReadAloudButton() {
  const { status, from, unavailable, start, stop, starter } = useReadAloud();
  const toast = useToast();
  if (status !== 'idle') {
    return <IconButton ref={starter} icon={Square} label={t('speech.stop-reading-aloud')} onClick={stop} />;
  }
  if (unavailable) {
    // Within reach all the same: who cannot see the tooltip learns why by pressing it.
    return (
      <IconButton
        ref={starter}
        className={styles['off'] ?? ''}
        icon={Volume2}
        label={t('speech.read-chapter-aloud')}
        tooltip={unavailable}
        aria-disabled
        onClick={() => toast({ title: t('speech.reading-aloud-is-not-available'), description: unavailable })}
      />
    );
  }
  const label = from === undefined ? t('speech.read-chapter-aloud') : t('speech.read-aloud-from-verse-from', { from });
  return <IconButton ref={starter} icon={Volume2} label={label} onClick={start} />;
}
