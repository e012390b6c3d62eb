// The browser's recogniser, as far as the page uses it: TypeScript's own types leave it out.

export interface RecognitionResult {
  readonly isFinal: boolean;
  readonly length: number;
  readonly [index: number]: { readonly transcript: string; readonly confidence: number };
}

export interface RecognitionEvent extends Event {
  readonly resultIndex: number;
  readonly results: { readonly length: number; readonly [index: number]: RecognitionResult };
}

export interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  processLocally?: boolean;
  start(): void;
  stop(): void;
  abort(): void;
  onresult: ((event: RecognitionEvent) => void) | null;
  onerror: ((event: Event & { readonly error: string }) => void) | null;
  onend: (() => void) | null;
}

export interface RecognitionClass {
  new (): Recognition;
  /** Whether the device recognises by itself, where the browser can tell. */
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
}

/** The browser's recogniser; undefined where it has none. */
export function recognitionClass(): RecognitionClass | undefined {
  const names = globalThis as { SpeechRecognition?: RecognitionClass; webkitSpeechRecognition?: RecognitionClass };
  return names.SpeechRecognition ?? names.webkitSpeechRecognition;
}
