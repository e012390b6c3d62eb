import { parseSpokenReferences } from '@berea/scripture';
import { type Recognition, type RecognitionResult, recognitionClass } from './speech-recognition.js';

/** How listening is set up (product constants). */
const LISTENING = { continuous: true, interimResults: true, maxAlternatives: 3 } as const;
/** After a final result, unless speech goes on. */
const STOP_AFTER_MS = 500;
/** After final results that all lack a confidence: speech may go on, and some recognisers never tell one. */
const STOP_UNSURE_AFTER_MS = 2_000;

/** Why nothing can be heard: no recogniser, no microphone, it failed while listening, or it could not begin. */
export type VoiceFault = 'unsupported' | 'microphone' | 'failed' | 'not-started';

export interface Heard {
  /** Final words. */
  readonly final: string;
  /** Words that may still change. */
  readonly interim: string;
}

export interface Listening {
  /** With each word. */
  readonly onHeard: (heard: Heard) => void;
  /** Listening ended with these words; empty when nothing was said. */
  readonly onEnd: (transcript: string) => void;
  readonly onFault: (fault: VoiceFault) => void;
}

export interface Recogniser {
  /** Ends listening and keeps what was said. */
  stop(): void;
  /** Ends listening and forgets it. */
  cancel(): void;
}

/**
 * Listens until 500 ms after a final result that no further speech follows, or until it is stopped. If the device
 * recognises by itself, no sound leaves it.
 * @param language BCP 47
 */
export function listen(language: string, { onHeard, onEnd, onFault }: Listening): Recogniser {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let recognition: Recognition | undefined;
  let ended = false;
  let heard: Heard = { final: '', interim: '' };

  const finish = (tell: () => void) => {
    if (ended) return;
    ended = true;
    clearTimeout(timer);
    tell();
  };
  const fail = (fault: VoiceFault) => finish(() => onFault(fault));
  const stop = () => (recognition ? recognition.stop() : finish(() => onEnd('')));

  const begin = (processLocally: boolean) => {
    const Recogniser = recognitionClass();
    if (ended) return;
    if (!Recogniser) return fail('unsupported');
    const own: Recognition = Object.assign(new Recogniser(), LISTENING, { lang: language });
    if (processLocally) own.processLocally = true;
    own.onresult = ({ results }) => {
      clearTimeout(timer);
      const all = Array.from({ length: results.length }, (_none, at) => results[at]).filter(
        (each) => each !== undefined,
      );
      heard = join(all);
      onHeard(heard);
      if (all.length && all.every(({ isFinal }) => isFinal))
        timer = setTimeout(stop, heard.interim ? STOP_UNSURE_AFTER_MS : STOP_AFTER_MS);
    };
    own.onerror = ({ error }) => {
      // Silence is no fault, nor is being cancelled: `onend` follows.
      if (error === 'no-speech' || error === 'aborted') return;
      fail(/not-allowed|audio-capture/.test(error) ? 'microphone' : 'failed');
    };
    own.onend = () => finish(() => onEnd(`${heard.final} ${heard.interim}`.trim()));
    recognition = own;
    try {
      own.start();
    } catch {
      fail('not-started');
    }
  };

  void hearsOnDevice(language).then(begin);
  return {
    stop,
    cancel: () => finish(() => recognition?.abort()),
  };
}

/**
 * Joins results. Android tells a phrase again each time that it has grown, each time as another final result, and the
 * ones on the way with a confidence of 0: a result that begins with the one before replaces it.
 */
function join(results: readonly RecognitionResult[]): Heard {
  const isSure = (result: RecognitionResult) => result.isFinal && result[0]?.confidence !== 0;
  const final = joinGrowing(results.filter(isSure));
  const all = joinGrowing(results);
  const goesOn = startsWithWords(all, final);
  return {
    final,
    interim: goesOn ? all.slice(final.length).trim() : joinGrowing(results.filter((each) => !isSure(each))),
  };
}

const joinGrowing = (results: readonly RecognitionResult[]): string =>
  results
    .map((result) => chooseAlternative(result).replace(/\s+/g, ' ').trim())
    .reduce<string[]>((texts, text) => {
      const last = texts.at(-1);
      return [...(last !== undefined && startsWithWords(text, last) ? texts.slice(0, -1) : texts), text];
    }, [])
    .join(' ')
    .trim();

const startsWithWords = (text: string, beginning: string): boolean =>
  `${text} `.toLowerCase().startsWith(`${beginning} `.toLowerCase());

async function hearsOnDevice(language: string): Promise<boolean> {
  try {
    return (await recognitionClass()?.available?.({ langs: [language], processLocally: true })) === 'available';
  } catch {
    return false;
  }
}

/**
 * The likeliest of a recogniser's alternatives; if only another one names verses that exist ('to Timothy', 'too
 * mothy'), that one: people speak to Scholar about Scripture.
 */
function chooseAlternative(result: RecognitionResult): string {
  const all = Array.from({ length: result.length }, (_none, at) => result[at]?.transcript ?? '');
  const named = all.map((text) => parseSpokenReferences(text).filter(({ valid }) => valid).length);
  return all[named.indexOf(Math.max(...named))] ?? '';
}
