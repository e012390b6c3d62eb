import { type Book, BOOKS, formatReference } from '@berea/scripture';
import { PageFrame } from '@berea/ui/core';
import { Navigate, useLocation, useParams } from '@berea/web/router';
import { useMemo } from 'react';
import { BiblePageContent } from './bible-page-content.js';
import { harmonyOf, harmonyPath } from './place/harmony-address.js';
import { lastAddress } from './place/recent-places.js';
import { isPlace, type NoPlace, readPlace } from './place/place.js';
import { ReadingContext } from './place/use-reading.js';
import { ChapterFailed, ChapterSkeleton } from './reader/chapter-states.js';
import { t } from './texts/bible.js';
import { useLoaded } from './use-loaded.js';
import { useReadingAt } from './use-reading-at.js';
import { ReadAloudProvider } from './speech/read-aloud.js';
import { StudyStateProvider } from './study-state/study-state-context.js';

const matthew = BOOKS.find(({ osis }) => osis === 'Matt') as Book;

/**
 * The Bible reader: '/bible/John/3/16-18' opens there, '/bible' where the reader left off, '/bible?q=grace' searches from
 * there, '/bible/harmony/John/6/1' shows the passages parallel to that verse.
 */
export function BiblePage() {
  const path = useParams()['*'] ?? '';
  const { search } = useLocation();
  const harmony = harmonyPath(path);
  if (harmony !== undefined) {
    return readPlace(harmony) ? <HarmonyAt path={harmony} /> : <Navigate to={harmonyOf(lastAddress())} replace />;
  }
  return readPlace(path) ? <BibleAt path={path} /> : <Navigate to={lastAddress() + search} replace />;
}

/** The words of an address that may name a place in another way; none where it names 'Obadiah/2', which is no verse. */
function wordsOf(path: string, { book, asked }: NoPlace): string | undefined {
  const isChapter = book?.chapters === 1 && asked && asked.verse === undefined;
  return isChapter ? undefined : path.split('/').filter(Boolean).join(' ');
}

function BibleAt({ path }: { path: string }) {
  const { reading, ...shown } = useShownAt(path);
  return (
    <ReadingContext value={reading}>
      <StudyStateProvider>
        <ReadAloudProvider>
          <BiblePageContent {...shown} />
        </ReadAloudProvider>
      </StudyStateProvider>
    </ReadingContext>
  );
}

/** No part of the page's first scripts, which are for reading. */
const loadHarmony = () => import('./harmony-page.js');

function HarmonyAt({ path }: { path: string }) {
  const { reading, ...shown } = useShownAt(path);
  const { part, error, retry } = useLoaded(loadHarmony);
  const { book, chapter } = reading.place;
  if (!part) {
    return (
      <PageFrame title={t('bible.bible-study')} surface="page">
        {error === undefined ? (
          <ChapterSkeleton name={formatReference(book.name, chapter)} />
        ) : (
          <ChapterFailed error={error} retry={retry} />
        )}
      </PageFrame>
    );
  }
  return (
    <ReadingContext value={reading}>
      <part.HarmonyPage {...shown} />
    </ReadingContext>
  );
}

/** What is read at an address, and what the address names in place of a chapter. */
function useShownAt(path: string) {
  const asked = useMemo(() => readPlace(path), [path]);
  // At an unknown place the selectors show a place where reading can begin.
  const place = useMemo(
    () => (asked && isPlace(asked) ? asked : { book: asked?.book ?? matthew, chapter: 1 }),
    [asked],
  );
  const missing = asked && !isPlace(asked) ? { ...asked, written: wordsOf(path, asked) } : undefined;
  return { ...useReadingAt(place), missing };
}
