import { useEffect, useState, useSyncExternalStore } from 'react';
import { createSpeaker, type Speaker, type SpeakerState } from './speaker.js';

/** A speaker of this component; it falls silent when the component goes, and when the page is left or reloaded. */
export function useSpeaker(): { readonly speaker: Speaker; readonly state: SpeakerState } {
  const [speaker] = useState(createSpeaker);
  const state = useSyncExternalStore(speaker.subscribe, speaker.state);
  useEffect(() => {
    // The engine belongs to the browser: without this it would go on speaking after a reload.
    window.addEventListener('pagehide', speaker.stop);
    return () => {
      window.removeEventListener('pagehide', speaker.stop);
      speaker.stop();
    };
  }, [speaker]);
  return { speaker, state };
}

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
