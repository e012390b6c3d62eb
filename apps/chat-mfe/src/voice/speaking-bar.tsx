import { Button } from '@berea/ui/core';
import { Pause, Play, Square } from 'lucide-react';
import styles from './speaking-bar.module.css';
import { t } from '../texts/chat.js';

export interface SpeakingBarProps {
  readonly status: 'idle' | 'speaking' | 'paused';
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onStop: () => void;
}

const icon = (Icon: typeof Pause) => <Icon size={18} strokeWidth={1.75} aria-hidden />;

/** Floats above the composer while Scholar speaks; nothing in silence. */
export function SpeakingBar({ status, onPause, onResume, onStop }: SpeakingBarProps) {
  if (status === 'idle') return null;
  const paused = status === 'paused';
  return (
    <section className={styles['bar']} aria-label={t('chat.scholars-voice')}>
      <span className={styles['sound']} data-still={paused || undefined} aria-hidden>
        <b />
        <b />
        <b />
        <b />
      </span>
      {/* Not announced: it would speak over the answer. */}
      <span className={styles['what']}>{paused ? t('chat.scholar-has-paused') : t('chat.scholar-is-speaking')}</span>
      <Button type="text" icon={icon(paused ? Play : Pause)} onClick={paused ? onResume : onPause}>
        {paused ? t('chat.resume') : t('chat.pause')}
      </Button>
      <Button type="text" icon={icon(Square)} onClick={onStop}>
        {t('chat.stop')}
      </Button>
    </section>
  );
}
