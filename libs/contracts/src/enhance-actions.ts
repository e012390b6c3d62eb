// Without zod, so that the sermon workspace can know them without carrying the validation library.

/** What can be done to a text of a sermon. */
export const ENHANCE_ACTIONS = [
  'expand',
  'rewrite',
  'add_verse',
  'add_illustration',
  'convert_outline',
  'style_rewrite',
  'format_outline',
  'format_manuscript',
  'format_bullets',
] as const;
export type EnhanceAction = (typeof ENHANCE_ACTIONS)[number];

/** How a sermon may be preached; the first is the usual one. */
export const PREACHING_STYLES = ['prophetic', 'teaching', 'evangelistic', 'youth', 'devotional'] as const;
export type PreachingStyle = (typeof PREACHING_STYLES)[number];
