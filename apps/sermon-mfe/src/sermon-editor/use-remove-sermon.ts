import type { Sermon } from '@berea/contracts';
import { useToast } from '@berea/ui/core';
import { type ListFocus, useListFocus } from '@berea/ui/data';
import { explain, useDeleteSermon, useForgetDraft } from '@berea/web';
import { useCallback } from 'react';

/** Deletes a sermon of a list, tells the result and keeps the focus in the list. */
export function useRemoveSermon(shown: readonly Sermon[]): {
  listRef: ListFocus<Sermon>['listRef'];
  remove: (sermon: Sermon) => Promise<void>;
} {
  const { mutateAsync } = useDeleteSermon();
  const forgetDraft = useForgetDraft();
  const toast = useToast();
  const { listRef, willRemove, keep } = useListFocus(shown);
  // The same function at each rendering, so that memoised cards can take it.
  const remove = useCallback(
    async (sermon: Sermon) => {
      willRemove(sermon);
      try {
        await mutateAsync(sermon.id);
        forgetDraft(`sermon:${sermon.id}`);
        toast({ title: 'Sermon deleted successfully' });
      } catch (error) {
        keep();
        toast({ title: 'Failed to delete sermon', description: explain(error), kind: 'error' });
      }
    },
    [willRemove, keep, mutateAsync, forgetDraft, toast],
  );
  return { listRef, remove };
}
