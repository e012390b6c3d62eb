import { PageFrame } from '@berea/ui/core';
import { RemoteError } from '@berea/web';
import { Link } from '@berea/web/router';
import { BookOpen, MessageCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './area-failed.module.css';
import type { Area } from './areas.js';
import { describeFailure } from './describe-failure.js';
import { TornBook } from './torn-book.js';
import { TryAgain } from '../frame/try-again.js';

const BIBLE = { path: '/bible', label: 'Open the Bible', icon: BookOpen };
const SCHOLAR = { path: '/', label: 'Ask Scholar', icon: MessageCircle };

/** The panel in place of an area whose remote cannot be shown; the frame and the other areas go on. */
export function AreaFailed({ area, error, retry }: { area: Area; error: unknown; retry: () => void }) {
  const [details] = useState(() => describeFailure(area.id, error));
  useEffect(() => console.error(details, error), [details, error]);
  const other = area.id === 'bible' ? SCHOLAR : BIBLE;
  const outdated = error instanceof RemoteError && error.code === 'incompatible';
  return (
    <PageFrame title={area.name} width="full">
      <section className={styles['fail']} role="alert">
        <div className={styles['words']}>
          <TornBook />
          <h2>{area.name} could not be loaded</h2>
          <p>
            {outdated
              ? 'This part of Berea was updated while you were here. Reload the page to get the new version. '
              : 'This part of Berea is not answering. '}
            {area.kept} are not affected, and the rest of the app still works.
          </p>
          <div className={styles['actions']}>
            <TryAgain retry={retry} />
            <Link className={styles['other']} to={other.path}>
              <other.icon size={18} strokeWidth={1.75} aria-hidden />
              {other.label}
            </Link>
          </div>
          <details>
            <summary>Details for support</summary>
            <code>{details}</code>
          </details>
        </div>
      </section>
    </PageFrame>
  );
}
