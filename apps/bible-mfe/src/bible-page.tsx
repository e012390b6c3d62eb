import { type Book, BOOKS } from '@berea/scripture';
import { Navigate, useLocation, useParams } from '@berea/web/router';
import { useMemo } from 'react';
import { BiblePageContent } from './bible-page-content.js';
import { lastAddress } from './place/recent-places.js';
import { isPlace, type NoPlace, readPlace } from './place/place.js';
import { ReadingContext } from './place/use-reading.js';
import { useReadingAt } from './use-reading-at.js';
import { ReadAloudProvider } from './speech/read-aloud.js';
import { StudyStateProvider } from './study-state/study-state-context.js';

const matthew = BOOKS.find(({ osis }) => osis === 'Matt') as Book;

/** The Bible reader: '/bible/John/3/16-18' opens there, '/bible' where the reader left off, '/bible?q=grace' searches from there. */
export function BiblePage() {
  const path = useParams()['*'] ?? '';
  const { search } = useLocation();
  return readPlace(path) ? <BibleAt path={path} /> : <Navigate to={lastAddress() + search} replace />;
}

/** The words of an address that may name a place in another way; none where it names 'Obadiah/2', which is no verse. */
function wordsOf(path: string, { book, asked }: NoPlace): string | undefined {
  const isChapter = book?.chapters === 1 && asked && asked.verse === undefined;
  return isChapter ? undefined : path.split('/').filter(Boolean).join(' ');
}

function BibleAt({ path }: { path: string }) {
  const asked = useMemo(() => readPlace(path), [path]);
  // At an unknown place the selectors show a place where reading can begin.
  const place = useMemo(
    () => (asked && isPlace(asked) ? asked : { book: asked?.book ?? matthew, chapter: 1 }),
    [asked],
  );
  const { reading, notices, settled } = useReadingAt(place);
  return (
    <ReadingContext value={reading}>
      <StudyStateProvider>
        <ReadAloudProvider>
          <BiblePageContent
            missing={asked && !isPlace(asked) ? { ...asked, written: wordsOf(path, asked) } : undefined}
            notices={notices}
            settled={settled}
          />
        </ReadAloudProvider>
      </StudyStateProvider>
    </ReadingContext>
  );
}
