import { StatusPanel } from '@berea/ui/core';
import { formatDay } from '@berea/ui/data';
import { useLibraryReading } from '@berea/web';
import { Link } from '@berea/web/router';
import { History } from 'lucide-react';
import { QueryState } from '../query-state.js';
import styles from './marks.module.css';

/** Chapters by the day on which they were last read. */
export function RecentTab() {
  return (
    <QueryState of={useLibraryReading()} what="What you have read">
      {({ recent }) =>
        recent.length === 0 ? (
          <StatusPanel icon={History} title="Nothing read yet" actions={<Link to="/bible">Open the Bible</Link>}>
            <p>A chapter stands here once you have stayed with it for ten seconds.</p>
          </StatusPanel>
        ) : (
          <ul className={styles['marks']}>
            {recent.map(({ book, chapter, day }) => (
              <li key={`${book} ${chapter}`}>
                <Link to={`/bible/${encodeURIComponent(book)}/${chapter}`}>
                  {book} {chapter}
                </Link>
                <span className={styles['day']}>{formatDay(`${day}T12:00:00`)}</span>
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}
