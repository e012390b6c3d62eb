import type { SearchKind, SearchOrder } from '@berea/contracts';
import { findBook } from '@berea/scripture';
import { Segmented, useIsPhone } from '@berea/ui/core';
import { Checkbox, Select } from '@berea/ui/forms';
import { ChevronDown } from 'lucide-react';
import { BOOK_SCOPES, EVERYWHERE, PARTS, type Scope, scopeLabel } from './scope-names.js';
import styles from './search-options.module.css';
import { useSearchAddress } from './search-address.js';

interface Choice extends Scope {
  readonly disabled?: boolean;
  readonly className?: string;
}

const heading = (label: string): Choice => ({
  value: `heading ${label}`,
  label,
  disabled: true,
  className: styles['heading'] ?? '',
});
const CHOICES: readonly Choice[] = [EVERYWHERE, heading('Parts'), ...PARTS, heading('Books'), ...BOOK_SCOPES];

/** By any part of its name, or by a usual abbreviation of a book. */
const isSought = (typed: string, choice: Choice | undefined): boolean =>
  choice !== undefined &&
  !choice.disabled &&
  (choice.label.toLowerCase().includes(typed.trim().toLowerCase()) || findBook(typed)?.name === choice.value);

const CANONICAL: Readonly<Record<SearchKind, string>> = {
  verses: 'Bible order',
  commentary: 'Bible order',
  topics: 'A to Z',
  lexicon: 'By number',
};

/** In what order the results come: the other one is one press away. */
export function SearchOrderChoice() {
  const { order, kind, change } = useSearchAddress();
  return (
    <Segmented<SearchOrder>
      className={styles['order'] ?? ''}
      aria-label="Order"
      options={[
        { value: 'relevance', label: 'Best match' },
        { value: 'canonical', label: CANONICAL[kind] },
      ]}
      value={order}
      onChange={(next) => change({ order: next })}
    />
  );
}

/** Where is searched, and in which texts. */
export function SearchOptions() {
  const phone = useIsPhone();
  const { scope, kind, all, change } = useSearchAddress();
  const arrow = <ChevronDown size={16} strokeWidth={1.75} aria-hidden />;
  return (
    <div className={styles['options']} role="group" aria-label="Search options">
      <Select<string, Choice>
        className={styles['scope'] ?? ''}
        aria-label="Search in"
        showSearch={{ filterOption: isSought }}
        options={[...CHOICES]}
        value={scope}
        labelRender={() => scopeLabel(scope)}
        onChange={(next) => change({ scope: next })}
        suffixIcon={arrow}
      />
      {!phone && <SearchOrderChoice />}
      {kind === 'verses' && (
        <Checkbox
          className={styles['all'] ?? ''}
          checked={all}
          onChange={(event) => change({ all: event.target.checked })}
        >
          All translations
        </Checkbox>
      )}
    </div>
  );
}
