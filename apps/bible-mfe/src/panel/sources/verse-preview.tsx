import type { Place } from '@berea/contracts';
import { explain, useChapter } from '@berea/web';
import { Link } from '@berea/web/router';
import { useReading } from '../../place/use-reading.js';
import styles from './place-link.module.css';

const MOST_VERSES = 3;

/** The words of a place, fetched when they are asked for. */
export function VersePreview({ place }: { place: Place }) {
  const { translation, hrefOf } = useReading();
  const query = useChapter(place.book, place.chapter, { translation });
  const verses = query.isPlaceholderData
    ? undefined
    : query.data?.verses.filter(({ verse }) => verse >= place.verse && verse <= place.endVerse);
  return (
    // Pressed, it must not take the focus from the link: the card would be gone before its own link is reached.
    <div className={styles['card']} onMouseDown={(event) => event.preventDefault()}>
      {query.isError && <p role="alert">{explain(query.error)}</p>}
      {!query.isError && !verses && <p role="status">Loading the verse...</p>}
      {verses && (
        <div className={styles['words']} lang={query.data?.language} dir={query.data?.direction}>
          {verses.slice(0, MOST_VERSES).map(({ verse, text }) => (
            <p key={verse}>{text}</p>
          ))}
          {verses.length > MOST_VERSES && <p>…</p>}
        </div>
      )}
      {verses?.length === 0 && <p>{`The ${translation} does not have this verse.`}</p>}
      <p className={styles['meta']}>
        <span>{translation}</span>
        <Link to={hrefOf(place)}>Open in Bible</Link>
      </p>
    </div>
  );
}
