import { formatReference, inOtherNumbering, whyNoSuchPlace } from '@berea/scripture';
import { Alert } from '@berea/ui/core';
import type { Place } from '../place/place.js';
import styles from './reading-notices.module.css';

/** Above the text: why it is not quite what the address asks for. */
export function ReadingNotices({ place, notices }: { place: Place; notices: readonly string[] }) {
  const all = [...notices, ...(place.noVerse ? [noVerse(place, place.noVerse)] : [])];
  if (all.length === 0) return null;
  return (
    <div className={styles['notices']} role="status">
      {all.map((words) => (
        <Alert key={words} type="info" showIcon title={words} closable={{ 'aria-label': 'Dismiss' }} />
      ))}
    </div>
  );
}

function noVerse({ book, chapter }: Place, asked: string): string {
  const last = book.verseCounts[chapter - 1] ?? 0;
  const [, verse] = /^(\d{1,3})$/.exec(asked) ?? [];
  const elsewhere = verse === undefined ? undefined : inOtherNumbering({ book, chapter, verse: Number(verse) });
  if (elsewhere) return `There is no verse ${asked} here: ${whyNoSuchPlace({ book, chapter, verse: Number(verse) })}`;
  return `There is no verse ${asked} here: ${formatReference(book.name, chapter)} has ${last} ${last === 1 ? 'verse' : 'verses'}.`;
}
