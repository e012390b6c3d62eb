import styles from './skeleton-cards.module.css';
import { CardGrid, type CardGridProps } from './card-grid.js';

export interface SkeletonCardsProps extends Pick<CardGridProps, 'columns'> {
  readonly count: number;
  /** 'Loading notes': what is told to those who do not see the shapes. */
  readonly label: string;
}

const TITLE_WIDTHS = [80, 64, 72, 86, 58, 70];
const LINE_WIDTHS = [34, 100, 94, 98, 52];

/** Cards with the shape of what is coming. */
export function SkeletonCards({ count, label, columns }: SkeletonCardsProps) {
  return (
    <div aria-busy>
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <div aria-hidden data-testid="skeleton">
        <CardGrid columns={columns}>
          {Array.from({ length: count }, (_, index) => (
            <div key={index} role="listitem" className={styles['card']}>
              <div
                className={`shimmer ${styles['title']}`}
                style={{ width: `${TITLE_WIDTHS[index % TITLE_WIDTHS.length]}%` }}
              />
              {LINE_WIDTHS.map((width) => (
                <div key={width} className={`shimmer ${styles['line']}`} style={{ width: `${width}%` }} />
              ))}
            </div>
          ))}
        </CardGrid>
      </div>
    </div>
  );
}
