import { Button, Skeleton, StatusPanel, useDelayed } from '@berea/ui/core';
import { explain, TransportError } from '@berea/web';
import { CloudAlert } from 'lucide-react';
import { useLoaded } from '../use-loaded.js';
import { SEARCH_RESULTS_ID } from './search-focus.js';
import styles from './search-results.module.css';
import { joinPages, useResults } from './results.js';
import { useSearchAddress } from '../place/search-address.js';
import { t } from '../texts/search.js';

/** No part of the page's first scripts, which are for reading. */
export const loadFound = () => import('./found.js');

interface SearchResultsProps {
  readonly term: string;
  readonly onClear: () => void;
}

/** Results for a term: verses, or entries of commentaries, topics and lexicons. */
export function SearchResults({ term, onClear }: SearchResultsProps) {
  const address = useSearchAddress();
  const query = useResults({ ...address, q: term });
  const { part: found, error: notLoaded, retry } = useLoaded(loadFound);
  const late = useDelayed(query.isPending || query.isPlaceholderData || !found);
  const results = query.data && joinPages(query.data.pages);
  const refused = query.isError && !results ? query.error : undefined;
  // The term or the scope names what does not exist, or what is not installed: trying again would say the same.
  const named = refused instanceof TransportError && refused.status < 500 && refused.status !== 429;
  const error = notLoaded ?? (named ? undefined : refused);
  if (error !== undefined) {
    return (
      <StatusPanel
        role="alert"
        icon={CloudAlert}
        title={t('search.scripture-could-not-be-searched')}
        actions={
          <Button type="primary" onClick={() => (notLoaded ? retry() : void query.refetch())}>
            {t('search.try-again')}
          </Button>
        }
      >
        <p>{explain(error)}</p>
      </StatusPanel>
    );
  }
  if (!found || !(results || named)) {
    return (
      <div className={styles['results']} role="status" aria-label={t('search.searching-scripture')}>
        {late && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      </div>
    );
  }
  const { NothingFound, ResultList, SearchOptions } = found;
  if (!results) {
    return (
      <div className={styles['results']}>
        <SearchOptions />
        <NothingFound reason={explain(refused)} onClear={onClear} />
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
