import type { VersePlace } from '@berea/web';
import { createContext, type RefObject, useContext } from 'react';
import type { SpeechSettings } from './speech-settings.js';

export interface ReadAloud {
  /** The verse that is spoken; undefined in silence, and while a psalm's title is spoken. */
  readonly speaking: VersePlace | undefined;
  readonly status: 'idle' | 'speaking' | 'paused';
  /** Reference of the spoken words: 'Matthew 5:3', 'Psalm 23, title'; empty in silence. */
  readonly reference: string;
  /** Why nothing can be read aloud here; undefined where it can. */
  readonly unavailable: string | undefined;
  /** The verse to begin with, where one is chosen. */
  readonly from: number | undefined;
  readonly start: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
  /** Undefined at the first verse. */
  readonly previous: (() => void) | undefined;
  /** Undefined at the last one. */
  readonly next: (() => void) | undefined;
  /** Whether the next chapter follows at the end. */
  readonly readsOn: boolean;
  readonly setReadsOn: (readsOn: boolean) => void;
  readonly settings: SpeechSettings;
  readonly change: (settings: Partial<SpeechSettings>) => void;
  /** Voices of this browser for the language of the text; the one that is used. */
  readonly voices: readonly SpeechSynthesisVoice[];
  readonly voice: SpeechSynthesisVoice | undefined;
  /** The button that starts it: takes the focus when the bar goes. */
  readonly starter: RefObject<HTMLButtonElement | null>;
}

export const ReadAloudContext = createContext<ReadAloud | null>(null);

/** Reading aloud on this page. */
export function useReadAloud(): ReadAloud {
  const readAloud = useContext(ReadAloudContext);
  if (!readAloud) throw new Error('useReadAloud needs a ReadAloudProvider above it.');
  return readAloud;
}
