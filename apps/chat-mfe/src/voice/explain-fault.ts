import type { Toast } from '@berea/ui/core';
import type { VoiceFault } from './recogniser.js';

const TYPE_INSTEAD = 'You can type your question.';

const WORDS: Readonly<Record<VoiceFault, Omit<Toast, 'kind'>>> = {
  unsupported: {
    title: 'Voice Recognition Not Supported',
    description: `This browser cannot turn speech into text. ${TYPE_INSTEAD}`,
  },
  microphone: {
    title: 'Microphone Access Required',
    description: `Allow this page to use the microphone in your browser's settings, then try again. ${TYPE_INSTEAD}`,
  },
  failed: {
    title: 'Voice Recognition Error',
    description: 'Please try again or check microphone permissions.',
  },
  'not-started': {
    title: 'Speech Recognition Error',
    description: `Listening could not begin. Please try again. ${TYPE_INSTEAD}`,
  },
};

/** What is said when nothing could be heard; typing goes on in any case. */
export const explainFault = (fault: VoiceFault): Toast => ({ ...WORDS[fault], kind: 'error' });
