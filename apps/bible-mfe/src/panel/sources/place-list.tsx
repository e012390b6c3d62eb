import type { Place } from '@berea/contracts';
import { PlaceLink } from './place-link.js';
import styles from './place-list.module.css';
import { ShowMore } from '../frame/show-more.js';
import { usePaged } from '../frame/use-paged.js';

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
      <ShowMore {...paging} noun="places" />
    </>
  );
}
