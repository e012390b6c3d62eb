import { useEffect, useState } from 'react';
import { withoutMarkers } from '../manuscript/markers.js';
import type { WrittenSermon } from '../workspace/use-sermon-text.js';

/** Words that are preached in a minute. */
const WORDS_A_MINUTE = 130;
/** So long nothing was typed before the body is read again: a key costs what it costs in any text area. */
const PAUSE_MS = 400;

export const countWords = (body: string): number => withoutMarkers(body).match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;

export const minutesOf = (words: number): number => Math.round(words / WORDS_A_MINUTE);

/** The body, read once the typing rests. */
export function useBodyText({ text, autosave, state }: Pick<WrittenSermon, 'text' | 'autosave' | 'state'>): string {
  const [body, setBody] = useState(() => text().body);
  useEffect(() => {
    const read = () => setBody(text().body);
    let timer = setTimeout(read, 0);
    const stop = autosave.watchEdits(() => {
      clearTimeout(timer);
      timer = setTimeout(read, PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
    // A version that was restored, or a text of another device, comes with another state.
  }, [autosave, text, state]);
  return body;
}
