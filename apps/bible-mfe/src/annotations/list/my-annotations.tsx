import { Button, StatusPanel } from '@berea/ui/core';
import { useBookmarks, useHighlights, useNotes } from '@berea/web';
import { CloudAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { explain } from '@berea/web';
import { choicesOf, filterMarks, type MarksFilter, type MarksOrder } from './filter-annotations.js';
import { listMarks } from './list-annotations.js';
import { MarksEmpty } from './annotations-empty.js';
import { MarksFilters } from './annotation-filters.js';
import { MarksList } from './annotation-list.js';
import { MarksSkeleton } from './annotations-skeleton.js';
import styles from './my-annotations.module.css';

/** Everything that the user put to verses: highlights, bookmarks and notes. The content of the panel. */
export function MyMarks() {
  const highlights = useHighlights();
  const bookmarks = useBookmarks();
  const notes = useNotes();
  const queries = [highlights, bookmarks, notes];
  const [filter, setFilter] = useState<MarksFilter>({});
  const [order, setOrder] = useState<MarksOrder>('newest');
  const entries = useMemo(
    () => listMarks({ highlights: highlights.data, bookmarks: bookmarks.data, notes: notes.data }),
    [highlights.data, bookmarks.data, notes.data],
  );
  const choices = useMemo(() => choicesOf(entries, filter), [entries, filter]);
  const shown = useMemo(() => filterMarks(entries, filter, order), [entries, filter, order]);

  if (queries.some(({ isPending }) => isPending)) return <MarksSkeleton />;
  const failed = queries.filter(({ isError, data }) => isError && !data);
  if (failed.length > 0) {
    return (
      <StatusPanel
        role="alert"
        icon={CloudAlert}
        title="Your marks could not be loaded"
        actions={
          <Button type="primary" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
            Try again
          </Button>
        }
      >
        <p>{explain(failed[0]?.error)}</p>
      </StatusPanel>
    );
  }
  if (entries.length === 0) return <MarksEmpty filter={{}} />;
  return (
    <div className={styles['marks']}>
      <MarksFilters choices={choices} filter={filter} onFilter={setFilter} order={order} onOrder={setOrder} />
      {shown.length === 0 ? (
        <MarksEmpty filter={filter} onClear={() => setFilter({})} />
      ) : (
        <MarksList key={JSON.stringify([filter, order])} entries={shown} />
      )}
    </div>
  );
}
