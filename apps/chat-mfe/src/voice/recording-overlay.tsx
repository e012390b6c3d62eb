import { Button } from '@berea/ui/core';
import { useBackCloses } from '@berea/ui/data';
import { Mic, Square } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Heard } from './recogniser.js';
import styles from './recording-overlay.module.css';
import { t } from '../texts/chat-voice.js';

export interface RecordingOverlayProps {
  readonly heard: Heard;
  readonly onStop: () => void;
  /** Escape: what was said is forgotten. */
  readonly onCancel: () => void;
}

/** The whole screen while Scholar listens, with the words as they are heard. */
export function RecordingOverlay({ heard, onStop, onCancel }: RecordingOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useBackCloses(true, onCancel);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // A dialog that opens gives the focus to its first button in some browsers only.
    current?.querySelector('button')?.focus();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles['overlay']}
      aria-label={t('chat-voice.recording')}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <div className={styles['ring']} aria-hidden>
        <Mic size={48} strokeWidth={1.75} />
      </div>
      <p className={styles['words']} aria-live="polite">
        {heard.final || heard.interim ? (
          <>
            {heard.final} <span>{heard.interim}</span>
          </>
        ) : (
          <span>{t('chat-voice.listening')}</span>
        )}
      </p>
      <p className={styles['hint']}>{t('chat-voice.speak-clearly-and-close')}</p>
      <Button type="primary" size="large" icon={<Square size={18} strokeWidth={1.75} aria-hidden />} onClick={onStop}>
        {t('chat-voice.stop-recording')}
      </Button>
    </dialog>
  );
}
