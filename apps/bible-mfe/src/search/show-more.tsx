import { Button } from '@berea/ui/core';
import { explain } from '@berea/web';
import { useEffect, useRef } from 'react';
import { SEARCH_RESULTS_ID } from './search-focus.js';
import styles from './search-results.module.css';
import { t } from '../texts/search-results.js';

export interface ShowMoreProps {
  /** How many results are on screen. */
  readonly shown: number;
  readonly hasMore: boolean;
  readonly loading: boolean;
  readonly error: unknown;
  readonly onMore: () => void;
}

/**
 * The next page of results. The focus stays on the button as it moves down; when nothing is left to show and the button
 * goes, the first of the new results takes it.
 */
export function ShowMore({ shown, hasMore, loading, error, onMore }: ShowMoreProps) {
  const before = useRef<number>(undefined);
  useEffect(() => {
    const first = before.current;
    if (first === undefined || shown <= first) return;
    before.current = undefined;
    if (hasMore) return;
    document.querySelectorAll<HTMLElement>(`#${SEARCH_RESULTS_ID} li [data-result]`)[first]?.focus();
  }, [shown, hasMore]);
  if (!hasMore) return null;
  return (
    <div className={styles['more']}>
      {Boolean(error) && !loading && (
        <p role="alert" className={styles['notice']}>
          {explain(error)}
        </p>
      )}
      <Button
        loading={loading}
        onClick={() => {
          before.current = shown;
          onMore();
        }}
      >
        {error ? t('search-results.try-again') : t('search-results.show-more')}
      </Button>
    </div>
  );
}
