import type { Place, OutlineRow } from '@berea/contracts';
import { ShowMore, usePaged } from '../frame/paging.js';
import { PlaceLink } from './place-link.js';
import styles from './place-list.module.css';
import { t } from '../../texts/works.js';

const AT_ONCE = 24;

/** Places in a row, each with its words on demand; many of them a part at a time. */
export function PlaceList({ places }: { places: readonly Place[] }) {
  const { list, shown, paging } = usePaged<Place, HTMLUListElement>(places, AT_ONCE);
  return (
    <>
      <ul ref={list} className={styles['places']}>
        {shown.map((place, index) => (
          <li key={index}>
            <PlaceLink place={place} />
          </li>
        ))}
      </ul>
      <ShowMore {...paging} noun={t('works.places')} />
    </>
  );
}

/** The subjects of a passage's parts; each opens there. */
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
