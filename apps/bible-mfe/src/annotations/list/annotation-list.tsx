import { Button } from '@berea/ui/core';
import { useListFocus } from '@berea/ui/data';
import { useState } from 'react';
import type { MarkEntry } from './list-annotations.js';
import { MarkRow } from './annotation-row.js';
import styles from './my-annotations.module.css';
import { useDeleteMark } from './use-delete-annotation.js';

/** So many at once: a list of all marks of many years would be slow to draw. */
const PAGE = 30;

export function MarksList({ entries }: { readonly entries: readonly MarkEntry[] }) {
  const [count, setCount] = useState(PAGE);
  const shown = entries.slice(0, count);
  const left = entries.length - shown.length;
  const { listRef, willRemove, keep } = useListFocus(entries);
  const remove = useDeleteMark();
  const onDelete = async (entry: MarkEntry) => {
    willRemove(entry);
    if (!(await remove(entry))) keep();
  };
  return (
    <div ref={listRef} tabIndex={-1} className={styles['listing']}>
      <ul aria-label="My marks" className={styles['list']}>
        {shown.map((entry) => (
          <MarkRow key={entry.key} entry={entry} onDelete={onDelete} />
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
