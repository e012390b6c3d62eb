const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

/** Why a browser without a voice for this language cannot read aloud. @param language BCP 47 */
export function whySilent(voices: readonly SpeechSynthesisVoice[], language: string): string {
  if (typeof speechSynthesis === 'undefined') return 'This browser cannot read aloud.';
  if (voices.length === 0) return 'This browser has no voices to read with.';
  return `This browser has no voice for ${languageNames.of(language)}.`;
}
