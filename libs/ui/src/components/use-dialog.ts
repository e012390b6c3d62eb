import { useMemo, useState } from 'react';

/** A dialog that is on screen, or on its way out: `key` is new at each opening. */
export interface ShownDialog<T> {
  readonly key: number;
  readonly item: T;
  readonly open: boolean;
}

export interface Dialog<T> {
  /** Null while there is nothing to render. */
  readonly shown: ShownDialog<T> | null;
  readonly show: (item: T) => void;
  /** Starts its way out; `drop` follows when it is gone. */
  readonly close: () => void;
  readonly drop: () => void;
}

/** The state of a dialog about one item that leaves gracefully and starts afresh at each opening. */
export function useDialog<T>(): Dialog<T> {
  const [shown, setShown] = useState<ShownDialog<T> | null>(null);
  // The same functions at each rendering, so that lists of memoised cards can take them.
  const moves = useMemo(
    () => ({
      show: (item: T) => setShown((last) => ({ key: (last?.key ?? 0) + 1, item, open: true })),
      close: () => setShown((last) => last && { ...last, open: false }),
      drop: () => setShown((last) => (last?.open ? last : null)),
    }),
    [],
  );
  return { shown, ...moves };
}
