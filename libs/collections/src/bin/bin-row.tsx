import { HISTORY_LIMITS } from '@berea/contracts/values';
import { Button, useToast } from '@berea/ui/core';
import { ConfirmDelete, formatDay } from '@berea/ui/data';
import { explain } from '@berea/web';
import { ArchiveRestore, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { Noun } from '../list-states.js';
import { usePutBack } from '../use-item-actions.js';
import styles from './bin.module.css';
import { t } from '../texts/collections-bin.js';

/** One line of the bin. */
export interface BinEntry {
  readonly id: string;
  readonly title: string;
  /** 'Journal entry' */
  readonly what: string;
  readonly icon: LucideIcon;
  readonly deletedAt: string;
}

const DAY_MS = 86_400_000;

/** Days that are left of something in the bin; the last one counts until it is over. */
export const daysLeft = (deletedAt: string, now: number): number =>
  Math.max(1, Math.ceil(HISTORY_LIMITS.binDays - (now - Date.parse(deletedAt)) / DAY_MS));

/** From this few days on, the number is shown in the colour of a warning. */
const FEW_DAYS = 5;

interface BinRowProps {
  readonly entry: BinEntry;
  readonly noun: Noun;
  readonly putBack: (id: string) => Promise<unknown>;
  readonly deleteForever: (id: string) => Promise<unknown>;
}

export function BinRow({ entry, noun, putBack, deleteForever }: BinRowProps) {
  const { id, title, what, icon: Icon, deletedAt } = entry;
  const [now] = useState(() => Date.now());
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const restore = usePutBack(noun, putBack);
  const days = daysLeft(deletedAt, now);
  const remove = async () => {
    try {
      await deleteForever(id);
      toast({ title: t('collections-bin.what-deleted-for-good', { what }) });
    } catch (error) {
      toast({
        title: t('collections-bin.failed-to-delete-item', { item: noun.one }),
        description: explain(error),
        kind: 'error',
      });
    }
  };
  return (
    <li className={styles['entry']}>
      <Icon className={styles['icon']} size={20} strokeWidth={1.75} aria-hidden />
      <div className={styles['words']}>
        <h3>{title}</h3>
        <p>{t('collections-bin.what-deleted-day', { what, day: formatDay(deletedAt) })}</p>
      </div>
      <div className={styles['left']} data-few={days < FEW_DAYS ? '' : undefined}>
        <span>{t('collections-bin.days-left', { count: days })}</span>
        <progress max={HISTORY_LIMITS.binDays} value={days} aria-hidden />
      </div>
      <Button
        icon={<ArchiveRestore size={18} strokeWidth={1.75} aria-hidden />}
        loading={busy}
        aria-label={t('collections-bin.restore-title', { title })}
        onClick={() => {
          setBusy(true);
          void restore(id).then((restored) => !restored && setBusy(false));
        }}
      >
        {t('collections-bin.restore')}
      </Button>
      <ConfirmDelete
        label={t('collections-bin.delete-for-good-title', { title })}
        verb={t('collections-bin.delete-for-good')}
        question={t('collections-bin.delete-this-for-good')}
        consequence={t('collections-bin.it-cannot-be-brought-back')}
        onDelete={remove}
      />
    </li>
  );
}
