import { useToast } from '@berea/ui/core';
import { writeSpokenReferences } from '@berea/scripture';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { explainFault } from './explain-fault.js';
import { type Heard, listen, type Recogniser } from './recogniser.js';
import { RecordingOverlay } from './recording-overlay.js';
import { VoiceMessage } from './voice-message.js';

export interface VoiceInputProps {
  /** BCP 47: what is spoken. */
  readonly language: string;
  readonly voice: SpeechSynthesisVoice | undefined;
  readonly onSend: (question: string) => void;
  /** The words go into the box: the dialog was closed, neither sent nor deleted. */
  readonly onKeep: (words: string) => void;
  readonly onClose: () => void;
}

const SILENCE: Heard = { final: '', interim: '' };

/** Listens from its first moment, then shows what was heard until it is sent, kept or deleted. */
export function VoiceInput({ language, voice, onSend, onKeep, onClose }: VoiceInputProps) {
  const [heard, setHeard] = useState(SILENCE);
  const [transcript, setTranscript] = useState<string>();
  const recogniser = useRef<Recogniser>(null);
  const toast = useToast();

  const onEnd = useEffectEvent((words: string) => {
    if (words) return setTranscript(writeSpokenReferences(words));
    toast(explainFault('failed'));
    onClose();
  });
  const onFault = useEffectEvent((fault: Parameters<typeof explainFault>[0]) => {
    toast(explainFault(fault));
    onClose();
  });
  useEffect(() => {
    const listening = listen(language, { onHeard: setHeard, onEnd, onFault });
    recogniser.current = listening;
    return () => listening.cancel();
  }, [language]);

  if (transcript === undefined) {
    return (
      <RecordingOverlay
        heard={heard}
        onStop={() => recogniser.current?.stop()}
        onCancel={() => {
          recogniser.current?.cancel();
          onClose();
        }}
      />
    );
  }
  return (
    <VoiceMessage
      transcript={transcript}
      voice={voice}
      onSend={() => {
        onSend(transcript);
        onClose();
      }}
      onDelete={onClose}
      onClose={() => {
        onKeep(transcript);
        onClose();
      }}
    />
  );
}
