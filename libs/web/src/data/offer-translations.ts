import type { Translation, TranslationCode } from '@berea/contracts';
import { LICENSED_TRANSLATIONS, TRANSLATION_CODES } from '@berea/contracts/values';

/**
 * What readers are offered, in one order everywhere: the translations of the preference list, all of them, then the
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
  reason: 'This server does not know it.',
});

/**
 * In a few words for readers why a translation cannot be read here; undefined where it can. `reason` says what an
 * operator would do about it.
 */
export function whyMissing({
  code,
  installed,
}: Translation): 'needs a licence' | 'not installed on this server' | undefined {
  if (installed) return undefined;
  return LICENSED_TRANSLATIONS.includes(code.toLowerCase() as TranslationCode)
    ? 'needs a licence'
    : 'not installed on this server';
}
