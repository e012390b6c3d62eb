import { Button } from '@berea/ui/core';
import { useListFocus } from '@berea/ui/data';
import { useState } from 'react';
import type { Annotation } from './list-annotations.js';
import { AnnotationRow } from './annotation-row.js';
import styles from './my-annotations.module.css';
import { useDeleteAnnotation } from './use-delete-annotation.js';

/** So many at once: the annotations of many years would be slow to draw. */
const PAGE = 30;

export function AnnotationList({ entries }: { readonly entries: readonly Annotation[] }) {
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
      <ul aria-label="My marks" className={styles['list']}>
        {shown.map((entry) => (
          <AnnotationRow key={entry.key} entry={entry} onDelete={onDelete} />
        ))}
      </ul>
      {left > 0 && (
        <Button block onClick={() => setCount(count + PAGE)}>
          {`Show ${Math.min(left, PAGE)} more of ${left}`}
        </Button>
      )}
    </div>
  );
}
