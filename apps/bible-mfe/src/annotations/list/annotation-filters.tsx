import type { HighlightColour } from '@berea/contracts';
import { Select } from '@berea/ui/forms';
import type { Choices, AnnotationFilter, AnnotationOrder } from './filter-annotations.js';
import type { AnnotationKind } from './list-annotations.js';
import styles from './my-annotations.module.css';

const NAMES: Readonly<Record<AnnotationKind, string>> = {
  highlight: 'Highlights',
  bookmark: 'Bookmarks',
  note: 'Notes',
};

const ORDERS: readonly { value: AnnotationOrder; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'canonical', label: 'Order of the Bible' },
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

/** What is listed: by kind, colour and book, with how many each choice would show. */
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
      <div role="group" aria-label="Kind" className={styles['chips']}>
        <FilterChip
          label="All"
          count={orMore(choices.all)}
          on={kind === undefined}
          onPress={() => onFilter({ ...filter, kind: undefined, colour: undefined })}
        />
        {choices.kinds.map(({ value, count }) => (
          <FilterChip
            key={value}
            label={NAMES[value]}
            count={value === 'note' ? orMore(count) : String(count)}
            on={kind === value}
            onPress={() => onFilter({ ...filter, kind: value, colour: value === 'highlight' ? colour : undefined })}
          />
        ))}
      </div>
      {colours && choices.colours.length > 0 && (
        <div role="group" aria-label="Colour" className={styles['chips']}>
          {choices.colours.map(({ value, count }) => (
            <FilterChip
              key={value}
              label={value}
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
          aria-label="Book"
          className={styles['select']}
          showSearch={{ optionFilterProp: 'label' }}
          value={book ?? ''}
          options={[{ value: '', label: 'All books' }, ...books]}
          onChange={(value: string) => onFilter({ ...filter, book: value || undefined })}
        />
        <Select
          aria-label="Order"
          className={styles['select']}
          value={order}
          options={[...ORDERS]}
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
