import { useToast } from '@berea/ui/core';
import { explain, useSetBookmark, useSetHighlight } from '@berea/web';
import { useDeleteNote, usePutBackNote } from '../../data/chapter-notes.js';
import type { Annotation } from './list-annotations.js';
import { versesOf } from '../../place/verse-range.js';
import { t } from '../../texts/my-marks.js';

/** A way there and a way back, and how they are called. */
interface Deletion {
  readonly noun: string;
  readonly done: string;
  remove(): Promise<unknown>;
  restore(): Promise<unknown>;
}

/**
 * Deletes a mark, and offers to put it back as it was: the same colour, or the same note, which is in the bin.
 * @returns whether it is gone
 */
export function useDeleteAnnotation(): (entry: Annotation) => Promise<boolean> {
  const toast = useToast();
  const deletionOf = useDeletions();

  const restore = ({ noun, restore: run }: Pick<Deletion, 'noun' | 'restore'>): void =>
    void run().then(
      () => toast({ title: t('my-marks.noun-restored', { noun }) }),
      (error: unknown) =>
        toast({
          title: t('my-marks.noun-not-restored', { noun }),
          description: explain(error),
          kind: 'error',
          action: { label: t('my-marks.try-again'), onPress: () => restore({ noun, restore: run }) },
        }),
    );

  return (entry) => {
    const deletion = deletionOf(entry);
    return deletion.remove().then(
      () => {
        toast({ title: deletion.done, action: { label: t('my-marks.undo'), onPress: () => restore(deletion) } });
        return true;
      },
      (error: unknown) => {
        toast({
          title: t('my-marks.noun-not-removed', { noun: deletion.noun }),
          description: explain(error),
          kind: 'error',
        });
        return false;
      },
    );
  };
}

function useDeletions(): (entry: Annotation) => Deletion {
  const { mutateAsync: setHighlight } = useSetHighlight();
  const { mutateAsync: setBookmark } = useSetBookmark();
  const { mutateAsync: deleteNote } = useDeleteNote();
  const { mutateAsync: putBackNote } = usePutBackNote();
  return (entry) => {
    const places = versesOf(entry.place);
    switch (entry.kind) {
      case 'highlight':
        return {
          noun: t('my-marks.highlight'),
          done: t('my-marks.highlight-removed'),
          remove: () => setHighlight({ places, value: null }),
          restore: () => setHighlight({ places, value: entry.colour }),
        };
      case 'bookmark':
        return {
          noun: t('my-marks.bookmark'),
          done: t('my-marks.bookmark-removed'),
          remove: () => setBookmark({ places, value: null }),
          restore: () => setBookmark({ places, value: true }),
        };
      case 'note': {
        const { id } = entry.note;
        return {
          noun: t('my-marks.note'),
          done: t('my-marks.note-deleted-successfully'),
          remove: () => deleteNote(id),
          restore: () => putBackNote(id),
        };
      }
    }
  };
}
