import { PageFrame } from '@berea/ui/core';
import { isNetworkError, pageFault, RemoteError, type RemoteId } from '@berea/web/host';
import { Link } from '@berea/web/router';
import { useEffect, useState } from 'react';
import styles from './area-failed.module.css';
import { alternativeTo, type Remote } from '../remotes.js';
import { Reload, TryAgain } from '../page/try-again.js';
import { t } from '../texts/frame.js';

/** The panel in place of a remote that cannot be shown; the frame and the other remotes go on. */
export function AreaFailed({ remote, error, retry }: { remote: Remote; error: unknown; retry: () => void }) {
  const [details] = useState(() => describeFailure(remote.id, error));
  useEffect(() => console.error(details, error), [details, error]);
  const other = alternativeTo(remote.id);
  const outdated = error instanceof RemoteError && ['incompatible', 'moved'].includes(error.code);
  const misfit = error instanceof RemoteError && error.code === 'misfit';
  return (
    <PageFrame title={remote.title} width="full">
      <section className={styles['fail']} role="alert">
        <div className={styles['words']}>
          <TornBook />
          <h2>{t('frame.not-loaded', { title: remote.title })}</h2>
          <p>
            {outdated
              ? t('frame.was-updated')
              : misfit
                ? t('frame.does-not-fit')
                : isFault(error)
                  ? pageFault()
                  : t('frame.not-answering')}{' '}
            {t('frame.kept-is-safe', { kept: remote.fallback.kept })}
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
            <summary>{t('frame.details-for-support')}</summary>
            <code>{details}</code>
          </details>
        </div>
      </section>
    </PageFrame>
  );
}

/** Whether the part came, and failed at what it was to show. A file of it that did not come is no fault of the page. */
const isFault = (error: unknown): boolean =>
  !(error instanceof RemoteError) && !(error instanceof Error && /chunk/i.test(error.name)) && !isNetworkError(error);

/** An open book whose other half is only dotted: that leaf is missing just now. */
function TornBook() {
  return (
    <svg className={styles['book']} width="92" height="72" viewBox="0 0 92 72" aria-hidden focusable="false">
      <path d="M46 16v46" />
      <path d="M46 16C38 9 26 7 10 8v46c16-1 28 1 36 8" />
      <path d="M46 16c6-5 13-7.5 22-8.5" />
      <path d="M46 62c4-3.5 9-5.7 15-6.9" />
      <path strokeDasharray="2 6" d="M70 7.2c4-.3 8 .1 12 .8v46c-6-.4-11-.2-16 .5" />
      <path opacity=".55" d="M19 22c6 0 11 .7 17 3M19 32c6 0 11 .7 17 3M19 42c6 0 11 .7 17 3" />
    </svg>
  );
}

/** A line that support can work with: which area, what happened, when, and the reference under which the console has it. */
function describeFailure(id: RemoteId, error: unknown, now = new Date()): string {
  const code = error instanceof RemoteError ? error.code : 'broken';
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
  const message = (error instanceof Error ? error.message : String(error)) + cause.replace(/\s+/g, ' ');
  const when = now.toISOString().slice(0, 16).replace('T', ' ');
  return `${id}: ${code} (${message.slice(0, 160)}) ${when} UTC, ref ${crypto.randomUUID().slice(0, 8)}`;
}
