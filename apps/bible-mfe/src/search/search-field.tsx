import { SEARCH_LIMITS } from '@berea/contracts/values';
import { IconButton, Input } from '@berea/ui/core';
import { Search, X } from 'lucide-react';
import { moveAmongResults, SEARCH_FIELD_ID } from './search-focus.js';
import styles from './search-field.module.css';
import type { SearchTerm } from './use-search-term.js';
import { t } from '../texts/search.js';

interface SearchFieldProps {
  readonly search: SearchTerm;
  readonly autoFocus?: boolean;
  /** Escape in a field that is empty already. */
  readonly onLeave?: () => void;
}

/** Runs while typing, on Enter at once; Escape clears, the arrow down leads to the results. */
export function SearchField({ search: { typed, setTyped, run, clear }, autoFocus, onLeave }: SearchFieldProps) {
  return (
    <form
      role="search"
      className={styles['field']}
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <Input
        id={SEARCH_FIELD_ID}
        type="search"
        enterKeyHint="search"
        aria-label={t('search.search-scripture')}
        placeholder={t('search.search-scripture-placeholder')}
        autoFocus={autoFocus}
        autoComplete="off"
        maxLength={SEARCH_LIMITS.query}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && moveAmongResults(1)) event.preventDefault();
          if (event.key !== 'Escape') return;
          event.preventDefault();
          if (typed) clear();
          else onLeave?.();
        }}
        prefix={<Search size={18} strokeWidth={1.75} aria-hidden />}
        suffix={
          typed && (
            <IconButton
              className={styles['clear']}
              icon={X}
              iconSize={16}
              label={t('search.clear-search')}
              onClick={(event) => {
                event.currentTarget.closest('form')?.querySelector('input')?.focus();
                clear();
              }}
            />
          )
        }
      />
    </form>
  );
}
