import type { OutlineRow } from '@berea/contracts';
import styles from './outline-rows.module.css';
import { PlaceLink } from './place-link.js';

/** What the parts of a passage are about; each opens there. */
export function OutlineRows({ rows }: { rows: readonly OutlineRow[] }) {
  return (
    <ol className={styles['rows']}>
      {rows.map(({ place, title }, index) => (
        <li key={index}>
          <PlaceLink place={place} plain />
          <span>{title}</span>
        </li>
      ))}
    </ol>
  );
}
