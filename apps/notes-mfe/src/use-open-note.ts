import type { Note } from '@berea/contracts';
import { useToast } from '@berea/ui/core';
import { explain, useWholeNote } from '@berea/web';
import { useCallback } from 'react';

/** Opens a note whole, to be read or edited, though the list may have only the beginning of its text. */
export function useOpenNote(show: (note: Note) => void): (note: Note) => void {
  const wholeOf = useWholeNote();
  const toast = useToast();
  return useCallback(
    (note) => {
      if (!note.truncated) return show(note);
      wholeOf(note).then(show, (error: unknown) =>
        toast({ title: 'The note could not be opened', description: explain(error), kind: 'error' }),
      );
    },
    [show, wholeOf, toast],
  );
}
