import type { Place, SearchResult } from '@berea/contracts';
import { formatReference, findBook } from '@berea/scripture';
import { Link, useLocation, useNavigate } from '@berea/web/router';
import { BookOpen } from 'lucide-react';
import { useEffect } from 'react';
import { useReading, type Target } from '../place/use-reading.js';
import styles from './reference-card.module.css';
import type { SearchEntryState } from '../place/search-address.js';
import { RESULT } from './search-focus.js';
import { t } from '../texts/search-results.js';

interface ReferenceCardProps {
  readonly place: Place;
  /** The translation that the term names beside it */
  readonly version: string | undefined;
  readonly byEnter: boolean;
}

/** Leads to the place that the term names. @param byEnter whether Enter in the field does so too */
export function ReferenceCard({ place, version, byEnter }: ReferenceCardProps) {
  const { hrefOf } = useReading();
  const target = targetOf(place, version);
  return (
    <Link {...RESULT} className={styles['card']} to={hrefOf(target)}>
      <BookOpen size={20} strokeWidth={1.75} aria-hidden />
      <span className={styles['words']}>
        {t('search-results.open-place', {
          place: formatReference(target.book, target.chapter, target.verse, target.endVerse),
        })}
      </span>
      {byEnter && <kbd aria-hidden>{t('search-results.enter')}</kbd>}
    </Link>
  );
}

/** Target of a reference: a whole chapter without its verses. */
function targetOf({ book, chapter, verse, endVerse }: Place, translation: string | undefined): Target {
  const last = findBook(book)?.verseCounts[chapter - 1];
  const named = translation === undefined ? {} : { translation };
  return verse === 1 && endVerse === last ? { book, chapter, ...named } : { book, chapter, verse, endVerse, ...named };
}

/** Whether a reference names these verses and no others, as one to several places does not. */
export const isAllOf = ({ book, chapter, verse, endVerse }: Place, verses: readonly SearchResult[]): boolean =>
  verses.every(
    (each) => each.book === book && each.chapter === chapter && each.verse >= verse && each.verse <= endVerse,
  );

/** Goes to the place that the term names when Enter was pressed; one step back then leads to where one was before. */
export function useOpenedReference(place: Place | undefined, version: string | undefined): void {
  const state = useLocation().state as SearchEntryState | null;
  const navigate = useNavigate();
  const { hrefOf } = useReading();
  const href = place && hrefOf(targetOf(place, version));
  const opens = state?.opens === true;
  useEffect(() => {
    if (opens && href) void navigate(href, { replace: true });
  }, [opens, href, navigate]);
}
