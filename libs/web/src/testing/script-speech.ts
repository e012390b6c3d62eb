export interface ScriptedSpeech {
  /** Everything that the page gave to the engine, in order. */
  readonly spoken: SpeechSynthesisUtterance[];
  /** The text that is spoken now; undefined in silence. */
  now(): string | undefined;
  /** Lets the engine finish what it speaks. */
  finish(): void;
  /** Lets it fail, as by 'network'. */
  fail(error: SpeechSynthesisErrorCode): void;
  /** Takes the engine away again. */
  restore(): void;
}

export type ScriptedVoice = Pick<SpeechSynthesisVoice, 'name' | 'lang'> & Partial<SpeechSynthesisVoice>;

/** The environment's own speech: none, in jsdom. */
const { speechSynthesis, SpeechSynthesisUtterance } = globalThis;
const OWN = { speechSynthesis, SpeechSynthesisUtterance };

class Utterance extends EventTarget {
  onend: ((event: Event) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  constructor(readonly text: string) {
    super();
  }
}

/**
 * Puts an engine in place of the browser's that speaks when the test says so: neither jsdom nor a headless Chromium has
 * voices. Like the real ones, it reports what is cancelled as an error, and only later.
 */
export function scriptSpeech(voices: readonly ScriptedVoice[]): ScriptedSpeech {
  const spoken: Utterance[] = [];
  let queue: Utterance[] = [];
  const synthesis = {
    getVoices: () => voices.map((voice) => ({ voiceURI: voice.name, localService: true, default: false, ...voice })),
    speak: (utterance: Utterance) => {
      spoken.push(utterance);
      queue.push(utterance);
    },
    cancel: () => {
      const gone = queue;
      queue = [];
      queueMicrotask(() => gone.forEach((utterance) => utterance.onerror?.({ error: 'canceled' })));
    },
    resume: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  Object.assign(globalThis, { speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance });
  return {
    spoken: spoken as unknown as SpeechSynthesisUtterance[],
    now: () => queue[0]?.text,
    finish: () => queue.shift()?.onend?.(new Event('end')),
    fail: (error) => queue.shift()?.onerror?.({ error }),
    restore: () => void Object.assign(globalThis, OWN),
  };
}
