import type { Place } from '@berea/contracts';
import { formatReference } from '@berea/scripture';
import { Link } from '@berea/web/router';
import { BookOpen } from 'lucide-react';
import { useReading } from '../place/use-reading.js';
import { targetOf } from './reference-target.js';
import styles from './reference-card.module.css';
import { RESULT } from './search-focus.js';

/** Leads to the place that the term names. @param byEnter whether Enter in the field does so too */
export function ReferenceCard({ place, byEnter }: { place: Place; byEnter: boolean }) {
  const { hrefOf } = useReading();
  const target = targetOf(place);
  return (
    <Link {...RESULT} className={styles['card']} to={hrefOf(target)}>
      <BookOpen size={20} strokeWidth={1.75} aria-hidden />
      <span className={styles['words']}>
        {`Open ${formatReference(target.book, target.chapter, target.verse, target.endVerse)}`}
      </span>
      {byEnter && <kbd aria-hidden>Enter</kbd>}
    </Link>
  );
}
