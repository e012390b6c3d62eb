/** Stand around what Scholar wrote in a sermon, each alone on its line (product constants). */
export const ENHANCEMENT_MARKERS = { begin: '[Enhanced by Scholar]', end: '[End Enhancement]' } as const;

const MARKER_LINE = /^[ \t]*\[(?:Enhanced by Scholar|End Enhancement)\][ \t]*(?:\r?\n|$)/gm;

/** The text as it is preached and handed out: without markers, all else as it is. */
export const withoutMarkers = (text: string): string => text.replace(MARKER_LINE, '');
