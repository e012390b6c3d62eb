import { cutText } from '@berea/contracts/values';
import type { BasketPiece } from '@berea/contracts';
import { IconButton } from '@berea/ui/core';
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import styles from './basket.module.css';
import { PieceSign } from './piece-sign.js';
import { t } from '../texts/sermon-basket.js';

/** Line below a piece's name: its source, else its first words. */
const beginningOf = ({ source, text }: BasketPiece): string =>
  source ?? cutText(text.replace(/^(?:# |- |> )/gm, ''), 120);

export const nameOf = ({ title, text }: BasketPiece): string => title || cutText(text.trim(), 60);

interface BasketRowProps {
  readonly piece: BasketPiece;
  readonly index: number;
  readonly count: number;
  /** Whether arrows take the place of the grip. */
  readonly phone: boolean;
  readonly lifted: boolean;
  readonly shift: number;
  readonly grip: Pick<
    ComponentProps<'button'>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onKeyDown'
  >;
  /** Told how it is moved, where somebody asks it by pressing it. */
  readonly onGrip: () => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** One piece of a basket: its sign, what it is, and how it is moved or taken out. */
export function BasketRow({
  piece,
  index,
  count,
  phone,
  lifted,
  shift,
  grip,
  onGrip,
  onMove,
  onRemove,
}: BasketRowProps) {
  const name = nameOf(piece);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || !event.altKey) return;
    event.preventDefault();
    onMove(index + step);
  };
  return (
    <li
      className={styles['row']}
      data-lifted={lifted || undefined}
      style={shift ? { transform: `translateY(${shift}px)` } : undefined}
      onKeyDown={onKeyDown}
    >
      {!phone && (
        <button
          type="button"
          className={styles['grip']}
          aria-label={t('sermon-basket.move', { name })}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          data-list-focus=""
          {...grip}
          onClick={onGrip}
        >
          <GripVertical size={16} strokeWidth={1.75} aria-hidden />
        </button>
      )}
      <PieceSign kind={piece.kind} />
      <div className={styles['words']}>
        <b dir="auto">{name}</b>
        <span dir="auto">{beginningOf(piece)}</span>
      </div>
      {phone && (
        <>
          <IconButton
            icon={ArrowUp}
            label={t('sermon-basket.move-up', { name })}
            tooltip=""
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          />
          <IconButton
            icon={ArrowDown}
            label={t('sermon-basket.move-down', { name })}
            tooltip=""
            disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
          />
        </>
      )}
      <IconButton
        icon={X}
        iconSize={16}
        label={t('sermon-basket.remove-piece', { name })}
        tooltip={t('sermon-basket.remove')}
        onClick={onRemove}
        {...(phone && { 'data-list-focus': '' })}
      />
    </li>
  );
}
