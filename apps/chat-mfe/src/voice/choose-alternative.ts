import { parseSpokenReferences } from '@berea/scripture';
import type { RecognitionResult } from './speech-recognition.js';

/**
 * Of what a recogniser thinks it has heard, the likeliest; where only another one names verses that exist ('to Timothy',
 * 'too mothy'), that one: people speak to Scholar about Scripture.
 */
export function chooseAlternative(result: RecognitionResult): string {
  const all = Array.from({ length: result.length }, (_none, at) => result[at]?.transcript ?? '');
  const named = all.map((text) => parseSpokenReferences(text).filter(({ valid }) => valid).length);
  return all[named.indexOf(Math.max(...named))] ?? '';
}
