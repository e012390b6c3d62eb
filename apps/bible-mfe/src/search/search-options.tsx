import type { SearchKind, SearchOrder } from '@berea/contracts';
import { findBook } from '@berea/scripture';
import { Segmented, useIsPhone } from '@berea/ui/core';
import { Checkbox, Select } from '@berea/ui/forms';
import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { BOOK_SCOPES, everywhere, parts, type Scope, scopeLabel } from './scope-names.js';
import styles from './search-options.module.css';
import { useSearchAddress } from '../place/search-address.js';
import { t } from '../texts/search-results.js';

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
const scopeChoices = (): Choice[] => [
  everywhere(),
  heading(t('search-results.parts')),
  ...parts(),
  heading(t('search-results.books')),
  ...BOOK_SCOPES,
];

/** By any part of its name, or by a usual abbreviation of a book. */
const isSought = (typed: string, choice: Choice | undefined): boolean =>
  choice !== undefined &&
  !choice.disabled &&
  (choice.label.toLowerCase().includes(typed.trim().toLowerCase()) || findBook(typed)?.name === choice.value);

const canonicalOrder = (): Readonly<Record<SearchKind, string>> => ({
  verses: t('search-results.bible-order'),
  commentary: t('search-results.bible-order'),
  topics: t('search-results.a-to-z'),
  lexicon: t('search-results.by-number'),
});

/** In what order the results come: the other one is one press away. */
export function SearchOrderChoice() {
  const { order, kind, change } = useSearchAddress();
  return (
    <Segmented<SearchOrder>
      className={styles['order'] ?? ''}
      aria-label={t('search-results.order')}
      options={[
        { value: 'relevance', label: t('search-results.best-match') },
        { value: 'canonical', label: canonicalOrder()[kind] },
      ]}
      value={order}
      onChange={(next) => change({ order: next })}
    />
  );
}

/** Scope of the search, and its texts. */
export function SearchOptions() {
  const phone = useIsPhone();
  const { scope, kind, all, change } = useSearchAddress();
  const choices = useMemo(() => scopeChoices(), []);
  const arrow = <ChevronDown size={16} strokeWidth={1.75} aria-hidden />;
  return (
    <div className={styles['options']} role="group" aria-label={t('search-results.search-options')}>
      <Select<string, Choice>
        className={styles['scope'] ?? ''}
        aria-label={t('search-results.search-in')}
        showSearch={{ filterOption: isSought }}
        options={choices}
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
          {t('search-results.all-translations')}
        </Checkbox>
      )}
    </div>
  );
}
