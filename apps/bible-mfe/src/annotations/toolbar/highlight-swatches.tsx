import type { Place } from '@berea/contracts';
import { useVerseActions } from '../use-verse-actions.js';
import { ColourChoice } from '../colour-choice.js';

/** Highlights verses in one of the five colours; the colour that they have takes itself away. */
export function HighlightSwatches({ place }: { readonly place: Place }) {
  const { highlight, toggleHighlight } = useVerseActions(place);
  return <ColourChoice variant="swatches" value={highlight} onChoose={toggleHighlight} />;
}
