import type { Place } from '@berea/contracts';
import { findBook } from '@berea/scripture';
import { useLocation } from '@berea/web/router';
import { type Answer, renderPage } from '@berea/web/testing';
import { act } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { addressOf } from '../../place/place.js';
import { type Reading, ReadingContext } from '../../place/use-reading.js';
import { useWorkbench, WorkbenchProvider } from '../../study-state/study-state-context.js';

export const matthew5 = (verse: number, endVerse = verse): Place => ({ book: 'Matthew', chapter: 5, verse, endVerse });

// Toasts ask for it when their buttons are pressed; jsdom lacks it.
Element.prototype.hasPointerCapture ??= () => false;

type Bench = ReturnType<typeof useWorkbench>;
let bench: Bench;

/** What the rest of the page does with the workbench. */
export const onBench = (use: (bench: Bench) => void): Promise<void> => act(async () => use(bench));
/** What is chosen and shown now. */
export const benchNow = (): Bench => bench;

const READING: Reading = {
  place: { book: findBook('Matthew')!, chapter: 5 },
  translation: 'KJV',
  beside: undefined,
  open: () => undefined,
  hrefOf: ({ book, chapter, verse, endVerse }) => addressOf(book, chapter, verse, endVerse),
  setTranslation: () => undefined,
  setBeside: () => undefined,
};

function Bench() {
  const current = useWorkbench();
  useLayoutEffect(() => {
    bench = current;
  });
  return <p data-testid="address">{decodeURIComponent(useLocation().pathname)}</p>;
}

/** Renders a part of the Bible page, at Matthew 5. */
export const renderMarked = (part: ReactNode, routes: Readonly<Record<string, Answer>>) =>
  renderPage(
    <ReadingContext value={READING}>
      <WorkbenchProvider>
        <Bench />
        {part}
      </WorkbenchProvider>
    </ReadingContext>,
    { path: '/bible/Matthew/5', routes },
  );
