// Separate from the schemas, so that a page can import these without the validation library.

/** The tones of an answer. */
export const CHAT_MODES = ['study', 'devotional'] as const;
export type ChatMode = (typeof CHAT_MODES)[number];

/**
 * The verifier's verdict on a quotation: `exact`: the installed text has these words at this place; `exact_elsewhere`:
 * another installed translation has them (named in `translation`); `altered`: the text there has nearly these words
 * (`difference`); `wrong_reference`: the words are in another place (`foundAt`); `not_scripture`: they are in no
 * place; `unavailable`: the version that is named with them is not installed, so the words are neither altered nor
 * checked (`text` is the text of the nearest installed version, named in `translation`). A client that does not know a
 * verdict treats the quotation as unchecked. For a reference without a quotation: `valid_reference` or
 * `invalid_reference`, by the real verse counts.
 */
export const VERDICTS = [
  'exact',
  'exact_elsewhere',
  'altered',
  'wrong_reference',
  'not_scripture',
  'unavailable',
  'valid_reference',
  'invalid_reference',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The verdicts that may be shown with a tick. Nothing else ever is. */
export const CHECKED: readonly Verdict[] = ['exact', 'exact_elsewhere', 'valid_reference'];
