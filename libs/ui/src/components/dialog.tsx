import type { ModalProps } from 'antd';
import { X } from 'lucide-react';
import { useMemo, useState } from 'react';
import styles from './dialog.module.css';
import { t } from '../texts/ui.js';

/** The look of our dialogs; on phones they take the whole width. */
export const dialogLook = {
  width: 560,
  centered: true,
  destroyOnHidden: true,
  get closable() {
    return { 'aria-label': t('ui.close'), closeIcon: <X size={20} strokeWidth={1.75} aria-hidden /> };
  },
  classNames: {
    root: styles['root'] ?? '',
    container: styles['container'] ?? '',
    header: styles['header'] ?? '',
    title: styles['title'] ?? '',
    close: styles['close'] ?? '',
  },
} satisfies ModalProps;

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
