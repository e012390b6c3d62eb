import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'speech.browser-could-not-speak-try-again': 'The browser could not speak. Try again.',
  'speech.continue-with-next-chapter': 'Continue with the next chapter',
  'speech.next-verse': 'Next verse',
  'speech.no-voice-for-language': 'This browser has no voice for {language}.',
  'speech.pause': 'Pause',
  'speech.place-title': '{place}, title',
  'speech.previous-verse': 'Previous verse',
  'speech.read-aloud-from-verse-from': 'Read aloud from verse {from}',
  'speech.read-chapter-aloud': 'Read chapter aloud',
  'speech.reading-aloud': 'Reading aloud',
  'speech.reading-aloud-is-not-available': 'Reading aloud is not available',
  'speech.reading-aloud-stopped': 'Reading aloud stopped',
  'speech.resume': 'Resume',
  'speech.speed': 'Speed',
  'speech.speed-and-voice': 'Speed and voice',
  'speech.stop': 'Stop',
  'speech.stop-reading-aloud': 'Stop reading aloud',
  'speech.this-browser-cannot-read-aloud': 'This browser cannot read aloud.',
  'speech.this-browser-has-no-voices': 'This browser has no voices to read with.',
  'speech.voice': 'Voice',
});
