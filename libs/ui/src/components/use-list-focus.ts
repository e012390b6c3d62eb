import { type RefObject, useCallback, useEffect, useRef } from 'react';

export interface ListFocus<T> {
  /** For the element around the list and its replacement; it needs `tabIndex={-1}`. */
  readonly listRef: RefObject<HTMLDivElement | null>;
  /** Call before an item is removed. */
  readonly willRemove: (item: T) => void;
  /** Call when a removal came to nothing. */
  readonly keep: () => void;
}

/**
 * Moves the focus when an item of a list is removed: to the item that takes its place, else to the one before,
 * else to the list itself; never back to the top of the page. Items mark their target with `data-list-focus`.
 * Both functions are the same at each rendering, so that memoised cards can take what is made of them.
 * @param shown the items as the list shows them
 */
export function useListFocus<T>(shown: readonly T[]): ListFocus<T> {
  const listRef = useRef<HTMLDivElement>(null);
  const items = useRef(shown);
  const removed = useRef<number | null>(null);
  const count = shown.length;

  useEffect(() => {
    items.current = shown;
  });
  useEffect(() => {
    if (removed.current === null) return;
    const targets = listRef.current?.querySelectorAll<HTMLElement>('[data-list-focus]');
    const next = targets?.[Math.min(removed.current, count - 1)];
    removed.current = null;
    (next ?? listRef.current)?.focus();
  }, [count]);

  const willRemove = useCallback((item: T) => {
    removed.current = items.current.indexOf(item);
  }, []);
  const keep = useCallback(() => {
    removed.current = null;
  }, []);
  return { listRef, willRemove, keep };
}

/**
 * Gives the focus to the first item within an element (else to itself) if what had it is gone: a dialog's opener,
 * when the dialog's result has taken its place.
 */
export function recoverFocus(within: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  (within?.querySelector<HTMLElement>('[data-list-focus]') ?? within)?.focus();
}
