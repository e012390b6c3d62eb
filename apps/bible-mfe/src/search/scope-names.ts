import { BOOKS } from '@berea/scripture';
import { t } from '../texts/search-results.js';

export interface Scope {
  /** Value of `in`. */
  readonly value: string;
  readonly label: string;
}

export const everywhere = (): Scope => ({ value: '', label: t('search-results.all-of-scripture') });
export const oldTestament = (): Scope => ({ value: 'ot', label: t('search-results.old-testament') });
export const newTestament = (): Scope => ({ value: 'nt', label: t('search-results.new-testament') });

/** Parts of Scripture that the search knows by name. */
export const parts = (): readonly Scope[] => [
  oldTestament(),
  newTestament(),
  { value: 'law', label: t('search-results.law') },
  { value: 'history', label: t('search-results.history') },
  { value: 'poetry', label: t('search-results.poetry-and-wisdom') },
  { value: 'prophets', label: t('search-results.prophets') },
  { value: 'gospels', label: t('search-results.gospels') },
  { value: 'paul', label: t('search-results.letters-of-paul') },
  { value: 'general epistles', label: t('search-results.general-letters') },
];

const named = () => [everywhere(), ...parts()];

/** 'The Gospels' for 'gospels'; a book, and what only an address can say, as it is. */
export const scopeLabel = (scope: string): string => named().find(({ value }) => value === scope)?.label ?? scope;

export const BOOK_SCOPES: readonly Scope[] = BOOKS.map(({ name }) => ({ value: name, label: name }));
