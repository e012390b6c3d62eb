import { NoteExcerpt } from '@berea/answers';
import type { Place } from '@berea/contracts';
import { IconButton } from '@berea/ui/core';
import { formatDay } from '@berea/ui/data';
import { useChapter } from '@berea/web';
import { Link } from '@berea/web/router';
import { Bookmark, SquarePen, Trash2 } from 'lucide-react';
import { useState, type RefObject, useEffect, useRef } from 'react';
import { useReading } from '../../place/use-reading.js';
import { referenceOf } from '../../place/verse-range.js';
import { versesToText } from '../../sharing/verses-to-text.js';
import styles from './annotation-row.module.css';
import type { Annotation } from './list-annotations.js';
import { colourName } from '../colour-name.js';
import { t } from '../../texts/my-marks.js';

interface AnnotationRowProps {
  readonly entry: Annotation;
  readonly onDelete: (entry: Annotation) => Promise<void>;
}

/** One annotation: its kind, its link, and the words of its verse. */
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
        label={deleteLabel(entry, reference)}
        tooltip={t('my-marks.delete')}
        disabled={deleting}
        onClick={remove}
      />
    </li>
  );
}

function deleteLabel(entry: Annotation, reference: string): string {
  switch (entry.kind) {
    case 'highlight':
      return t('my-marks.delete-highlight', { colour: colourName(entry.colour), reference });
    case 'note':
      return t('my-marks.delete-note', { title: entry.note.title, reference });
    case 'bookmark':
      return t('my-marks.delete-bookmark', { reference });
  }
}

function kindOf(entry: Annotation): string {
  switch (entry.kind) {
    case 'highlight':
      return t('my-marks.colour-highlight', { colour: colourName(entry.colour) });
    case 'note':
      return t('my-marks.note-kind');
    case 'bookmark':
      return t('my-marks.bookmark-kind');
  }
}

/** The kind by its shape and in words, never by a colour alone. */
function Sign({ entry }: { readonly entry: Annotation }) {
  return (
    <span className={styles['sign']} data-kind={entry.kind}>
      {entry.kind === 'highlight' && <i className={`${styles['swatch']} hl-${entry.colour}`} />}
      {entry.kind === 'bookmark' && <Bookmark size={18} strokeWidth={1.75} aria-hidden />}
      {entry.kind === 'note' && <SquarePen size={18} strokeWidth={1.75} aria-hidden />}
      <span className="visually-hidden">{kindOf(entry)}</span>
    </span>
  );
}

/** The words of verses, asked for when they come into view: a list may name a hundred chapters. */
function VerseLine({ place: { book, chapter, verse, endVerse } }: { readonly place: Place }) {
  const { translation } = useReading();
  const [ref, near] = useNear<HTMLParagraphElement>();
  const { data, isError } = useChapter(book, chapter, { translation, enabled: near });
  const verses = data?.verses.filter((each) => each.verse >= verse && each.verse <= endVerse) ?? [];
  if (isError || (data && verses.length === 0)) {
    return <p className={styles['absent']}>{t('my-marks.translation-has-no-text-here', { translation })}</p>;
  }
  return (
    <p
      ref={ref}
      className={styles['text']}
      lang={data?.language}
      dir={data?.direction}
      data-waiting={!data || undefined}
    >
      {versesToText(verses)}
    </p>
  );
}

/** Whether an element came into view, or close to it, once. */
function useNear<T extends Element>(): [ref: RefObject<T | null>, near: boolean] {
  const ref = useRef<T>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '200px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return [ref, near];
}
