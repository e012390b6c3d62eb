import { LICENSED_TRANSLATIONS, TRANSLATION_CODES, type TranslationCode } from '@berea/contracts';

const NAMES: Readonly<Record<TranslationCode, string>> = {
  kjv: 'King James Version',
  kjv1611: 'King James Version, 1611 spelling',
  asv: 'American Standard Version',
  bbe: 'Bible in Basic English',
  dby: 'Darby Translation',
  wbt: 'Webster’s Bible',
  web: 'World English Bible',
  ylt: 'Young’s Literal Translation',
  rv1909: 'Reina-Valera 1909 (Spanish)',
  svd: 'Smith and Van Dyke (Arabic)',
  niv: 'New International Version',
  esv: 'English Standard Version',
  nasb: 'New American Standard Bible',
};

/** The text that this server has; the others may be preferred all the same, for when they come. */
const INSTALLED: ReadonlySet<TranslationCode> = new Set(['kjv']);

/** Why a translation cannot be read here; null where it can. */
export function whyMissing(code: TranslationCode): string | null {
  if (INSTALLED.has(code)) return null;
  return LICENSED_TRANSLATIONS.includes(code) ? 'needs a licence' : 'not installed here';
}

export const TRANSLATION_OPTIONS = TRANSLATION_CODES.map((code) => {
  const missing = whyMissing(code);
  return { value: code, label: `${code.toUpperCase()}: ${NAMES[code]}${missing ? ` (${missing})` : ''}` };
});
