import type { EnhanceAction, WritingMode } from '@berea/contracts';
import { t } from '../../texts/workspace.js';

/** Words shown while an action runs (product constants). */
export const progressWords = (): Readonly<Record<EnhanceAction, string>> => ({
  expand: t('workspace.expanding'),
  rewrite: t('workspace.rewriting'),
  add_verse: t('workspace.finding-verse'),
  add_illustration: t('workspace.creating-story'),
  style_rewrite: t('workspace.rewriting'),
  convert_outline: t('workspace.transforming'),
  format_outline: t('workspace.transforming'),
  format_manuscript: t('workspace.transforming'),
  format_bullets: t('workspace.transforming'),
});

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
