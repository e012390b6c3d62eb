import { type Book, BOOKS } from '@berea/scripture';
import { IconButton, PageFrame, Tag, useIsPhone } from '@berea/ui/core';
import { Navigate, useNavigate, useParams } from '@berea/web/router';
import { Search } from 'lucide-react';
import { useState } from 'react';
import styles from './bible-page.module.css';
import { lastAddress } from './place/last-place.js';
import { addressOf, isPlace, readPlace } from './place/place.js';
import { PlacePicker } from './place/place-picker.js';
import { ChapterMissing } from './reader/chapter-missing.js';
import { ChapterView } from './reader/chapter-view.js';
import { SearchField } from './search/search-field.js';
import { SearchResults } from './search/search-results.js';
import { useSearchTerm } from './search/use-search-term.js';

const matthew = BOOKS.find(({ osis }) => osis === 'Matt') as Book;

/** The Bible reader: '/bible/John/3/16-18' opens there, '/bible' where the reader left off. */
export function BiblePage() {
  const phone = useIsPhone();
  const navigate = useNavigate();
  const place = readPlace(useParams()['*'] ?? '');
  const search = useSearchTerm();
  const [fieldOpen, setFieldOpen] = useState(false);
  if (!place) return <Navigate to={lastAddress()} replace />;

  const pick = (book: string, chapter: number) => void navigate(addressOf(book, chapter));
  // At an unknown place the selectors stand where reading can begin.
  const at = isPlace(place) ? place : { book: place.book ?? matthew, chapter: 1 };
  const field = <SearchField search={search} autoFocus={fieldOpen} onLeave={() => setFieldOpen(false)} />;
  return (
    <PageFrame
      title="Bible Study"
      surface="page"
      width="full"
      meta={
        <Tag className={styles['translation']} title="King James Version">
          KJV
        </Tag>
      }
      actions={phone ? undefined : field}
      phoneActions={
        phone && (
          <IconButton
            icon={Search}
            iconSize={20}
            label="Search Scripture"
            tooltip={fieldOpen ? '' : undefined}
            aria-expanded={fieldOpen || Boolean(search.term)}
            onClick={() => setFieldOpen(!fieldOpen)}
          />
        )
      }
    >
      <div className={styles['reader']}>
        {phone && (fieldOpen || search.term) && field}
        <PlacePicker book={at.book} chapter={at.chapter} onPick={pick} />
        {search.term ? (
          <SearchResults term={search.term} onClear={search.clear} />
        ) : isPlace(place) ? (
          <ChapterView place={place} />
        ) : (
          <ChapterMissing name={place.name} book={place.book} />
        )}
      </div>
    </PageFrame>
  );
}
