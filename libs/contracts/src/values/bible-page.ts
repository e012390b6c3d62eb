// Separate from the schemas, so that the Bible page can import these without the validation library.

/** The colours of highlights (product constant); the first one is the default. */
export const HIGHLIGHT_COLOURS = ['yellow', 'green', 'blue', 'pink', 'purple'] as const;
export type HighlightColour = (typeof HIGHLIGHT_COLOURS)[number];

/** The nine study tools (product constant), in the order of their tiles. */
export const TOOL_KINDS = [
  'greek-hebrew',
  'cross-references',
  'commentary',
  'cultural-context',
  'topical-tags',
  'sermon-tools',
  'structural-patterns',
  'semantic-relations',
  'devotional',
] as const;
export type ToolKind = (typeof TOOL_KINDS)[number];

/** The tools with Scholar's own words, which a language model may write; the others look things up. */
export const WRITTEN_TOOLS = ['commentary', 'sermon-tools', 'devotional'] as const satisfies readonly ToolKind[];
