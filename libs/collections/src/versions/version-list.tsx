import type { VersionSummary } from '@berea/contracts';
import { Button, Skeleton, useToast } from '@berea/ui/core';
import { formatTime } from '@berea/ui/data';
import { explain } from '@berea/web';
import { ArchiveRestore } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { countWords, groupByDay } from './describe-versions.js';
import styles from './versions.module.css';
import { t } from '../texts/collections-versions.js';

interface VersionListProps {
  readonly query: {
    readonly data: readonly VersionSummary[] | undefined;
    readonly isPending: boolean;
    readonly error: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  /** Shown while there are no earlier versions: says when they are kept. */
  readonly hint: string;
  /** The name of a version that the user has not named: 'Saved while writing'. */
  readonly unnamed: string;
  /** A `VersionPreview` of one version. */
  readonly preview: (version: number) => ReactNode;
  /** Goes back to a version. */
  readonly restore: (version: number) => Promise<unknown>;
  readonly onRestored: () => void;
}

/** The versions of something under their days, newest first: each is read in its place, and gone back to. */
export function VersionList({ query, hint, unnamed, preview, restore, onRestored }: VersionListProps) {
  const toast = useToast();
  const [chosen, setChosen] = useState<number>();
  const [busy, setBusy] = useState(false);
  if (query.isPending)
    return <Skeleton active paragraph={{ rows: 6 }} aria-label={t('collections-versions.loading-versions')} />;
  if (!query.data) {
    return (
      <div role="alert" className={styles['failed']}>
        <p>{explain(query.error)}</p>
        <Button onClick={() => void query.refetch()}>{t('collections-versions.try-again')}</Button>
      </div>
    );
  }
  const goBack = async (version: number) => {
    setBusy(true);
    try {
      await restore(version);
      toast({
        title: t('collections-versions.version-restored'),
        description: t('collections-versions.what-was-there-is-kept'),
      });
      onRestored();
    } catch (error) {
      toast({
        title: t('collections-versions.version-could-not-be-restored'),
        description: explain(error),
        kind: 'error',
      });
    }
    setBusy(false);
  };
  const wordsBefore = new Map(query.data.map(({ version }, at, all) => [version, all[at + 1]?.words]));
  return (
    <>
      <p className={styles['hint']}>{query.data.length > 1 ? t('collections-versions.restoring-keeps-text') : hint}</p>
      {groupByDay(query.data).map(({ day, versions }) => (
        <section key={day}>
          <h3 className={styles['day']}>{day}</h3>
          <ul className={styles['versions']}>
            {versions.map(({ version, savedAt, label, words, current }) => (
              <li key={version}>
                <button
                  type="button"
                  className={styles['version']}
                  aria-expanded={chosen === version}
                  onClick={() => setChosen(chosen === version ? undefined : version)}
                >
                  <strong>{current ? t('collections-versions.now') : (label ?? unnamed)}</strong>
                  <time dateTime={savedAt}>{formatTime(savedAt)}</time>
                  <span>{countWords(words, wordsBefore.get(version))}</span>
                </button>
                {chosen === version && (
                  <div className={styles['preview']}>
                    {preview(version)}
                    {!current && (
                      <Button
                        type="primary"
                        icon={<ArchiveRestore size={18} strokeWidth={1.75} aria-hidden />}
                        loading={busy}
                        onClick={() => void goBack(version)}
                      >
                        {t('collections-versions.restore-time', { time: formatTime(savedAt) })}
                      </Button>
                    )}
                  </div>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
