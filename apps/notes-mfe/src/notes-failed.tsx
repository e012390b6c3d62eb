import { Button, StatusPanel } from '@berea/ui/core';
import { explain } from '@berea/web';
import { CircleAlert } from 'lucide-react';
import type { NoteListProps } from './note-list-props.js';

export function NotesFailed({ query }: Pick<NoteListProps, 'query'>) {
  return (
    <StatusPanel
      icon={CircleAlert}
      title="Your notes could not be loaded"
      role="alert"
      actions={
        <Button type="primary" loading={query.isFetching} onClick={() => void query.refetch()}>
          Try again
        </Button>
      }
    >
      {explain(query.error)}
    </StatusPanel>
  );
}
