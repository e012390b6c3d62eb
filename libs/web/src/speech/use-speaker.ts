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
