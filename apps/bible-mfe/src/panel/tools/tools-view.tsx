import type { Place } from '@berea/contracts';
import { useIsPhone } from '@berea/ui/core';
import { HighlightSwatches } from '../../annotations/toolbar/highlight-swatches.js';
import { AskBox } from './ask-box.js';
import { PanelFrame } from '../frame/panel-frame.js';
import { QuickActions } from './quick-actions.js';
import { QuickNote } from './quick-note.js';
import { referenceOf } from '../../place/reference-of.js';
import { ToolTiles } from './tool-tiles.js';
import type { Exchanges } from './use-exchanges.js';
import { usePassage } from './use-passage.js';
import { VerseNotes } from './verse-notes.js';
import { VerseQuote } from './verse-quote.js';

export interface ToolsViewProps {
  readonly place: Place;
  readonly translation: string;
  readonly exchanges: Exchanges;
}

/** Everything that can be done with the chosen verses. */
export function ToolsView({ place, translation, exchanges }: ToolsViewProps) {
  const phone = useIsPhone();
  const { passage, error, refetch } = usePassage(place, translation);
  return (
    <PanelFrame title="Study Tools" subtitle={`${referenceOf(place)} in the ${translation}`}>
      <VerseQuote passage={passage} error={error} retry={() => void refetch()} />
      {phone && <HighlightSwatches place={place} />}
      <ToolTiles />
      <QuickActions place={place} translation={translation} passage={passage} />
      <VerseNotes place={place} />
      <QuickNote place={place} />
      <AskBox place={place} translation={translation} exchanges={exchanges} />
    </PanelFrame>
  );
}
