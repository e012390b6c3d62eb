import type { Sermon } from '@berea/contracts';
import { useToast } from '@berea/ui/core';
import { explain, useWholeSermon } from '@berea/web';
import { useCallback } from 'react';

/** Opens a sermon whole, to be read or edited, though the list may have only the beginnings of its texts. */
export function useOpenSermon(show: (sermon: Sermon) => void): (sermon: Sermon) => void {
  const wholeOf = useWholeSermon();
  const toast = useToast();
  return useCallback(
    (sermon) => {
      if (!sermon.truncated) return show(sermon);
      wholeOf(sermon).then(show, (error: unknown) =>
        toast({ title: 'The sermon could not be opened', description: explain(error), kind: 'error' }),
      );
    },
    [show, wholeOf, toast],
  );
}
