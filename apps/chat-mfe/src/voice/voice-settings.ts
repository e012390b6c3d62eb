import { browserStore, chooseVoice, voicesFor } from '@berea/web';
import { useCallback, useState } from 'react';

/** Scholar's own rate, and how far one may go from it. */
export const RATE = { own: 0.85, least: 0.5, most: 1.5, step: 0.05 } as const;

/** Languages that questions are listened for in; the first is the product's own. */
export const LANGUAGES = ['en-US', 'en-GB', 'es-ES', 'es-MX'] as const;

export interface VoiceSettings {
  /** Name of a voice of this browser; without it, the one that fits best. */
  readonly voice?: string;
  readonly rate: number;
  /** BCP 47: what questions are spoken in. */
  readonly language: string;
  /** Whether answers to spoken questions are spoken. */
  readonly aloud: boolean;
}

const OWN: VoiceSettings = { rate: RATE.own, language: LANGUAGES[0], aloud: true };

/** The kept settings; Scholar's own if they are damaged or of another version. */
export function readVoiceSettings(kept: string | null): VoiceSettings {
  try {
    const { voice, rate, language, aloud } = JSON.parse(kept ?? '{}') as Record<string, unknown>;
    return {
      ...(typeof voice === 'string' && voice && { voice }),
      rate: typeof rate === 'number' && rate >= RATE.least && rate <= RATE.most ? rate : OWN.rate,
      language: LANGUAGES.find((each) => each === language) ?? OWN.language,
      aloud: typeof aloud === 'boolean' ? aloud : OWN.aloud,
    };
  } catch {
    return OWN;
  }
}

/** How this browser's reader wants to hear and to be heard. */
export function useVoiceSettings(): [VoiceSettings, (change: Partial<VoiceSettings>) => void] {
  const [settings, setSettings] = useState(() => readVoiceSettings(browserStore.read('voice')));
  const change = useCallback((next: Partial<VoiceSettings>) => {
    setSettings((before) => {
      const after = { ...before, ...next };
      browserStore.write('voice', JSON.stringify(after));
      return after;
    });
  }, []);
  return [settings, change];
}

/** The voice that speaks: the chosen one, where it speaks that language; else the one that fits best. */
export const voiceOf = (
  voices: readonly SpeechSynthesisVoice[],
  { voice, language }: VoiceSettings,
): SpeechSynthesisVoice | undefined =>
  voicesFor(voices, language).find(({ name }) => name === voice) ?? chooseVoice(voices, language);
