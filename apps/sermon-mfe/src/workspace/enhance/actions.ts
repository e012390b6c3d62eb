import type { EnhanceAction, WritingMode } from '@berea/contracts';

/** What is shown while an action runs (product constants). */
export const PROGRESS: Readonly<Record<EnhanceAction, string>> = {
  expand: 'Expanding...',
  rewrite: 'Rewriting...',
  add_verse: 'Finding Verse...',
  add_illustration: 'Creating Story...',
  style_rewrite: 'Rewriting...',
  convert_outline: 'Transforming...',
  format_outline: 'Transforming...',
  format_manuscript: 'Transforming...',
  format_bullets: 'Transforming...',
};

/** The actions that work on a selection. */
export type SelectionAction = 'expand' | 'rewrite' | 'add_verse' | 'add_illustration';

/** The writing mode that an action transforms into; undefined for one that transforms nothing. */
export const modeOf = (action: EnhanceAction): WritingMode | undefined =>
  action === 'format_outline'
    ? 'outline'
    : action === 'format_manuscript'
      ? 'manuscript'
      : action === 'format_bullets'
        ? 'bullets'
        : undefined;
