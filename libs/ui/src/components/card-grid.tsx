import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

export interface CardGridProps {
  /** As many columns of at least 320 px as there is room for, or two. */
  readonly columns: 'auto' | 'two';
  readonly children: ReactNode;
}

export function CardGrid({ columns, children }: CardGridProps) {
  return (
    <ul className={styles['grid']} data-columns={columns}>
      {children}
    </ul>
  );
}

/** One card of a grid. A press anywhere on it that meets no other control is one on its `CardTitle`. */
export function Card({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <li className={styles['cell']}>
      <article className={`${styles['card']} ${className}`}>{children}</article>
    </li>
  );
}

export interface CardTitleProps {
  readonly className?: string | undefined;
  /** Lines that the title may take; the rest is cut off. */
  readonly lines: number;
  /** Opens what the card shows an excerpt of. */
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** The card's heading, which opens it; it takes the focus when the card before it goes away. */
export function CardTitle({ className = '', lines, onOpen, children }: CardTitleProps) {
  return (
    <h2 className={`${styles['title']} ${className}`}>
      <button type="button" className={styles['open']} onClick={onOpen} aria-haspopup="dialog" data-list-focus="">
        <span className={styles['clamp']} style={{ WebkitLineClamp: lines }}>
          {children}
        </span>
      </button>
    </h2>
  );
}
