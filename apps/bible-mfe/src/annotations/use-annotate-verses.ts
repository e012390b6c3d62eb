import type { HighlightColour } from '@berea/contracts';
import { type Toast, useToast } from '@berea/ui/core';
import { explain, useSetBookmark, useSetHighlight, type VersePlace } from '@berea/web';
import { useMemo } from 'react';
import { colourName } from './colour-name.js';
import { t } from '../texts/marks.js';

interface AnnotateVerses {
  /** @param colour null takes the highlight away */
  highlight(places: readonly VersePlace[], colour: HighlightColour | null): void;
  /** @param value null takes the bookmark away */
  bookmark(places: readonly VersePlace[], value: true | null): void;
}

/**
 * Marks verses, and reports the outcome. The tools of a verse leave with the pointer, so nothing here waits for a
 * component.
 */
export function useAnnotateVerses(): AnnotateVerses {
  const toast = useToast();
  const { mutateAsync: setHighlight } = useSetHighlight();
  const { mutateAsync: setBookmark } = useSetBookmark();
  return useMemo(() => {
    const failed = (title: string, again: () => void) => (error: unknown) =>
      toast({
        title,
        description: explain(error),
        kind: 'error',
        action: { label: t('marks.try-again'), onPress: again },
      });
    const highlight: AnnotateVerses['highlight'] = (places, colour) =>
      void setHighlight({ places, value: colour }).then(
        () =>
          toast(
            colour ? highlighted(places, colour) : { title: t('marks.highlights-removed', { count: places.length }) },
          ),
        failed(colour ? t('marks.highlight-not-saved') : t('marks.highlight-not-removed'), () =>
          highlight(places, colour),
        ),
      );
    const bookmark: AnnotateVerses['bookmark'] = (places, value) =>
      void setBookmark({ places, value }).then(
        () => toast(value ? bookmarked(places) : { title: t('marks.bookmarks-removed', { count: places.length }) }),
        failed(value ? t('marks.bookmark-not-saved') : t('marks.bookmark-not-removed'), () => bookmark(places, value)),
      );
    return { highlight, bookmark };
  }, [toast, setHighlight, setBookmark]);
}

const highlighted = (places: readonly VersePlace[], colour: HighlightColour): Toast => ({
  title: t('marks.verses-highlighted', { count: places.length }),
  description: t('marks.applied-highlight', { colour: colourName(colour) }),
});

const bookmarked = (places: readonly VersePlace[]): Toast => ({
  title: t('marks.bookmarks-added', { count: places.length }),
  description: t('marks.verses-saved', { count: places.length }),
});
