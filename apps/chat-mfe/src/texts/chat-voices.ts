import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'chat-voices.answer-aloud-when-i-ask': 'Answer aloud when I ask aloud',
  'chat-voices.faster': 'faster',
  'chat-voices.hear-it': 'Hear it',
  'chat-voices.listens-for': 'Listens for',
  'chat-voices.slower': 'slower',
  'chat-voices.speaks-with': 'Speaks with',
  'chat-voices.speech-is-turned-into':
    "Speech is turned into text by your browser: on this device where it can, else by its maker's service. Berea receives the text alone.",
  'chat-voices.speed': 'Speed',
  'chat-voices.stop': 'Stop',
  'chat-voices.this-browser-has-no': 'This browser has no voice for this language',
  'chat-voices.times': '{rate} times',
  'chat-voices.voice': 'Voice',
});
