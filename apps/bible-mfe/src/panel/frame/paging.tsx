import { Button } from '@berea/ui/core';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { t } from '../../texts/study.js';

interface Paging {
  readonly shown: number;
  readonly total: number;
  more(): void;
}

/**
 * A long list a part at a time. The first of the new items takes the focus: the button comes after it.
 * @param step items at once
 */
export function usePaged<Item, List extends HTMLElement>(
  items: readonly Item[],
  step: number,
): { readonly list: RefObject<List | null>; readonly shown: readonly Item[]; readonly paging: Paging } {
  const list = useRef<List>(null);
  const [count, setCount] = useState(step);
  const focusOnNew = useFocusOnNew(list, count);
  const shown = items.slice(0, count);
  const more = () => {
    focusOnNew(shown.length);
    setCount(count + step);
  };
  return { list, shown, paging: { shown: shown.length, total: items.length, more } };
}

/**
 * Gives the focus to an item of a list that is not there yet. @param count items that are shown
 * @returns what says which item, counted from 0, takes it once it is there
 */
export function useFocusOnNew(list: RefObject<HTMLElement | null>, count: number): (item: number) => void {
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    const item = wanted.current === null ? undefined : list.current?.children[wanted.current];
    if (!(item instanceof HTMLElement)) return;
    wanted.current = null;
    takeFocus(item);
  }, [list, count]);
  return useCallback((item) => {
    wanted.current = item;
  }, []);
}

function takeFocus(item: HTMLElement): void {
  item.tabIndex = -1;
  item.focus({ preventScroll: true });
}

interface ShowMoreProps extends Paging {
  /** Its items in the plural: 'verses'. */
  readonly noun: string;
  readonly loading?: boolean;
}

/** The way to the rest of a list; nothing where all of it is shown. */
export function ShowMore({ shown, total, more, noun, loading = false }: ShowMoreProps) {
  if (shown >= total) return null;
  return (
    <p>
      <Button loading={loading} onClick={more}>
        {t('study.show-more', { noun, shown: shown.toLocaleString('en'), total: total.toLocaleString('en') })}
      </Button>
    </p>
  );
}
