import { Alert, Button } from '@berea/ui/core';
import { explain, type ListPages } from '@berea/web';
import { useEffect, useRef } from 'react';
import styles from './list-more.module.css';
import type { Noun } from './list-states.js';
import { t } from './texts/collections.js';

interface ListMoreProps {
  readonly noun: Noun;
  readonly pages: Pick<ListPages<unknown>, 'hasMore' | 'loadingMore' | 'moreError' | 'loadMore'>;
}

/** More is fetched when the end of a list is within this distance below the screen. */
const AHEAD = '800px';

/**
 * The end of a list that has more items: they are fetched when it comes near the screen, or when the user presses the
 * button.
 */
export function ListMore({ noun, pages: { hasMore, loadingMore, moreError, loadMore } }: ListMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const waits = hasMore && !loadingMore && !moreError;
  useEffect(() => {
    if (!waits || !end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && loadMore(),
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [waits, loadMore]);
  if (!hasMore) return null;
  return (
    <div ref={end} className={styles['end']}>
      {Boolean(moreError) && !loadingMore && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('collections.more-items-could-not-be-loaded', { items: noun.many })}
          description={explain(moreError)}
        />
      )}
      <Button loading={loadingMore} onClick={loadMore}>
        {moreError ? t('collections.try-again') : t('collections.show-more-items', { items: noun.many })}
      </Button>
    </div>
  );
}
