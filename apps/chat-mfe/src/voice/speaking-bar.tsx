import { Button } from '@berea/ui/core';
import { Pause, Play, Square } from 'lucide-react';
import styles from './speaking-bar.module.css';
import { t } from '../texts/chat-voice.js';

export interface SpeakingBarProps {
  readonly status: 'speaking' | 'paused';
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onStop: () => void;
}

const icon = (Icon: typeof Pause) => <Icon size={18} strokeWidth={1.75} aria-hidden />;

/** Floats above the composer while Scholar speaks. */
export function SpeakingBar({ status, onPause, onResume, onStop }: SpeakingBarProps) {
  const paused = status === 'paused';
  return (
    <section className={styles['bar']} aria-label={t('chat-voice.scholars-voice')}>
      <span className={styles['sound']} data-still={paused || undefined} aria-hidden>
        <b />
        <b />
        <b />
        <b />
      </span>
      {/* Not announced: it would speak over the answer. */}
      <span className={styles['what']}>
        {paused ? t('chat-voice.scholar-has-paused') : t('chat-voice.scholar-is-speaking')}
      </span>
      <Button type="text" icon={icon(paused ? Play : Pause)} onClick={paused ? onResume : onPause}>
        {paused ? t('chat-voice.resume') : t('chat-voice.pause')}
      </Button>
      <Button type="text" icon={icon(Square)} onClick={onStop}>
        {t('chat-voice.stop')}
      </Button>
    </section>
  );
}
