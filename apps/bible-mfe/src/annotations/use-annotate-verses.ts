import type { HighlightColour } from '@berea/contracts';
import { type Toast, useToast } from '@berea/ui/core';
import { explain, useSetBookmark, useSetHighlight, type VersePlace } from '@berea/web';
import { useMemo } from 'react';

interface AnnotateVerses {
  /** @param colour null takes the highlight away */
  highlight(places: readonly VersePlace[], colour: HighlightColour | null): void;
  /** @param value null takes the bookmark away */
  bookmark(places: readonly VersePlace[], value: true | null): void;
}

/**
 * Marks verses, and says what came of it. Whoever pressed may be gone by then: the tools of a verse leave with the
 * pointer, so nothing here waits for a component.
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
        action: { label: 'Try again', onPress: again },
      });
    const highlight: AnnotateVerses['highlight'] = (places, colour) =>
      void setHighlight({ places, value: colour }).then(
        () => toast(colour ? highlighted(places, colour) : { title: `Highlight${s(places)} removed` }),
        failed(colour ? 'Highlight not saved' : 'Highlight not removed', () => highlight(places, colour)),
      );
    const bookmark: AnnotateVerses['bookmark'] = (places, value) =>
      void setBookmark({ places, value }).then(
        () => toast(value ? bookmarked(places) : { title: `Bookmark${s(places)} removed` }),
        failed(value ? 'Bookmark not saved' : 'Bookmark not removed', () => bookmark(places, value)),
      );
    return { highlight, bookmark };
  }, [toast, setHighlight, setBookmark]);
}

const s = ({ length }: readonly unknown[]): string => (length === 1 ? '' : 's');

const highlighted = (places: readonly VersePlace[], colour: HighlightColour): Toast => ({
  title: `Verse${s(places)} highlighted`,
  description: `Applied ${colour} highlight`,
});

const bookmarked = (places: readonly VersePlace[]): Toast => ({
  title: `Bookmark${s(places)} added`,
  description: `Verse${s(places)} saved to your bookmarks`,
});
