// Apart from the shapes, so that a page can know them without carrying the validation library.

/** How an answer speaks. */
export const CHAT_MODES = ['study', 'devotional'] as const;
export type ChatMode = (typeof CHAT_MODES)[number];

/**
 * What the verifier says of a quotation: `exact`: the installed text holds these words at this place;
 * `exact_elsewhere`: another installed translation does (named in `translation`); `altered`: nearly these words stand
 * there (`difference`); `wrong_reference`: these words stand elsewhere (`foundAt`); `not_scripture`: nowhere;
 * `unavailable`: words of a version that is not installed, which are neither altered nor checked (`text` is what the
 * nearest installed one has, named in `translation`).
 * A client that does not know a verdict takes what it is said of for unchecked.
 * Of a reference without a quotation: `valid_reference` or `invalid_reference`, by the real verse counts.
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
