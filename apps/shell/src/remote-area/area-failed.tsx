import { PageFrame } from '@berea/ui/core';
import { RemoteError } from '@berea/web';
import { Link } from '@berea/web/router';
import { useEffect, useState } from 'react';
import styles from './area-failed.module.css';
import { describeFailure } from './describe-failure.js';
import { alternativeTo, type Remote } from '../remotes.js';
import { TornBook } from './torn-book.js';
import { Reload, TryAgain } from '../page/try-again.js';

/** The panel in place of a remote that cannot be shown; the frame and the other remotes go on. */
export function AreaFailed({ remote, error, retry }: { remote: Remote; error: unknown; retry: () => void }) {
  const [details] = useState(() => describeFailure(remote.id, error));
  useEffect(() => console.error(details, error), [details, error]);
  const other = alternativeTo(remote.id);
  const outdated = error instanceof RemoteError && ['incompatible', 'moved'].includes(error.code);
  return (
    <PageFrame title={remote.title} width="full">
      <section className={styles['fail']} role="alert">
        <div className={styles['words']}>
          <TornBook />
          <h2>{remote.title} could not be loaded</h2>
          <p>
            {outdated
              ? 'This part of Berea was updated while you were here. Reload the page to get the new version. '
              : 'This part of Berea is not answering. '}
            {remote.fallback.kept} are not affected, and the rest of the app still works.
          </p>
          <div className={styles['actions']}>
            {outdated ? <Reload /> : <TryAgain retry={retry} />}
            {other && (
              <Link className={styles['other']} to={other.path}>
                <other.Icon size={18} strokeWidth={1.75} aria-hidden />
                {other.fallback.invitation}
              </Link>
            )}
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
