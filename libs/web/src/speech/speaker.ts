import { splitSpeech } from './split-speech.js';

/** How Scholar's voice speaks (product constants); 1 is the browser's own rate, pitch and volume. */
const SPEAK_SETTINGS = { rate: 0.85, pitch: 0.8, volume: 0.9 } as const;

export interface Speech {
  /** Spoken one after another. */
  readonly texts: readonly string[];
  readonly voice: SpeechSynthesisVoice;
  /** How many times as fast as Scholar's voice speaks of itself. */
  readonly speed?: number;
  /** Index of the text to begin with. */
  readonly from?: number;
  /** Rate, pitch and volume, in place of Scholar's own. */
  readonly tone?: Tone;
  /** More texts will follow by `extend`: the end of these is a pause, not the end. */
  readonly open?: boolean;
  /** The last text was spoken to its end. */
  readonly onEnd?: () => void;
  /** The browser could not speak. */
  readonly onFail?: () => void;
}

export type Tone = Pick<SpeechSynthesisUtterance, 'rate' | 'pitch' | 'volume'>;

export interface SpeakerState {
  readonly status: 'idle' | 'speaking' | 'paused';
  /** Index of the text that is spoken. */
  readonly at: number;
}

/** Speaks texts aloud, one speech at a time; a store, so that components can follow it. */
export interface Speaker {
  speak(speech: Speech): void;
  /**
   * The texts of an open speech as they read now. It goes on where they agree with what was said, and speaks again from the
   * first that reads otherwise.
   * @param open whether still more will follow
   */
  revise(texts: readonly string[], open: boolean): void;
  pause(): void;
  /** Goes on with the clause that was broken off. */
  resume(): void;
  /** To another text of the same speech; nothing where there is none. */
  moveTo(at: number): void;
  /** Speaks in another voice or at another speed from now on, beginning with the clause that is spoken. */
  change(how: Pick<Speech, 'voice' | 'speed'>): void;
  stop(): void;
  subscribe(onChange: () => void): () => void;
  state(): SpeakerState;
}

const IDLE: SpeakerState = { status: 'idle', at: 0 };

/**
 * Pausing is silence and a note of the place: the browser's own pause does nothing on Android, and loses what is paused
 * for longer than some seconds on others. Events of utterances that are not spoken any more are ignored.
 */
export function createSpeaker(): Speaker {
  const listeners = new Set<() => void>();
  let state = IDLE;
  let speech: Speech | undefined;
  let piece = 0;
  // Kept here also because an engine may not report the end of an utterance that was collected as garbage.
  let current: SpeechSynthesisUtterance | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // At the end of an open speech, with nothing to say until more comes.
  let waiting = false;

  const set = (next: SpeakerState) => {
    state = next;
    listeners.forEach((tell) => tell());
  };

  const silence = (): boolean => {
    const speaking = current !== undefined;
    current = undefined;
    clearTimeout(timer);
    // A page that was left in the middle may have left the engine paused or full.
    if (typeof speechSynthesis !== 'undefined') {
      speechSynthesis.cancel();
      speechSynthesis.resume();
    }
    return speaking;
  };

  const end = (tell?: () => void) => {
    silence();
    speech = undefined;
    waiting = false;
    if (state !== IDLE) set(IDLE);
    tell?.();
  };

  const say = () => {
    if (!speech) return;
    waiting = false;
    const { texts, voice, speed = 1, tone = SPEAK_SETTINGS, open, onEnd, onFail } = speech;
    const pieces = splitSpeech(texts[state.at] ?? '');
    const text = pieces[piece];
    if (text === undefined) {
      waiting = state.at + 1 >= texts.length && Boolean(open);
      if (waiting) return;
      if (state.at + 1 >= texts.length) return end(onEnd);
      piece = 0;
      set({ ...state, at: state.at + 1 });
      return say();
    }
    const utterance = Object.assign(new SpeechSynthesisUtterance(text), tone, {
      rate: tone.rate * speed,
      voice,
      lang: voice.lang,
    });
    utterance.onend = () => {
      if (current !== utterance) return;
      current = undefined;
      piece += 1;
      say();
    };
    utterance.onerror = ({ error }) => {
      if (current !== utterance) return;
      // Something else of the browser took the voice away: that is no failure to report.
      end(error === 'canceled' || error === 'interrupted' ? undefined : onFail);
    };
    current = utterance;
    speechSynthesis.speak(utterance);
  };

  /** Engines drop what is said in the same breath as the silence before it. */
  const sayAnew = () => {
    if (silence()) timer = setTimeout(say);
    else say();
  };

  return {
    speak(next) {
      speech = next;
      piece = 0;
      set({ status: 'speaking', at: next.from ?? 0 });
      sayAnew();
    },
    revise(texts, open) {
      if (!speech) return;
      const said = speech.texts.slice(0, state.at + 1);
      const differs = said.findIndex((text, at) => texts[at] !== text);
      speech = { ...speech, texts, open };
      if (differs >= 0) {
        piece = 0;
        set({ ...state, at: differs });
        if (state.status === 'speaking') sayAnew();
      } else if (waiting && state.status === 'speaking') say();
    },
    pause() {
      if (state.status !== 'speaking') return;
      silence();
      set({ ...state, status: 'paused' });
    },
    resume() {
      if (state.status !== 'paused') return;
      set({ ...state, status: 'speaking' });
      sayAnew();
    },
    moveTo(at) {
      if (!speech || at < 0 || at >= speech.texts.length) return;
      piece = 0;
      set({ ...state, at });
      if (state.status === 'speaking') sayAnew();
    },
    change(how) {
      if (!speech) return;
      speech = { ...speech, ...how };
      if (state.status === 'speaking') sayAnew();
    },
    stop: () => end(),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    state: () => state,
  };
}
