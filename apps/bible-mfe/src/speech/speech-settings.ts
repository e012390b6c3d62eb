import { browserStore, chooseVoice, voicesFor } from '@berea/web';
import { t } from '../texts/speech.js';

/** How many times as fast as Scholar's voice is of itself. */
export const SPEEDS = [0.75, 1, 1.25, 1.5] as const;

/** How the reader wants to be read to. */
export interface SpeechSettings {
  readonly speed: (typeof SPEEDS)[number];
  /** Name of a voice of this browser; the one that fits best without it, and in languages that it does not speak. */
  readonly voice: string | undefined;
}

/** As it was chosen last in this browser: '1.25 Microsoft David'. */
export function readSpeechSettings(): SpeechSettings {
  const [, speed, voice] = /^(\S+)(?: (.*))?$/.exec(browserStore.read('speech') ?? '') ?? [];
  return { speed: SPEEDS.find((each) => String(each) === speed) ?? 1, voice: voice || undefined };
}

export const rememberSpeechSettings = ({ speed, voice = '' }: SpeechSettings): void =>
  browserStore.write('speech', `${speed} ${voice}`.trim());

/** The wanted voice where it speaks the language, else the one that fits best. */
export const voiceOf = (voices: readonly SpeechSynthesisVoice[], language: string, wanted: string | undefined) =>
  voicesFor(voices, language).find(({ name }) => name === wanted) ?? chooseVoice(voices, language);

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

/** Why a browser without a voice for this language cannot read aloud. @param language BCP 47 */
export function whySilent(voices: readonly SpeechSynthesisVoice[], language: string): string {
  if (typeof speechSynthesis === 'undefined') return t('speech.this-browser-cannot-read-aloud');
  if (voices.length === 0) return t('speech.this-browser-has-no-voices');
  return t('speech.no-voice-for-language', { language: languageNames.of(language) ?? language });
}
