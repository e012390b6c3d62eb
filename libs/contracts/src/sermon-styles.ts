/** How the body of a sermon is written down; the first is what a new one begins with (product constants). */
export const WRITING_MODES = ['outline', 'manuscript', 'bullets'] as const;
export type WritingMode = (typeof WRITING_MODES)[number];
