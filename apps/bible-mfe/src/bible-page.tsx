import { type Book, BOOKS } from '@berea/scripture';
import { Navigate, useParams } from '@berea/web/router';
import { useMemo } from 'react';
import { BiblePageContent } from './bible-page-content.js';
import { lastAddress } from './place/recent-places.js';
import { isPlace, readPlace } from './place/place.js';
import { ReadingContext } from './place/use-reading.js';
import { useReadingAt } from './use-reading-at.js';
import { ReadAloudProvider } from './speech/read-aloud.js';
import { StudyStateProvider } from './study-state/study-state-context.js';

const matthew = BOOKS.find(({ osis }) => osis === 'Matt') as Book;

/** The Bible reader: '/bible/John/3/16-18' opens there, '/bible' where the reader left off. */
export function BiblePage() {
  const path = useParams()['*'] ?? '';
  return readPlace(path) ? <BibleAt path={path} /> : <Navigate to={lastAddress()} replace />;
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
            missing={
              asked && !isPlace(asked) ? { ...asked, written: path.split('/').filter(Boolean).join(' ') } : undefined
            }
            notices={notices}
            settled={settled}
          />
        </ReadAloudProvider>
      </StudyStateProvider>
    </ReadingContext>
  );
}
