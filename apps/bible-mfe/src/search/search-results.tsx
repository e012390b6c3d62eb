import { Button, Skeleton, StatusPanel, useDelayed } from '@berea/ui/core';
import { explain, TransportError } from '@berea/web';
import { CloudAlert } from 'lucide-react';
import { NothingFound } from './nothing-found.js';
import { ResultList } from './result-list.js';
import { SEARCH_RESULTS_ID } from './search-focus.js';
import { SearchOptions } from './search-options.js';
import styles from './search-results.module.css';
import { joinPages, useResults } from './results.js';
import { useSearchAddress } from './search-address.js';

interface SearchResultsProps {
  readonly term: string;
  readonly onClear: () => void;
}

/** What a term finds: verses, or what the commentaries, topics and lexicons say. */
export function SearchResults({ term, onClear }: SearchResultsProps) {
  const address = useSearchAddress();
  const query = useResults({ ...address, q: term });
  const late = useDelayed(query.isPending || query.isPlaceholderData);
  const results = query.data && joinPages(query.data.pages);
  if (query.isError && !results) {
    const { error } = query;
    // The term or the scope names what does not exist, or what is not installed: trying again would say the same.
    const named = error instanceof TransportError && error.status < 500 && error.status !== 429;
    if (named) {
      return (
        <div className={styles['results']}>
          <SearchOptions />
          <NothingFound reason={explain(error)} onClear={onClear} />
        </div>
      );
    }
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
        <p>{explain(error)}</p>
      </StatusPanel>
    );
  }
  if (!results) {
    return (
      <div className={styles['results']} role="status" aria-label="Searching Scripture...">
        {late && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      </div>
    );
  }
  return (
    <section
      id={SEARCH_RESULTS_ID}
      className={styles['results']}
      aria-labelledby={`${SEARCH_RESULTS_ID}-title`}
      aria-busy={late || undefined}
      data-late={late || undefined}
    >
      <ResultList
        results={results}
        current={!query.isPlaceholderData}
        paging={{
          hasMore: query.hasNextPage,
          loading: query.isFetchingNextPage,
          error: query.isFetchNextPageError ? query.error : null,
          onMore: () => void query.fetchNextPage(),
        }}
        onClear={onClear}
      />
    </section>
  );
}
