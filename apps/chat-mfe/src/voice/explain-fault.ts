import type { Toast } from '@berea/ui/core';
import type { VoiceFault } from './recogniser.js';
import { t } from '../texts/chat-voice.js';

const typeInstead = () => t('chat-voice.you-can-type-your-question');

const words = (): Readonly<Record<VoiceFault, Omit<Toast, 'kind'>>> => ({
  unsupported: {
    title: t('chat-voice.voice-recognition-not-supported'),
    description: t('chat-voice.this-browser-cannot-turn', { instead: typeInstead() }),
  },
  microphone: {
    title: t('chat-voice.microphone-access-required'),
    description: t('chat-voice.allow-this-page-to', { instead: typeInstead() }),
  },
  failed: {
    title: t('chat-voice.voice-recognition-error'),
    description: t('chat-voice.please-try-again-or'),
  },
  'not-started': {
    title: t('chat-voice.speech-recognition-error'),
    description: t('chat-voice.listening-could-not-begin', { instead: typeInstead() }),
  },
});

/** Toast when nothing could be heard; typing goes on in any case. */
export const explainFault = (fault: VoiceFault): Toast => ({ ...words()[fault], kind: 'error' });
