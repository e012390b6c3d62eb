import type { Place } from '@berea/contracts';
import { findBook } from '@berea/scripture';
import { useLocation } from '@berea/web/router';
import { act } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { addressOf } from '../place/place.js';
import { type Reading, ReadingContext } from '../place/use-reading.js';
import { useStudyState, StudyStateProvider } from '../study-state/study-state-context.js';

export const matthew5 = (verse: number, endVerse = verse): Place => ({ book: 'Matthew', chapter: 5, verse, endVerse });

type State = ReturnType<typeof useStudyState>;
let state: State;

/** Acts on the selection and the panel as the rest of the page does. */
export const onState = (use: (now: State) => void): Promise<void> => act(async () => use(state));
/** The present selection and views. */
export const stateNow = (): State => state;

/** The reader at a chapter of Matthew, in the King James Version. */
const readingOf = (chapter: number): Reading => ({
  place: { book: findBook('Matthew')!, chapter },
  translation: 'KJV',
  beside: undefined,
  open: () => undefined,
  hrefOf: ({ book, chapter: number, verse, endVerse }) => addressOf(book, number, verse, endVerse),
  setTranslation: () => undefined,
  setBeside: () => undefined,
});

function Probe() {
  const current = useStudyState();
  useLayoutEffect(() => {
    state = current;
  });
  const { pathname, search } = useLocation();
  return <p data-testid="address">{decodeURIComponent(pathname) + search}</p>;
}

/**
 * The surroundings that a part of the Bible page needs. The address is shown, `stateNow` and `onState` reach the state.
 */
export const StudyPage = ({ chapter = 5, children }: { readonly chapter?: number; readonly children: ReactNode }) => (
  <ReadingContext value={readingOf(chapter)}>
    <StudyStateProvider>
      <Probe />
      {children}
    </StudyStateProvider>
  </ReadingContext>
);
