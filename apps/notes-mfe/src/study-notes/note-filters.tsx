import { type ListView, ListViewChoice } from '@berea/collections';
import type { ListOrder } from '@berea/contracts';
import { Button, Segmented, useIsPhone } from '@berea/ui/core';
import { Select } from '@berea/ui/forms';
import { useNoteTags } from '../data/notes.js';
import { Link } from '@berea/web/router';
import { ChevronDown, SlidersHorizontal, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { isAnalysisTag, type NoteFilter } from '../group-notes.js';
import { noteOrders } from '../note-list.js';
import styles from './study-notes-tab.module.css';
import { t } from '../texts/notes.js';

/** Filters of the notes. */
export interface NoteChoice {
  readonly filter: NoteFilter;
  /** The tag that all of them carry. */
  readonly tag?: string | undefined;
}

const filters = (): { value: NoteFilter; label: string }[] => [
  { value: 'mine', label: t('notes.my-notes') },
  { value: 'analyses', label: t('notes.tool-analyses') },
  { value: 'all', label: t('notes.all') },
];

interface NoteFiltersProps {
  readonly choice: NoteChoice;
  readonly onChoice: (choice: NoteChoice) => void;
  /** Left out where there is nothing to put in order. */
  readonly order?: ListOrder;
  readonly onOrder: (order: ListOrder) => void;
  /** Left out as the order is. */
  readonly view?: ListView;
  readonly onView: (view: ListView) => void;
}

/**
 * Which notes are shown and in what order; each choice is offered where there is something to choose from. On phones they
 * are folded into one row, which says what holds.
 */
export function NoteFilters({ choice: { filter, tag }, onChoice, order, onOrder, view, onView }: NoteFiltersProps) {
  const phone = useIsPhone();
  const [open, setOpen] = useState(false);
  const id = useId();
  const counts = useNoteTags().data ?? [];
  const analysesExist = counts.some((each) => isAnalysisTag(each.tag));
  const tags = counts.filter((each) => !isAnalysisTag(each.tag));
  const withKinds = analysesExist || filter !== 'mine';
  const withTags = tags.length > 0 || tag !== undefined;
  const kinds = withKinds && (
    <Segmented<NoteFilter>
      className={styles['filter'] ?? ''}
      aria-label={t('notes.notes-shown')}
      block={phone}
      options={filters()}
      value={filter}
      onChange={(chosen) => onChoice({ filter: chosen, tag })}
    />
  );
  const tagged = withTags && (
    <Select<string>
      className={styles['tag'] ?? ''}
      aria-label={t('notes.tag-of-notes')}
      placeholder={t('notes.any-tag')}
      allowClear
      showSearch
      options={tags.map((each) => ({ value: each.tag, label: `${each.tag} (${each.notes})` }))}
      {...(tag !== undefined && { value: tag })}
      onChange={(chosen: string | undefined) => onChoice({ filter, tag: chosen })}
    />
  );
  const ordered = order && (
    <Select<ListOrder>
      className={styles['order'] ?? ''}
      aria-label={t('notes.order-of-notes')}
      options={[...noteOrders()]}
      value={order}
      onChange={onOrder}
    />
  );
  const viewed = view && <ListViewChoice view={view} onChange={onView} />;
  if (!phone) {
    return (
      <div className={styles['tools']}>
        {kinds}
        {tagged}
        <span className={styles['space']} />
        {ordered}
        {viewed}
        <ToBin />
      </div>
    );
  }
  const holding = [withKinds && filters().find(({ value }) => value === filter)?.label, tag].filter(Boolean).join(', ');
  return (
    <div className={styles['tools']}>
      {(withKinds || withTags || order) && (
        <Button
          className={styles['unfold'] ?? ''}
          icon={<SlidersHorizontal size={18} strokeWidth={1.75} aria-hidden />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span className={styles['holding']}>{holding || t('notes.filter-and-order')}</span>
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </Button>
      )}
      <span className={styles['space']} />
      <ToBin />
      <div id={id} className={styles['unfolded']} hidden={!open}>
        {kinds}
        {tagged}
        {ordered}
        {viewed}
      </div>
    </div>
  );
}

const ToBin = () => (
  <Link className={styles['bin']} to="/notes/bin">
    <Trash2 size={18} strokeWidth={1.75} aria-hidden />
    {t('notes.bin')}
  </Link>
);
