import { useToast } from '@berea/ui/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { explainFault } from './explain-fault.js';
import { recognitionClass } from './speech-recognition.js';
import type { VoiceInputProps } from './voice-input.js';

const VoiceInput = lazy(() => import('./voice-input.js').then((module) => ({ default: module.VoiceInput })));

export interface MicrophoneOptions extends Omit<VoiceInputProps, 'onClose'> {
  /** Before listening begins: whatever sounds falls silent. */
  readonly onStart: () => void;
}

/** The way from the microphone's button to a question: `input` is what covers the page meanwhile. */
export function useMicrophone({ onStart, ...options }: MicrophoneOptions): {
  readonly open: boolean;
  readonly start: () => void;
  readonly input: ReactNode;
} {
  const [open, setOpen] = useState(false);
  const [opener, setOpener] = useState<HTMLElement>();
  const toast = useToast();
  const start = () => {
    if (!recognitionClass()) return toast(explainFault('unsupported'));
    onStart();
    setOpener(document.activeElement instanceof HTMLElement ? document.activeElement : undefined);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    // The dialogs are gone with the next frame.
    requestAnimationFrame(() => opener?.focus());
  };
  return {
    open,
    start,
    input: open && (
      <Suspense fallback={null}>
        <VoiceInput {...options} onClose={close} />
      </Suspense>
    ),
  };
}
