import { useSyncExternalStore } from 'react';

const NONE: readonly SpeechSynthesisVoice[] = [];
let known = NONE;

/** The voices of this browser; empty while they load, and where there are none. */
export const useVoices = (): readonly SpeechSynthesisVoice[] => useSyncExternalStore(subscribe, voices);

/** The same list while nothing changed: browsers make a new one at each asking. */
function voices(): readonly SpeechSynthesisVoice[] {
  const now = typeof speechSynthesis === 'undefined' ? NONE : speechSynthesis.getVoices();
  const same = now.length === known.length && now.every(({ voiceURI }, at) => voiceURI === known[at]?.voiceURI);
  if (!same) known = now;
  return known;
}

function subscribe(onChange: () => void): () => void {
  if (typeof speechSynthesis === 'undefined') return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', onChange);
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange);
}
