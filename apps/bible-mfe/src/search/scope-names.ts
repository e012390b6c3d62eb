import { BOOKS } from '@berea/scripture';

export interface Scope {
  /** What `in` is. */
  readonly value: string;
  readonly label: string;
}

export const EVERYWHERE: Scope = { value: '', label: 'All of Scripture' };
export const OLD_TESTAMENT: Scope = { value: 'ot', label: 'Old Testament' };
export const NEW_TESTAMENT: Scope = { value: 'nt', label: 'New Testament' };

/** Parts of Scripture that the search knows by name. */
export const PARTS: readonly Scope[] = [
  OLD_TESTAMENT,
  NEW_TESTAMENT,
  { value: 'law', label: 'The Law' },
  { value: 'history', label: 'History' },
  { value: 'poetry', label: 'Poetry and wisdom' },
  { value: 'prophets', label: 'The Prophets' },
  { value: 'gospels', label: 'The Gospels' },
  { value: 'paul', label: 'Letters of Paul' },
  { value: 'general epistles', label: 'General letters' },
];

const NAMED = [EVERYWHERE, ...PARTS];

/** 'The Gospels' for 'gospels'; a book, and what only an address can say, as it is. */
export const scopeLabel = (scope: string): string => NAMED.find(({ value }) => value === scope)?.label ?? scope;

export const BOOK_SCOPES: readonly Scope[] = BOOKS.map(({ name }) => ({ value: name, label: name }));
