import { NoteExcerpt } from '@berea/answers';
import { IconButton } from '@berea/ui/core';
import { formatDay } from '@berea/ui/data';
import { Link } from '@berea/web/router';
import { Bookmark, SquarePen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useReading } from '../../place/use-reading.js';
import { referenceOf } from '../../place/reference-of.js';
import type { Annotation } from './list-annotations.js';
import styles from './annotation-row.module.css';
import { VerseLine } from './verse-line.js';

export interface AnnotationRowProps {
  readonly entry: Annotation;
  readonly onDelete: (entry: Annotation) => Promise<void>;
}

/** One annotation: what it is, where it leads, the words that it stands at. */
export function AnnotationRow({ entry, onDelete }: AnnotationRowProps) {
  const { hrefOf } = useReading();
  const [deleting, setDeleting] = useState(false);
  const reference = referenceOf(entry.place);
  const remove = () => {
    setDeleting(true);
    void onDelete(entry).finally(() => setDeleting(false));
  };
  return (
    <li className={styles['row']}>
      <Sign entry={entry} />
      <div className={styles['content']}>
        <p className={styles['head']}>
          <Link to={hrefOf(entry.place)} className={styles['reference']} data-list-focus>
            {reference}
          </Link>
          <time dateTime={entry.at}>{formatDay(entry.at)}</time>
        </p>
        <VerseLine place={entry.place} />
        {entry.kind === 'note' && (
          <div className={styles['note']}>
            <p className={styles['title']}>{entry.note.title}</p>
            <p className={styles['excerpt']}>
              <NoteExcerpt note={entry.note} />
            </p>
          </div>
        )}
      </div>
      <IconButton
        className={styles['delete']}
        icon={Trash2}
        label={`Delete ${nameOf(entry)}: ${reference}`}
        tooltip="Delete"
        disabled={deleting}
        onClick={remove}
      />
    </li>
  );
}

const nameOf = (entry: Annotation): string =>
  entry.kind === 'highlight'
    ? `${entry.colour} highlight`
    : entry.kind === 'note'
      ? `note “${entry.note.title}”`
      : 'bookmark';

/** The kind by its shape and in words, never by a colour alone. */
function Sign({ entry }: { readonly entry: Annotation }) {
  return (
    <span className={styles['sign']} data-kind={entry.kind}>
      {entry.kind === 'highlight' && <i className={`${styles['swatch']} hl-${entry.colour}`} />}
      {entry.kind === 'bookmark' && <Bookmark size={18} strokeWidth={1.75} aria-hidden />}
      {entry.kind === 'note' && <SquarePen size={18} strokeWidth={1.75} aria-hidden />}
      <span className="visually-hidden">{entry.kind === 'highlight' ? `${entry.colour} highlight` : entry.kind}</span>
    </span>
  );
}
