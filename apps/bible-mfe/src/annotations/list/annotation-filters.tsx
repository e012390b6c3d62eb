import type { HighlightColour } from '@berea/contracts';
import { Select } from '@berea/ui/forms';
import type { Choices, AnnotationFilter, AnnotationOrder } from './filter-annotations.js';
import type { AnnotationKind } from './list-annotations.js';
import styles from './my-annotations.module.css';
import { colourName } from '../colour-name.js';
import { t } from '../../texts/my-marks.js';

const kindNames = (): Readonly<Record<AnnotationKind, string>> => ({
  highlight: t('my-marks.highlights'),
  bookmark: t('my-marks.bookmarks'),
  note: t('my-marks.notes'),
});

const orders = (): { value: AnnotationOrder; label: string }[] => [
  { value: 'newest', label: t('my-marks.newest-first') },
  { value: 'canonical', label: t('my-marks.order-of-bible') },
];

interface AnnotationFiltersProps {
  readonly choices: Choices;
  /** More notes will come than are counted yet. */
  readonly open: boolean;
  readonly filter: AnnotationFilter;
  readonly onFilter: (filter: AnnotationFilter) => void;
  readonly order: AnnotationOrder;
  readonly onOrder: (order: AnnotationOrder) => void;
}

/** Filters of the list by kind, colour and book, each choice with the number of its entries. */
export function AnnotationFilters({ choices, open, filter, onFilter, order, onOrder }: AnnotationFiltersProps) {
  const { kind, colour, book } = filter;
  const colours = kind === undefined || kind === 'highlight';
  const notes = kind === undefined ? !colour : kind === 'note';
  const orMore = (count: number) => (open ? `${count}+` : String(count));
  const books = choices.books.map(({ value, count }) => ({
    value,
    label: count ? `${value} (${notes ? orMore(count) : count})` : value,
  }));
  return (
    <div className={styles['filters']}>
      <div role="group" aria-label={t('my-marks.kind')} className={styles['chips']}>
        <FilterChip
          label={t('my-marks.all')}
          count={orMore(choices.all)}
          on={kind === undefined}
          onPress={() => onFilter({ ...filter, kind: undefined, colour: undefined })}
        />
        {choices.kinds.map(({ value, count }) => (
          <FilterChip
            key={value}
            label={kindNames()[value]}
            count={value === 'note' ? orMore(count) : String(count)}
            on={kind === value}
            onPress={() => onFilter({ ...filter, kind: value, colour: value === 'highlight' ? colour : undefined })}
          />
        ))}
      </div>
      {colours && choices.colours.length > 0 && (
        <div role="group" aria-label={t('my-marks.colour')} className={styles['chips']}>
          {choices.colours.map(({ value, count }) => (
            <FilterChip
              key={value}
              label={colourName(value)}
              swatch={value}
              count={String(count)}
              on={colour === value}
              onPress={() => onFilter({ ...filter, colour: colour === value ? undefined : value })}
            />
          ))}
        </div>
      )}
      <div className={styles['selects']}>
        <Select
          aria-label={t('my-marks.book')}
          className={styles['select']}
          showSearch={{ optionFilterProp: 'label' }}
          value={book ?? ''}
          options={[{ value: '', label: t('my-marks.all-books') }, ...books]}
          onChange={(value: string) => onFilter({ ...filter, book: value || undefined })}
        />
        <Select
          aria-label={t('my-marks.order')}
          className={styles['select']}
          value={order}
          options={orders()}
          onChange={onOrder}
        />
      </div>
    </div>
  );
}

interface FilterChipProps {
  readonly label: string;
  readonly count: string;
  readonly on: boolean;
  readonly onPress: () => void;
  /** Shows this colour in place of the words, which are still read out. */
  readonly swatch?: HighlightColour;
}

function FilterChip({ label, count, on, onPress, swatch }: FilterChipProps) {
  return (
    <button type="button" className={styles['chip']} aria-pressed={on} title={swatch && label} onClick={onPress}>
      {swatch && <i className={`${styles['swatch']} hl-${swatch}`} />}
      <span className={swatch && 'visually-hidden'}>{label}</span> <span className={styles['count']}>{count}</span>
    </button>
  );
}
