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
export function TopicHeading({ heading: { title, places }, unfolded }: TopicHeadingProps) {
  const [open, setOpen] = useState(unfolded);
  const id = useId();
  const name = readableName(title) || 'Without a heading';
  if (!places.length) return <li className={styles['bare']}>{name}</li>;
  return (
    <li>
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
