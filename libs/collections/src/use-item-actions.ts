import type { Issue } from '@berea/contracts';
import { useToast } from '@berea/ui/core';
import { type ListFocus, useListFocus } from '@berea/ui/data';
import { explain, TransportError } from '@berea/web';
import { type Left, leftAfter, useRetries } from '@berea/web/waiting';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { capital, type Noun } from './list-states.js';
import { t } from './texts/collections.js';

type Named = Pick<Noun, 'one'>;

/** The members of a `FormSaving` that saving uses. */
export interface Saving<Draft, Item> {
  readonly base: Item | undefined;
  readonly save: (draft: Draft) => Promise<Item | null>;
  readonly merged: () => boolean;
  readonly waiting: () => Draft | undefined;
}

/** Opens a whole item, to be read or edited, even if the list has only the beginning of its text. */
export function useOpenItem<Item extends { readonly truncated?: true | undefined }>(
  { one }: Named,
  show: (item: Item) => void,
  wholeOf: (item: Item) => Promise<Item>,
): (item: Item) => void {
  const toast = useToast();
  return useCallback(
    (item) => {
      if (!item.truncated) return show(item);
      wholeOf(item).then(show, (error: unknown) =>
        toast({
          title: t('collections.item-could-not-be-opened', { item: one }),
          description: explain(error),
          kind: 'error',
        }),
      );
    },
    [one, show, wholeOf, toast],
  );
}

/** Restores an item from the bin and reports the result; the same function at each rendering. */
export function usePutBack(
  { one }: Named,
  putBack: (id: string) => Promise<unknown>,
): (id: string) => Promise<boolean> {
  const toast = useToast();
  return useCallback(
    async (id) => {
      try {
        await putBack(id);
        toast({ title: t('collections.item-restored', { item: capital(one) }) });
        return true;
      } catch (error) {
        toast({
          title: t('collections.failed-to-restore-item', { item: one }),
          description: explain(error),
          kind: 'error',
        });
        return false;
      }
    },
    [one, putBack, toast],
  );
}

/**
 * Deletes an item of a list, reports the result with a way to undo it, and keeps the focus in the list.
 * @param shown the items as the list shows them
 * @param deleteById the same function at each rendering, such as a mutation's `mutateAsync`
 * @param putBack restores it from the bin; the same function at each rendering too
 */
export function useRemoveItem<Item extends { readonly id: string }>(
  { one }: Named,
  shown: readonly Item[],
  deleteById: (id: string) => Promise<unknown>,
  putBack: (id: string) => Promise<unknown>,
): Pick<ListFocus<Item>, 'listRef'> & { remove: (item: Item) => Promise<void> } {
  const toast = useToast();
  const { listRef, willRemove, keep } = useListFocus(shown);
  const undo = usePutBack({ one }, putBack);
  // The same function at each rendering, so that memoised cards can take it.
  const remove = useCallback(
    async (item: Item) => {
      willRemove(item);
      try {
        await deleteById(item.id);
        toast({
          title: t('collections.item-deleted-successfully', { item: capital(one) }),
          description: t('collections.it-stays-in-bin-for'),
          action: { label: t('collections.undo'), onPress: () => void undo(item.id) },
        });
      } catch (error) {
        keep();
        toast({
          title: t('collections.failed-to-delete-item', { item: one }),
          description: explain(error),
          kind: 'error',
        });
      }
    },
    [one, willRemove, keep, deleteById, undo, toast],
  );
  return { listRef, remove };
}

/**
 * Saves a dialog's values and reports the result. A draft that could not be sent for now is sent again later by
 * itself.
 * @returns the function that a `FormDialog` calls; it returns the server's errors for its fields
 */
export function useSaveDialog<Draft, Item>(
  { one }: Named,
  form: Saving<Draft, Item>,
  onSaved: (item: Item) => void,
): (draft: Draft) => Promise<readonly Issue[]> {
  const toast = useToast();
  const submit = async (draft: Draft, onError: (error: unknown) => void): Promise<void> => {
    try {
      const saved = await form.save(draft);
      // Another version waits for the user's choice, which the dialog shows.
      if (!saved) return;
      onSaved(saved);
      toast({
        title: form.base
          ? t('collections.item-updated', { item: capital(one) })
          : t('collections.item-created', { item: capital(one) }),
        ...(form.merged() && { description: t('collections.both-changes-in-it') }),
      });
    } catch (error) {
      onError(error);
    }
  };
  const tellFailure = (error: unknown) => {
    const title = form.base
      ? t('collections.update-failed', { item: one })
      : t('collections.create-failed', { item: one });
    toast({ title, description: form.waiting() ? explainWaiting(error) : explain(error), kind: 'error' });
  };
  const { later } = useRetries(async () => {
    const draft = form.waiting();
    let left: Left | undefined;
    const onError = (error: unknown) => {
      // The user was told before that it waits.
      if (form.waiting()) left = leftAfter(error);
      else tellFailure(error);
    };
    if (draft) await submit(draft, onError);
    return left;
  });
  const waitedBefore = useEffectEvent(() => form.waiting() !== undefined);
  useEffect(() => {
    if (waitedBefore()) later();
  }, [later]);
  return async (draft) => {
    let issues: readonly Issue[] = [];
    await submit(draft, (error) => {
      tellFailure(error);
      if (form.waiting()) later(leftAfter(error));
      if (error instanceof TransportError) ({ issues } = error);
    });
    return issues;
  };
}

const explainWaiting = (error: unknown): string =>
  error instanceof TransportError
    ? t('collections.kept-and-sent-again', { reason: explain(error) })
    : t('collections.kept-until-reached');
