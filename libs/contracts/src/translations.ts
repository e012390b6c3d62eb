/** The translations offered as a preference (product constant). Codes are stored in lower case and shown in upper case. */
export const TRANSLATION_CODES = [
  'kjv',
  'kjv1611',
  'asv',
  'bbe',
  'dby',
  'wbt',
  'web',
  'ylt',
  'rv1909',
  'svd',
  'niv',
  'esv',
  'nasb',
] as const;
export type TranslationCode = (typeof TRANSLATION_CODES)[number];

export const DEFAULT_TRANSLATION: TranslationCode = 'kjv';

/** Under copyright: only an operator who holds a licence can install these. */
export const LICENSED_TRANSLATIONS: readonly TranslationCode[] = ['niv', 'esv', 'nasb'];
