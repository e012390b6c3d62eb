import type { EnhanceAction } from '@berea/contracts';

/** How versions, reviews and the margin name what was done. */
export const TOOL_NAMES: Readonly<Record<EnhanceAction, string>> = {
  expand: 'Expand Point',
  rewrite: 'Rewrite Clearly',
  add_verse: 'Add Verse',
  add_illustration: 'Add Illustration',
  style_rewrite: 'Rewrite in this style',
  convert_outline: 'Fill from body',
  format_outline: 'Outline',
  format_manuscript: 'Full Manuscript',
  format_bullets: 'Bullets',
};
