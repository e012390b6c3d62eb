export type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'default' | 'localService'>;

/** Given names of men's voices, as browsers and systems ship them for English. Voices say nothing else of how they sound. */
const MENS_NAMES = new Set(
  (
    'aaron albert alex andrew arthur brian christopher connor daniel david duncan eddy eric evan fred gordon grandpa ' +
    'guy james lee liam mark mitchell nathan oliver prabhat ralph reed rishi rocko roger ryan steffan thomas tom ' +
    'william george'
  ).split(' '),
);

/**
 * The voice that speaks a language, or undefined where the browser has none for it. For English one that sounds like a
 * man's is preferred (product rule), then one of this device: it speaks without a network.
 * @param language BCP 47, such as 'en' or 'es'
 */
export function chooseVoice<V extends Voice>(voices: readonly V[], language: string): V | undefined {
  const mans = (voice: V) => (primaryOf(language) === 'en' ? sound(voice) : 0);
  const score = (voice: V) => mans(voice) * 4 + Number(voice.localService) * 2 + Number(voice.default);
  return voicesFor(voices, language).toSorted((a, b) => score(b) - score(a))[0];
}

/** The voices that speak a language, whatever its country. */
export const voicesFor = <V extends Voice>(voices: readonly V[], language: string): V[] =>
  voices.filter(({ lang }) => primaryOf(lang) === primaryOf(language));

/** 'en' of 'en-US', and of 'en_US', as some Android browsers write it. */
const primaryOf = (language: string): string => language.split(/[-_]/, 1)[0]?.toLowerCase() ?? '';

/** 1 like a man's, -1 like a woman's, 0 where nothing tells. */
function sound({ name }: Voice): number {
  const words: readonly string[] = name.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.includes('female')) return -1;
  return words.includes('male') || words.some((word) => MENS_NAMES.has(word)) ? 1 : 0;
}
