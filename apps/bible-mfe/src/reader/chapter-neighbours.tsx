import { formatReference } from '@berea/scripture';
import { Link } from '@berea/web/router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ChapterPlace, nextChapter, previousChapter } from '../place/neighbours.js';
import { useReading } from '../place/use-reading.js';
import styles from './chapter-neighbours.module.css';

/** Under the last verse: on to the next chapter, or back. */
export function ChapterNeighbours(place: ChapterPlace) {
  const { hrefOf } = useReading();
  const previous = previousChapter(place);
  const next = nextChapter(place);
  const linkTo = ({ book, chapter }: ChapterPlace) => hrefOf({ book: book.name, chapter });
  return (
    <nav className={styles['neighbours']} aria-label="Chapters nearby">
      {previous && (
        <Link to={linkTo(previous)}>
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
          {formatReference(previous.book.name, previous.chapter)}
        </Link>
      )}
      <span />
      {next && (
        <Link to={linkTo(next)}>
          {formatReference(next.book.name, next.chapter)}
          <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
        </Link>
      )}
    </nav>
  );
}
