import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'chat-voice.allow-this-page-to':
    "Allow this page to use the microphone in your browser's settings, then try again. {instead}",
  'chat-voice.delete': 'Delete',
  'chat-voice.listen': 'Listen',
  'chat-voice.listening': 'Listening...',
  'chat-voice.listening-could-not-begin': 'Listening could not begin. Please try again. {instead}',
  'chat-voice.microphone-access-required': 'Microphone Access Required',
  'chat-voice.pause': 'Pause',
  'chat-voice.please-try-again-or': 'Please try again or check microphone permissions.',
  'chat-voice.reading-aloud-is-not-available': 'Reading aloud is not available',
  'chat-voice.recording': 'Recording',
  'chat-voice.resume': 'Resume',
  'chat-voice.scholar-has-paused': 'Scholar has paused',
  'chat-voice.scholar-is-speaking': 'Scholar is speaking',
  'chat-voice.scholars-voice': 'Scholar’s voice',
  'chat-voice.send': 'Send',
  'chat-voice.speak-clearly-and-close': 'Speak clearly and close to your device. Pause briefly between sentences.',
  'chat-voice.speech-recognition-error': 'Speech Recognition Error',
  'chat-voice.stop': 'Stop',
  'chat-voice.stop-recording': 'Stop Recording',
  'chat-voice.this-browser-cannot-turn': 'This browser cannot turn speech into text. {instead}',
  'chat-voice.voice-message': 'Voice Message',
  'chat-voice.voice-recognition-error': 'Voice Recognition Error',
  'chat-voice.voice-recognition-not-supported': 'Voice Recognition Not Supported',
  'chat-voice.you-can-type-your-question': 'You can type your question.',
});
