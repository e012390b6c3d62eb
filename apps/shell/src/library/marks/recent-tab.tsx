import { StatusPanel } from '@berea/ui/core';
import { formatDay } from '@berea/ui/data';
import { useLibraryReading } from '@berea/web';
import { Link } from '@berea/web/router';
import { History } from 'lucide-react';
import { QueryState } from '../query-state.js';
import styles from './marks.module.css';
import { t } from '../../texts/library.js';

/** Chapters by the day on which they were last read. */
export function RecentTab() {
  return (
    <QueryState of={useLibraryReading()} failed={t('library.what-you-have-read-could')}>
      {({ recent }) =>
        recent.length === 0 ? (
          <StatusPanel
            icon={History}
            title={t('library.nothing-read-yet')}
            actions={<Link to="/bible">{t('library.open-bible')}</Link>}
          >
            <p>{t('library.a-chapter-stands-here-once')}</p>
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
