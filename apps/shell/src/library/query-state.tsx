import { Button, Skeleton, StatusPanel } from '@berea/ui/core';
import { explain } from '@berea/web';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface Asked<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
}

export interface QueryStateProps<T> {
  readonly of: Asked<T>;
  /** 'Your bookmarks': what could not be loaded. */
  readonly what: string;
  readonly children: (data: T) => ReactNode;
}

/** What a list shows before it is there, and where it cannot be had. */
export function QueryState<T>({ of: { data, error, isPending, refetch }, what, children }: QueryStateProps<T>) {
  if (isPending) {
    return (
      <div role="status" aria-label="Loading..." aria-busy>
        <Skeleton active paragraph={{ rows: 6 }} />
      </div>
    );
  }
  if (error || data === undefined) {
    return (
      <StatusPanel
        role="alert"
        icon={CircleAlert}
        title={`${what} could not be loaded`}
        actions={
          <Button type="primary" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        <p>{explain(error)}</p>
      </StatusPanel>
    );
  }
  return children(data);
}
