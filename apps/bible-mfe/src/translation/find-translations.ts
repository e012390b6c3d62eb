import type { Translation } from '@berea/contracts';
import { nameLanguage } from './name-language.js';

/** The translations that typed words are part of: of the code, the title or the language, whatever their accents. */
export function findTranslations(translations: readonly Translation[], typed: string): readonly Translation[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return translations;
  return translations.filter(({ code, title, language }) => {
    const names = fold(`${code} ${title} ${nameLanguage(language)}`);
    return words.every((word) => names.includes(word));
  });
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();
