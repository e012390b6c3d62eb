// Without zod, so that the sermon workspace can import these without the validation library.

/** The forms of a sermon's body; the first is the form of a new one (product constants). */
export const WRITING_MODES = ['outline', 'manuscript', 'bullets'] as const;
export type WritingMode = (typeof WRITING_MODES)[number];

/** Scholar's actions on a text of a sermon. */
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

/** The styles of preaching; the first is the default. */
export const PREACHING_STYLES = ['prophetic', 'teaching', 'evangelistic', 'youth', 'devotional'] as const;
export type PreachingStyle = (typeof PREACHING_STYLES)[number];

/** They enclose Scholar's text in a sermon, each alone on its line (product constants). */
export const ENHANCEMENT_MARKERS = { begin: '[Enhanced by Scholar]', end: '[End Enhancement]' } as const;

const MARKER_LINE = /^[ \t]*\[(?:Enhanced by Scholar|End Enhancement)\][ \t]*(?:\r?\n|$)/gm;

/** The text as it is preached and handed out: without markers, all else as it is. */
export const withoutMarkers = (text: string): string => text.replace(MARKER_LINE, '');
