import type { Topic } from '@berea/contracts';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { PlaceList } from './place-list.js';
import { readableName } from './readable-name.js';
import styles from './sources.module.css';

export interface TopicHeadingProps {
  readonly heading: Topic['headings'][number];
  readonly unfolded: boolean;
}

/** A heading of a topic, which unfolds to its places; one without places is words alone. */
export function TopicHeading({ heading: { title, under, places }, unfolded }: TopicHeadingProps) {
  const [open, setOpen] = useState(unfolded);
  const id = useId();
  const name = readableName(title) || 'Without a heading';
  // What the eye sees by the indent.
  const standsUnder = under.length > 0 && (
    <span className="visually-hidden">{`, under ${under.map(readableName).join(', ')}`}</span>
  );
  if (!places.length) {
    return (
      <li className={styles['bare']} data-depth={under.length}>
        {name}
        {standsUnder}
      </li>
    );
  }
  return (
    <li data-depth={under.length}>
      <button
        type="button"
        className={styles['row']}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <ChevronRight className={styles['chevron']} size={16} strokeWidth={1.75} aria-hidden />
        <span className={styles['name']}>{name}</span>
        <span className={styles['aside']}>
          {places.length.toLocaleString('en')}
          <span className="visually-hidden">{places.length === 1 ? ' place' : ' places'}</span>
          {standsUnder}
        </span>
      </button>
      {open && (
        <div id={id} className={styles['unfolded']}>
          <PlaceList places={places} />
        </div>
      )}
    </li>
  );
}
