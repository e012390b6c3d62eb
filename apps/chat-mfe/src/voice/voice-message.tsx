import { Button, useToast } from '@berea/ui/core';
import { dialogLook, CoveringModal } from '@berea/ui/data';
import { useSpeaker } from '@berea/web';
import { ArrowUp, Square, Trash2, Volume2 } from 'lucide-react';
import styles from './voice-message.module.css';
import { t } from '../texts/chat-voice.js';

/** How what was said is played back (product constants). */
const ECHO = { rate: 1, pitch: 1, volume: 0.8 };

export interface VoiceMessageProps {
  readonly transcript: string;
  readonly voice: SpeechSynthesisVoice | undefined;
  readonly onSend: () => void;
  readonly onDelete: () => void;
  /** Closed with neither. */
  readonly onClose: () => void;
}

/** The heard message, to be listened to, sent or deleted. */
export function VoiceMessage({ transcript, voice, onSend, onDelete, onClose }: VoiceMessageProps) {
  const { speaker, state } = useSpeaker();
  const toast = useToast();
  const speaking = state.status !== 'idle';
  const onListen = () => {
    if (speaking) return speaker.stop();
    const onFail = () => toast({ title: t('chat-voice.reading-aloud-is-not-available'), kind: 'error' });
    if (!voice) return onFail();
    speaker.speak({ texts: [transcript], voice, tone: ECHO, onFail });
  };
  const Icon = speaking ? Square : Volume2;
  return (
    <CoveringModal
      {...dialogLook}
      width={480}
      open
      title={t('chat-voice.voice-message')}
      onCancel={onClose}
      footer={
        <div className={styles['foot']}>
          <Button icon={<Icon size={18} strokeWidth={1.75} aria-hidden />} onClick={onListen}>
            {speaking ? t('chat-voice.stop') : t('chat-voice.listen')}
          </Button>
          <Button type="text" danger icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden />} onClick={onDelete}>
            {t('chat-voice.delete')}
          </Button>
          <Button
            className={styles['send'] ?? ''}
            type="primary"
            icon={<ArrowUp size={18} strokeWidth={1.75} aria-hidden />}
            autoFocus
            onClick={onSend}
          >
            {t('chat-voice.send')}
          </Button>
        </div>
      }
    >
      <p className={styles['words']}>{transcript}</p>
    </CoveringModal>
  );
}
