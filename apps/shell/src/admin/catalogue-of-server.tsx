import type { AdminLibrary, ShelfChange, ShelfWork } from '@berea/contracts';
import { TransportError, useApi } from '@berea/web';
import { useRead } from '@berea/web/host';
import { Alert, Button } from '@berea/ui/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { QueryState } from '../library/query-state.js';
import { tierName } from '../library/shelf/tier-words.js';
import { t } from '../texts/admin.js';
import styles from './admin-page.module.css';
import { sizeIn } from './size-in.js';

type Asked = Parameters<ReturnType<typeof useApi>['adminLibrary']['change']['call']>[0];

const POLL_MS = 1_000;

/** The works of the catalogue: an operator adds, removes and restores them while the server runs. */
export function CatalogueOfServer() {
  const { adminLibrary, works } = useApi();
  const client = useQueryClient();
  const library = useRead(adminLibrary.show.queryOptions());
  const change = useMutation({
    mutationFn: (asked: Asked) => adminLibrary.change.call(asked),
    onSuccess: (state) => client.setQueryData(adminLibrary.show.queryKey(), state),
    // Another operator may have been first.
    onError: () => client.invalidateQueries({ queryKey: adminLibrary.show.queryKey() }),
  });
  const ended = library.data?.change?.endedAt;
  const isRunning = library.data?.change?.state === 'running';
  const { refetch, dataUpdatedAt, errorUpdatedAt } = library;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => void refetch(), POLL_MS);
    return () => clearTimeout(timer);
  }, [isRunning, refetch, dataUpdatedAt, errorUpdatedAt]);
  useEffect(() => {
    if (ended) void client.invalidateQueries({ queryKey: works.library.queryKey() });
  }, [client, ended, works.library]);
  return (
    <QueryState of={library} failed={t('admin.catalogue-could-not-be-loaded')}>
      {(state) => (
        <section className={styles['part']} aria-label={t('admin.catalogue')}>
          <h2>{t('admin.catalogue')}</h2>
          {state.impossible && <Alert className={styles['notice']} type="info" showIcon title={state.impossible} />}
          <p role="status" className={styles['now']}>
            {state.change && wordsOf(state.change, state.works)}
          </p>
          {change.error && (
            <Alert className={styles['notice']} type="error" showIcon role="alert" title={messageOf(change.error)} />
          )}
          <ul>
            {state.works.map((work) => (
              <Item key={work.id} work={work} state={state} isAsking={change.isPending} onChange={change.mutate} />
            ))}
          </ul>
          <Log {...state} />
        </section>
      )}
    </QueryState>
  );
}

interface ItemProps {
  readonly work: ShelfWork;
  readonly state: AdminLibrary;
  readonly isAsking: boolean;
  readonly onChange: (asked: Asked) => void;
}

function Item({ work, state, isAsking, onChange }: ItemProps) {
  const { id, title, author, year, installed, reason, licenceTier, bytes, restorable } = work;
  const isBusy = state.change?.state === 'running' || isAsking;
  const actions: readonly Asked['action'][] = installed
    ? ['remove', 'rebuild']
    : restorable
      ? ['restore', 'add']
      : ['add'];
  return (
    <li>
      <span className={styles['words']}>
        <b>{title}</b>
        <span>{[[author, year].filter(Boolean).join(', '), tierName(licenceTier)].filter(Boolean).join(' · ')}</span>
        <span>{reason ?? (installed ? t('admin.is-installed') : t('admin.to-fetch', { size: sizeIn(bytes) }))}</span>
      </span>
      {!state.impossible && (
        <span className={styles['actions']}>
          {actions.map((action) => (
            <Button
              key={action}
              aria-label={`${actionName(action)}: ${title}`}
              disabled={isBusy}
              onClick={() => onChange({ action, work: id })}
            >
              {actionName(action)}
            </Button>
          ))}
        </span>
      )}
    </li>
  );
}

function Log({ log, works }: AdminLibrary) {
  if (!log.length) return null;
  return (
    <details className={styles['log']}>
      <summary>{t('admin.what-was-changed')}</summary>
      <ol>
        {log.map((change) => (
          <li key={`${change.startedAt} ${change.action}`}>
            <time dateTime={change.startedAt}>{new Date(change.startedAt).toLocaleString('en')}</time>{' '}
            {wordsOf(change, works)} {change.by ? t('admin.by-operator', { id: change.by }) : t('admin.by-command')}
          </li>
        ))}
      </ol>
    </details>
  );
}

function actionName(action: ShelfChange['action']): string {
  switch (action) {
    case 'add':
      return t('admin.add');
    case 'remove':
      return t('admin.remove');
    case 'restore':
      return t('admin.restore');
    case 'rebuild':
      return t('admin.rebuild');
    case 'build':
      return t('admin.build');
  }
}

/** 'Add Easton’s Bible Dictionary: fetched 3 of 26 files' */
function wordsOf({ action, work, state, step }: ShelfChange, works: readonly ShelfWork[]): string {
  const what = [actionName(action), works.find(({ id }) => id === work)?.title ?? work].filter(Boolean).join(' · ');
  if (state === 'done') return t('admin.is-done', { what });
  if (state === 'failed') return t('admin.has-failed', { what, why: step });
  return t('admin.is-running', { what, step });
}

const messageOf = (error: Error): string =>
  error instanceof TransportError ? error.message : t('admin.change-could-not-be-begun');
