import type { Note } from '@berea/contracts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { isPlaceParserThere, isPlain, loadPlaceParser, watchPlaceParser } from './note-places.js';

/** The notes whose places `notePlaces` can tell by now: all but a few at once, those when the parser has come that they ask for. */
export function useReadableNotes(notes: readonly Note[] | undefined): readonly Note[] | undefined {
  const all = useSyncExternalStore(watchPlaceParser, isPlaceParserThere);
  const readable = useMemo(() => (all ? notes : notes?.filter(isPlain)), [all, notes]);
  const wanting = readable?.length !== notes?.length;
  useEffect(() => {
    if (wanting) void loadPlaceParser();
  }, [wanting]);
  return readable;
}
