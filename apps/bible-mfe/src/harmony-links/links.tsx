import type { Place } from '@berea/contracts';
import { formatReference } from '@berea/scripture';
import { Link } from '@berea/web/router';
import { Columns2, Columns3 } from 'lucide-react';
import { useParallels } from '../data/parallels.js';
import { harmonyOf } from '../place/harmony-address.js';
import { useReading } from '../place/use-reading.js';
import { t } from '../texts/harmony.js';
import styles from './harmony-links.module.css';
import { booksOf, touches } from './touches.js';

export function VerseLinks({ place }: { place: Place }) {
  const { hrefOf } = useReading();
  const { data } = useParallels(place.book, place.chapter);
  const sections = data?.sections.filter(({ columns }) => columns.some((column) => touches(column, place))) ?? [];
  if (sections.length === 0) return null;
  return (
    <nav className={styles['links']} aria-label={t('harmony.side-by-side')}>
      <Link to={harmonyOf(hrefOf(place))}>
        <Columns2 size={18} strokeWidth={1.75} aria-hidden />
        <span>
          {t('harmony.side-by-side')}
          {sections.map((section, index) => (
            <span key={index} className={styles['what']}>
              {t('harmony.title-and-books', { title: section.title, books: booksOf(section).join(', ') })}
            </span>
          ))}
        </span>
      </Link>
    </nav>
  );
}

export function ChapterLink() {
  const { place, hrefOf } = useReading();
  const { book, chapter } = place;
  const { data } = useParallels(book.name, chapter);
  if (!data?.sections.length) return null;
  return (
    <p className={styles['links']}>
      <Link to={harmonyOf(hrefOf({ book: book.name, chapter }))}>
        <Columns3 size={18} strokeWidth={1.75} aria-hidden />
        {t('harmony.in-chapter', { chapter: formatReference(book.name, chapter) })}
      </Link>
    </p>
  );
}
