import type { Translation, TranslationCode } from '@berea/contracts';
import { LICENSED_TRANSLATIONS, TRANSLATION_CODES } from '@berea/contracts/values';
import { t } from '../texts/web.js';

/**
 * The translations offered to readers, in one order everywhere: those of the preference list, all of them, then the
 * further ones that the server has.
 */
export function offerTranslations(known: readonly Translation[]): Translation[] {
  const byCode = new Map(known.map((translation) => [translation.code, translation]));
  const listed = TRANSLATION_CODES.map((code) => code.toUpperCase());
  const further = known.filter(({ code, installed }) => installed && !listed.includes(code));
  return [...listed.map((code) => byCode.get(code) ?? unknown(code)), ...further];
}

const unknown = (code: string): Translation => ({
  code,
  title: code,
  language: 'en',
  direction: 'ltr',
  installed: false,
  reason: t('web.translation-unknown'),
});

/**
 * In a few words for readers why a translation cannot be read here; undefined where it can. `reason` says what an
 * operator would do about it.
 */
export function whyMissing(translation: Translation): string | undefined {
  if (translation.installed) return undefined;
  return LICENSED_TRANSLATIONS.includes(translation.code.toLowerCase() as TranslationCode)
    ? t('web.needs-licence')
    : t('web.not-installed-on-this-server');
}
