import type { BasketPiece } from '@berea/contracts';
import { useIsPhone, useToast } from '@berea/ui/core';
import { useListFocus } from '@berea/ui/data';
import { type BasketChange } from './use-basket.js';
import { movePiece } from './basket-order.js';
import { useLayoutEffect, useRef, useState } from 'react';
import { BasketRow, nameOf } from './basket-row.js';
import styles from './basket.module.css';
import { useDragOrder } from './use-drag-order.js';
import { t } from '../texts/sermon-basket.js';

interface BasketListProps {
  readonly pieces: readonly BasketPiece[];
  readonly onChange: (change: BasketChange) => void;
}

/** The pieces of a basket in their order, which is changed by dragging, by Alt and an arrow key, or by arrows on phones. */
export function BasketList({ pieces, onChange }: BasketListProps) {
  const phone = useIsPhone();
  const toast = useToast();
  const [said, setSaid] = useState('');
  const { listRef, willRemove } = useListFocus(pieces);
  const focused = useRef<HTMLElement | null>(null);
  // A row that is moved in the page loses the focus that it had, and an arrow that leads no further could not keep it.
  useLayoutEffect(() => {
    const had = focused.current;
    focused.current = null;
    if (!had) return;
    const target = had.matches(':disabled') ? had.closest('li')?.querySelector<HTMLElement>('button:enabled') : had;
    if (target !== document.activeElement) target?.focus();
  });

  const move = (from: number, to: number) => {
    const piece = pieces[from];
    if (!piece || to < 0 || to >= pieces.length) return;
    const active = document.activeElement;
    focused.current = active instanceof HTMLElement && listRef.current?.contains(active) ? active : null;
    setSaid(t('sermon-basket.now-of', { piece: nameOf(piece), place: to + 1, count: pieces.length }));
    onChange((now) => movePiece(now, piece.id, to));
  };
  const remove = (piece: BasketPiece, index: number) => {
    willRemove(piece);
    onChange((now) => now.filter(({ id }) => id !== piece.id));
    toast({
      title: t('sermon-basket.removed-from-basket'),
      description: nameOf(piece),
      action: {
        label: t('sermon-basket.undo'),
        onPress: () =>
          onChange((now) => (now.some(({ id }) => id === piece.id) ? [...now] : now.toSpliced(index, 0, piece))),
      },
    });
  };
  const drag = useDragOrder(move);
  return (
    <div ref={listRef} tabIndex={-1} className={styles['list']}>
      {pieces.length === 0 && <p className={styles['empty']}>{t('sermon-basket.nothing-waits-here-yet')}</p>}
      <ol>
        {pieces.map((piece, index) => (
          <BasketRow
            key={piece.id}
            piece={piece}
            index={index}
            count={pieces.length}
            phone={phone}
            lifted={drag.lifted === index}
            shift={drag.shiftOf(index)}
            grip={drag.gripProps(index)}
            onGrip={() => drag.wasPressed() && setSaid(t('sermon-basket.drag-or-press-alt', { name: nameOf(piece) }))}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(piece, index)}
          />
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}
