import { HIGHLIGHT_COLOURS, type HighlightColour } from '@berea/contracts';
import { browserStore } from '@berea/web';

/** The colour that was highlighted with last in this browser; yellow at first. */
export function lastColour(): HighlightColour {
  const kept = browserStore.read('highlightColour');
  return HIGHLIGHT_COLOURS.find((colour) => colour === kept) ?? HIGHLIGHT_COLOURS[0];
}

export const rememberColour = (colour: HighlightColour): void => browserStore.write('highlightColour', colour);
