// Separate from the schemas, so that a page can import these without the validation library.

/** The roles in ministry that a profile may name. */
export const MINISTRY_ROLES = ['pastor', 'teacher', 'student', 'leader', 'other'] as const;
export type MinistryRole = (typeof MINISTRY_ROLES)[number];

/** The assistant of an account: a language model if the server has one, the library, or none. */
export const ASSISTANTS = ['model', 'library', 'off'] as const;
export type Assistant = (typeof ASSISTANTS)[number];

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

/** Under copyright: only an operator with a licence can install these. */
export const LICENSED_TRANSLATIONS: readonly TranslationCode[] = ['niv', 'esv', 'nasb'];
