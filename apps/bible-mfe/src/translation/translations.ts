import type { Translation } from '@berea/contracts';
import { useTranslations } from '@berea/web';

/** A translation's data; undefined until the list is there, and for an unknown code. */
export const useTranslation = (code: string): Translation | undefined =>
  useTranslations().data?.find((each) => each.code === code);

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

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** 'Spanish' for 'es'. A module's own description may hold a tag that is none: it is shown as it is. */
export function nameLanguage(tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}
