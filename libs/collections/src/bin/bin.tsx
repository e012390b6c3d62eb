import { Button, Skeleton, StatusPanel } from '@berea/ui/core';
import { explain } from '@berea/web';
import { CircleAlert, Trash2 } from 'lucide-react';
import type { ListQuery, Noun } from '../list-states.js';
import { type BinEntry, BinRow } from './bin-row.js';
import styles from './bin.module.css';
import { EmptyBin } from './empty-bin.js';
import { t } from '../texts/collections-bin.js';

/** The bin's items of one resource, and the actions on them. */
export interface BinPart {
  readonly noun: Noun;
  readonly query: ListQuery;
  /** Undefined before anything came. */
  readonly entries: readonly BinEntry[] | undefined;
  readonly putBack: (id: string) => Promise<unknown>;
  readonly deleteForever: (id: string) => Promise<unknown>;
  readonly empty: () => Promise<unknown>;
}

export interface BinProps {
  readonly parts: readonly BinPart[];
  /** Shown while the bin is empty: says what will be in it. */
  readonly whenEmpty: string;
}

/**
 * Items that were deleted in the last 30 days, last deleted first: the user can restore them or delete them for good.
 */
export function Bin({ parts, whenEmpty }: BinProps) {
  const failed = parts.find(({ query, entries }) => Boolean(query.error) && !entries);
  const entries = parts
    .flatMap((part) => part.entries?.map((entry) => ({ entry, part })) ?? [])
    .sort((one, other) => other.entry.deletedAt.localeCompare(one.entry.deletedAt));
  return (
    <>
      <div className={styles['top']}>
        <p>{t('collections-bin.explained')}</p>
        {entries.length > 0 && (
          <EmptyBin count={entries.length} onEmpty={() => Promise.all(parts.map(({ empty }) => empty()))} />
        )}
      </div>
      {failed ? (
        <StatusPanel
          icon={CircleAlert}
          title={t('collections-bin.bin-could-not-be-loaded')}
          role="alert"
          actions={
            <Button type="primary" onClick={() => parts.forEach(({ query }) => void query.refetch())}>
              {t('collections-bin.try-again')}
            </Button>
          }
        >
          {explain(failed.query.error)}
        </StatusPanel>
      ) : parts.some((part) => !part.entries) ? (
        <Skeleton active paragraph={{ rows: 4 }} aria-label={t('collections-bin.loading-bin')} />
      ) : entries.length ? (
        <ul className={styles['entries']}>
          {entries.map(({ entry, part }) => (
            <BinRow key={entry.id} entry={entry} {...part} />
          ))}
        </ul>
      ) : (
        <StatusPanel icon={Trash2} title={t('collections-bin.bin-is-empty')}>
          {whenEmpty}
        </StatusPanel>
      )}
    </>
  );
}
