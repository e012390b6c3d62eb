import { Button, Skeleton } from '@berea/ui/core';
import { explain } from '@berea/web';
import { type LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { GuidePart as Asked } from './dossier-data.js';
import styles from './guide-part.module.css';
import { t } from '../texts/dossier.js';

interface GuidePartProps<T> {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly from: Asked<T>;
  /** Its rows, best first. */
  readonly rows: (data: T) => readonly ReactNode[];
  /** So many of them are shown before more is asked for. */
  readonly first: number;
  /** Whether its rows stand in two columns, if there is room. */
  readonly columns?: boolean;
  /** A part without rows is left out, where it is not missed. */
  readonly optional?: boolean;
}

/** One part of a guide: on its way, failed, empty, or its first rows with the way to the others. */
export function GuidePart<T>({ title, icon: Icon, from, rows, first, columns, optional }: GuidePartProps<T>) {
  const id = useId();
  const [all, setAll] = useState(false);
  const found = from.data === undefined ? undefined : rows(from.data);
  if (optional && found?.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h3 id={id}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
        {title}
      </h3>
      {from.error ? <p>{explain(from.error)}</p> : !found && <Loading title={title} />}
      {found?.length === 0 && <p className={styles['none']}>{t('dossier.nothing-here')}</p>}
      {found && found.length > 0 && (
        <ul className={columns ? styles['columns'] : undefined}>{all ? found : found.slice(0, first)}</ul>
      )}
      {found && found.length > first && (
        <Button
          className={styles['more'] ?? ''}
          type="link"
          aria-expanded={all}
          data-screen-only=""
          onClick={() => setAll(!all)}
        >
          {all ? t('dossier.fewer') : t('dossier.more-of-part', { count: found.length - first })}
        </Button>
      )}
    </section>
  );
}

const Loading = ({ title }: { readonly title: string }) => (
  <Skeleton active title={false} paragraph={{ rows: 2 }} aria-label={t('dossier.loading', { title })} />
);

/** One piece of a part, with what can be done with it at its end. */
export const Row = ({ children, action }: { readonly children: ReactNode; readonly action?: ReactNode }) => (
  <li className={styles['row']}>
    <div>{children}</div>
    {action}
  </li>
);
