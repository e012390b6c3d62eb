import { ListMore, type Noun } from '@berea/collections';
import { Button, StatusPanel } from '@berea/ui/core';
import { useListFocus } from '@berea/ui/data';
import { explain } from '@berea/web';
import { CloudAlert } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { AnnotationFilters } from './annotation-filters.js';
import { AnnotationRow } from './annotation-row.js';
import { AnnotationsEmpty } from './annotations-empty.js';
import { AnnotationsSkeleton } from './annotations-skeleton.js';
import type { AnnotationFilter, AnnotationOrder } from './filter-annotations.js';
import type { Annotation } from './list-annotations.js';
import styles from './my-annotations.module.css';
import { useAnnotations } from './use-annotations.js';
import { useDeleteAnnotation } from './use-delete-annotation.js';
import { t } from '../../texts/my-marks.js';

/** Everything that the user put to verses: highlights, bookmarks and notes. The content of the panel. */
export function MyAnnotations() {
  const [filter, setFilter] = useState<AnnotationFilter>({});
  const [order, setOrder] = useState<AnnotationOrder>('newest');
  const { shown, choices, open, more, isPending, isEmpty, failed } = useAnnotations(filter, order);

  if (isPending) return <AnnotationsSkeleton />;
  if (failed.length > 0) {
    return (
      <StatusPanel
        role="alert"
        icon={CloudAlert}
        title={t('my-marks.your-marks-could-not-be-loaded')}
        actions={
          <Button type="primary" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
            {t('my-marks.try-again')}
          </Button>
        }
      >
        <p>{explain(failed[0]?.error)}</p>
      </StatusPanel>
    );
  }
  if (isEmpty) return <AnnotationsEmpty filter={{}} />;
  return (
    <div className={styles['marks']}>
      <AnnotationFilters
        choices={choices}
        open={open}
        filter={filter}
        onFilter={setFilter}
        order={order}
        onOrder={setOrder}
      />
      {shown.length === 0 && !more.hasMore ? (
        <AnnotationsEmpty filter={filter} onClear={() => setFilter({})} />
      ) : (
        <AnnotationList key={JSON.stringify([filter, order])} entries={shown} more={more} />
      )}
    </div>
  );
}

/** So many at once: the annotations of many years would be slow to draw. */
const PAGE = 30;

const markNoun = (): Noun => ({ one: t('my-marks.mark'), many: t('my-marks.marks') });

interface AnnotationListProps {
  readonly entries: readonly Annotation[];
  readonly more: ComponentProps<typeof ListMore>['pages'];
}

function AnnotationList({ entries, more }: AnnotationListProps) {
  const [count, setCount] = useState(PAGE);
  const shown = entries.slice(0, count);
  const left = entries.length - shown.length;
  const { listRef, willRemove, keep } = useListFocus(entries);
  const remove = useDeleteAnnotation();
  const onDelete = async (entry: Annotation) => {
    willRemove(entry);
    if (!(await remove(entry))) keep();
  };
  return (
    <div ref={listRef} tabIndex={-1} className={styles['listing']}>
      <ul aria-label={t('my-marks.my-marks')} className={styles['list']}>
        {shown.map((entry) => (
          <AnnotationRow key={entry.key} entry={entry} onDelete={onDelete} />
        ))}
      </ul>
      {left > 0 ? (
        <Button block onClick={() => setCount(count + PAGE)}>
          {more.hasMore
            ? t('my-marks.show-count-more', { count: Math.min(left, PAGE) })
            : t('my-marks.show-count-more-of-left', { count: Math.min(left, PAGE), left })}
        </Button>
      ) : (
        <ListMore noun={markNoun()} pages={more} />
      )}
    </div>
  );
}
