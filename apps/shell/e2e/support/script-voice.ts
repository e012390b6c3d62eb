import type { Page } from '@playwright/test';

/** A recogniser and a synthesiser that do what the test says, in place of the browser's: a headless one has neither. */
export interface ScriptedVoice {
  /** Gives the recogniser's words: those that may still change, or final ones with their alternatives. */
  hear(words: string, final?: readonly string[]): Promise<void>;
  /** It fails, as by 'not-allowed'. */
  fail(error: string): Promise<void>;
  /** How the recogniser was set up. */
  setUp(): Promise<Readonly<Record<string, unknown>>>;
  /** Everything that was given to the synthesiser. */
  spoken(): Promise<{ text: string; rate: number; pitch: number; volume: number }[]>;
  /** It comes to the end of what it says. */
  finish(): Promise<void>;
}

interface Scripted {
  recognisers: { onresult?: (event: unknown) => void; onerror?: (event: unknown) => void; onend?: () => void }[];
  spoken: { text: string; rate: number; pitch: number; volume: number }[];
  queue: { onend?: (() => void) | null }[];
}

/** Puts both into the pages of a context before they load. */
export async function scriptVoice(page: Page): Promise<ScriptedVoice> {
  await page.addInitScript(() => {
    const scripted: Scripted = { recognisers: [], spoken: [], queue: [] };
    class Recogniser {
      results: unknown[] = [];
      onend?: () => void;
      constructor() {
        scripted.recognisers.push(this as never);
      }
      start() {}
      stop() {
        this.onend?.();
      }
      abort() {
        this.onend?.();
      }
    }
    class Utterance {
      onend: (() => void) | null = null;
      constructor(readonly text: string) {}
    }
    const voice = { name: 'Microsoft David', lang: 'en-US', voiceURI: 'david', localService: true, default: true };
    const synthesis = {
      getVoices: () => [voice],
      speak: (utterance: Utterance) => {
        scripted.spoken.push(utterance as never);
        scripted.queue.push(utterance);
      },
      cancel: () => scripted.queue.splice(0),
      resume: () => undefined,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    const define = (name: string, value: unknown) => Object.defineProperty(window, name, { value, configurable: true });
    define('scripted', scripted);
    define('webkitSpeechRecognition', Recogniser);
    define('SpeechRecognition', undefined);
    define('speechSynthesis', synthesis);
    define('SpeechSynthesisUtterance', Utterance);
  });
  return {
    hear: (words, final) =>
      page.evaluate(
        ([interim, alternatives]) => {
          const recogniser = (window as unknown as { scripted: Scripted }).scripted.recognisers.at(-1) as unknown as {
            results: unknown[];
            onresult: (event: unknown) => void;
          };
          const result = (texts: readonly string[], isFinal: boolean) =>
            Object.assign(
              texts.map((transcript) => ({ transcript })),
              { isFinal },
            );
          const finals = recogniser.results;
          if (alternatives) finals.push(result(alternatives, true));
          recogniser.onresult({ resultIndex: 0, results: interim ? [...finals, result([interim], false)] : finals });
        },
        [words, final] as const,
      ),
    fail: (error) =>
      page.evaluate(
        (reason) =>
          (window as unknown as { scripted: Scripted }).scripted.recognisers.at(-1)?.onerror?.({ error: reason }),
        error,
      ),
    setUp: () =>
      page.evaluate(() => ({ ...(window as unknown as { scripted: Scripted }).scripted.recognisers.at(-1) }) as never),
    spoken: () =>
      page.evaluate(() =>
        (window as unknown as { scripted: Scripted }).scripted.spoken.map(({ text, rate, pitch, volume }) => ({
          text,
          rate,
          pitch,
          volume,
        })),
      ),
    finish: () => page.evaluate(() => (window as unknown as { scripted: Scripted }).scripted.queue.shift()?.onend?.()),
  };
}
