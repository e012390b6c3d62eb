/** The colours of highlights (product constant); the first one is what is used unless another is chosen. */
export const HIGHLIGHT_COLOURS = ['yellow', 'green', 'blue', 'pink', 'purple'] as const;
export type HighlightColour = (typeof HIGHLIGHT_COLOURS)[number];
