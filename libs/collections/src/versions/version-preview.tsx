import { Skeleton } from '@berea/ui/core';
import { explain } from '@berea/web';
import type { ReactNode } from 'react';
import styles from './versions.module.css';
import { t } from '../texts/collections-versions.js';

interface VersionPreviewProps<Item> {
  readonly query: { readonly data: Item | undefined; readonly error: unknown };
  readonly titleOf: (item: Item) => string;
  readonly children: (item: Item) => ReactNode;
}

/** An item as it was in one version. */
export function VersionPreview<Item>({ query: { data, error }, titleOf, children }: VersionPreviewProps<Item>) {
  if (error) return <p role="alert">{explain(error)}</p>;
  if (!data) return <Skeleton active paragraph={{ rows: 3 }} aria-label={t('collections-versions.loading-version')} />;
  return (
    <>
      <h4 className={styles['title']}>{titleOf(data)}</h4>
      <div className={styles['text']} tabIndex={0} role="group" aria-label={t('collections-versions.its-text')}>
        {children(data)}
      </div>
    </>
  );
}
