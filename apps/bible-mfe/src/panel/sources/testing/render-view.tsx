import { findBook } from '@berea/scripture';
import { useLocation } from '@berea/web/router';
import { type Answer, renderPage } from '@berea/web/testing';
import { act } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { addressOf } from '../../../place/place.js';
import { type Reading, ReadingContext } from '../../../place/use-reading.js';
import { useWorkbench, WorkbenchProvider } from '../../../study-state/study-state-context.js';
import { WORKS } from './works.js';

type Bench = ReturnType<typeof useWorkbench>;
let bench: Bench;

function Probe() {
  const now = useWorkbench();
  useEffect(() => {
    bench = now;
  });
  const { pathname, search } = useLocation();
  return <p data-testid="address">{decodeURIComponent(pathname) + search}</p>;
}

/** What the panel shows by now. */
export const benchNow = (): Pick<Bench, 'views' | 'selected'> => ({ views: bench.views, selected: bench.selected });
/** What the rest of the page does. */
export const onBench = (use: (bench: Bench) => void): Promise<void> => act(async () => use(bench));

/** Renders a view of the panel beside Matthew 5 in the King James Version, over a server that answers as scripted. */
export function renderView(view: ReactNode, routes: Readonly<Record<string, Answer>> = {}) {
  const reading: Reading = {
    place: { book: findBook('Matthew')!, chapter: 5 },
    translation: 'KJV',
    beside: undefined,
    open: () => undefined,
    hrefOf: ({ book, chapter, verse, endVerse }) => addressOf(book, chapter, verse, endVerse),
    setTranslation: () => undefined,
    setBeside: () => undefined,
  };
  const page = (
    <ReadingContext value={reading}>
      <WorkbenchProvider>
        <Probe />
        {view}
      </WorkbenchProvider>
    </ReadingContext>
  );
  return renderPage(page, { path: '/bible/Matthew/5', routes: { 'GET /api/bible/works': () => WORKS, ...routes } });
}
