import { Button, StatusPanel } from '@berea/ui/core';
import { useBookmarks, useHighlights, useNotes } from '@berea/web';
import { CloudAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { explain } from '@berea/web';
import { choicesOf, filterAnnotations, type AnnotationFilter, type AnnotationOrder } from './filter-annotations.js';
import { listAnnotations } from './list-annotations.js';
import { AnnotationsEmpty } from './annotations-empty.js';
import { AnnotationFilters } from './annotation-filters.js';
import { AnnotationList } from './annotation-list.js';
import { AnnotationsSkeleton } from './annotations-skeleton.js';
import styles from './my-annotations.module.css';

/** Everything that the user put to verses: highlights, bookmarks and notes. The content of the panel. */
export function MyAnnotations() {
  const highlights = useHighlights();
  const bookmarks = useBookmarks();
  const notes = useNotes();
  const queries = [highlights, bookmarks, notes];
  const [filter, setFilter] = useState<AnnotationFilter>({});
  const [order, setOrder] = useState<AnnotationOrder>('newest');
  const entries = useMemo(
    () => listAnnotations({ highlights: highlights.data, bookmarks: bookmarks.data, notes: notes.data }),
    [highlights.data, bookmarks.data, notes.data],
  );
  const choices = useMemo(() => choicesOf(entries, filter), [entries, filter]);
  const shown = useMemo(() => filterAnnotations(entries, filter, order), [entries, filter, order]);

  if (queries.some(({ isPending }) => isPending)) return <AnnotationsSkeleton />;
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
  if (entries.length === 0) return <AnnotationsEmpty filter={{}} />;
  return (
    <div className={styles['marks']}>
      <AnnotationFilters choices={choices} filter={filter} onFilter={setFilter} order={order} onOrder={setOrder} />
      {shown.length === 0 ? (
        <AnnotationsEmpty filter={filter} onClear={() => setFilter({})} />
      ) : (
        <AnnotationList key={JSON.stringify([filter, order])} entries={shown} />
      )}
    </div>
  );
}
