import { Button, Skeleton, StatusPanel } from '@berea/ui/core';
import { explain } from '@berea/web';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../texts/library-shelf.js';

interface Asked<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
}

export interface QueryStateProps<T> {
  readonly of: Asked<T>;
  /** 'Your bookmarks could not be loaded' */
  readonly failed: string;
  readonly children: (data: T) => ReactNode;
}

/** State of a list before it is there, and if it cannot be loaded. */
export function QueryState<T>({ of: { data, error, isPending, refetch }, failed, children }: QueryStateProps<T>) {
  if (isPending) {
    return (
      <div role="status" aria-label={t('library-shelf.loading')} aria-busy>
        <Skeleton active paragraph={{ rows: 6 }} />
      </div>
    );
  }
  if (error || data === undefined) {
    return (
      <StatusPanel
        role="alert"
        icon={CircleAlert}
        title={failed}
        actions={
          <Button type="primary" onClick={() => void refetch()}>
            {t('library-shelf.try-again')}
          </Button>
        }
      >
        <p>{explain(error)}</p>
      </StatusPanel>
    );
  }
  return children(data);
}
