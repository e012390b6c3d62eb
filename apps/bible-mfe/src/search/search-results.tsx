import { SEARCH_LIMITS, type SearchResult } from '@berea/contracts';
import { Button, Skeleton, StatusPanel, useDelayed } from '@berea/ui/core';
import { explain, useBibleSearch } from '@berea/web';
import { Link } from '@berea/web/router';
import { CloudAlert, SearchX } from 'lucide-react';
import { formatReference } from '@berea/scripture';
import { addressOf } from '../place/place.js';
import { countWords } from './count-words.js';
import { markWords } from './mark-words.js';
import styles from './search.module.css';

/** The verses that a term finds. */
export function SearchResults({ term, onClear }: { term: string; onClear: () => void }) {
  const query = useBibleSearch(term);
  const late = useDelayed(query.isPending || query.isPlaceholderData);
  if (query.isPending) {
    return (
      <div className={styles['results']} role="status" aria-label="Searching Scripture...">
        {late && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      </div>
    );
  }
  if (query.isError) {
    return (
      <StatusPanel
        role="alert"
        icon={CloudAlert}
        title="Scripture could not be searched"
        actions={
          <Button type="primary" onClick={() => void query.refetch()}>
            Try again
          </Button>
        }
      >
        <p>{explain(query.error)}</p>
      </StatusPanel>
    );
  }
  const { results, total, query: found } = query.data;
  if (results.length === 0) {
    return (
      <StatusPanel
        role="status"
        icon={SearchX}
        title="No results found"
        actions={<Button onClick={onClear}>Clear search</Button>}
      >
        <p>
          {`No verse holds “${found}”. Try fewer words or another form of them, words that belong together in "quotes", or a reference such as John 3:16.`}
        </p>
      </StatusPanel>
    );
  }
  return (
    <section className={styles['results']} aria-busy={late || undefined} data-late={late || undefined}>
      <h2 className={styles['heading']}>{`Results for “${found}”`}</h2>
      <p className={styles['count']} role="status">
        {countWords(results.length, total)}
        {total > results.length && results.length >= SEARCH_LIMITS.results && ' Add a word to narrow the search.'}
      </p>
      <ol role="list" className={styles['list']}>
        {results.map((result) => (
          <Result key={`${result.book} ${result.chapter}:${result.verse}`} result={result} query={found} />
        ))}
      </ol>
    </section>
  );
}

function Result({ result: { book, chapter, verse, text }, query }: { result: SearchResult; query: string }) {
  return (
    <li className={styles['result']}>
      <Link to={addressOf(book, chapter, verse)}>{formatReference(book, chapter, verse)}</Link>
      <p lang="en">
        {markWords(text, query).map((piece, index) =>
          piece.marked ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
        )}
      </p>
    </li>
  );
}
