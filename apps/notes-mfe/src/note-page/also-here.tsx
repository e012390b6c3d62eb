import { formatReference } from '@berea/scripture';
import { Button } from '@berea/ui/core';
import { formatDay } from '@berea/ui/data';
import { Link } from '@berea/web/router';
import { ChevronRight, Highlighter, type LucideIcon, MessageCircle, MicVocal, NotebookPen } from 'lucide-react';
import { type AlsoOn, type NotedPlace, useAlsoOn } from '../data/also-on.js';
import styles from './also-here.module.css';
import { t } from '../texts/note-also.js';

interface AlsoHereProps {
  /** Address of the place in the reader. */
  readonly path: string;
  /** Id of the open note. */
  readonly note: string;
}

/** What else its user has on the place of a note, each a link, and what Berea Notes say of it. */
export function AlsoHere({ path, note }: AlsoHereProps) {
  const place = placeAt(path);
  return place && <AlsoHerePlace place={place} path={path} note={note} />;
}

function AlsoHerePlace({ place, path, note }: AlsoHereProps & { readonly place: NotedPlace }) {
  const words = wordsOf(place);
  const also = useAlsoOn(place, words, note);
  const rows = rowsOf(also);
  const { section, isPending, failed, retry } = also;
  return (
    <aside className={styles['also']} aria-label={t('note-also.also-on', { place: words })} aria-busy={isPending}>
      {rows.length > 0 && (
        <section>
          <h2>{place.verse === undefined ? t('note-also.on-this-chapter') : t('note-also.on-this-verse')}</h2>
          <ul role="list">
            {rows.map(({ icon: Icon, title, words: what, to }) => (
              <li key={to}>
                <Link to={to}>
                  <Icon size={18} strokeWidth={1.75} aria-hidden />
                  <span>
                    <b dir="auto">{title}</b>
                    <span>{what}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {section && (
        <section>
          <h2>{t('note-also.in-berea-notes')}</h2>
          <p className={styles['lead']}>{section.about}</p>
          <p className={styles['source']}>{t('note-also.berea-notes-on', { place: section.reference })}</p>
          <Link className={styles['more']} to={`/library/berea/passages/${section.id}`}>
            {t('note-also.read-on', { title: section.title })}
            <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
          </Link>
        </section>
      )}
      {failed && (
        <p className={styles['failed']} role="status">
          {t('note-also.could-not-be-loaded')}{' '}
          <Button type="link" size="small" onClick={retry}>
            {t('note-also.try-again')}
          </Button>
        </p>
      )}
      {!isPending && !failed && !section && rows.length === 0 && (
        <p className={styles['lead']}>
          {t('note-also.nothing-else', { place: words })} <Link to={path}>{t('note-also.study-it')}</Link>
        </p>
      )}
    </aside>
  );
}

interface Row {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly words: string;
  readonly to: string;
}

function rowsOf({ notes, sermons, questions, highlights }: AlsoOn): Row[] {
  return [
    ...sermons.map(({ id, title, date, createdAt }) => ({
      icon: MicVocal,
      title: title || t('note-also.untitled-sermon'),
      words: date
        ? t('note-also.sermon-for', { day: formatDay(date) })
        : t('note-also.sermon-of', { day: formatDay(createdAt) }),
      to: `/notes?tab=sermon&sermon=${id}`,
    })),
    ...questions.map(({ conversation, title, timestamp }) => ({
      icon: MessageCircle,
      title,
      words: t('note-also.asked-on', { day: formatDay(timestamp) }),
      to: `/?conversation=${conversation}`,
    })),
    ...notes.map(({ id, title, scripture, createdAt }) => ({
      icon: NotebookPen,
      title: title || t('note-also.untitled-note'),
      words: scripture
        ? t('note-also.note-on', { place: scripture })
        : t('note-also.note-of', { day: formatDay(createdAt) }),
      to: `/notes/${id}`,
    })),
    ...highlights.map(({ book, chapter, verse, colour, updatedAt }) => ({
      icon: Highlighter,
      title: t('note-also.colour-on', { colour: colours()[colour], place: wordsOf({ book, chapter, verse }) }),
      words: t('note-also.highlight-of', { day: formatDay(updatedAt) }),
      to: `/bible/${encodeURIComponent(book)}/${chapter}/${verse}`,
    })),
  ];
}

const colours = () => ({
  yellow: t('note-also.yellow'),
  green: t('note-also.green'),
  blue: t('note-also.blue'),
  pink: t('note-also.pink'),
  purple: t('note-also.purple'),
});

/** @param path `/bible/Luke/15`, `/bible/Luke/15/22` or `/bible/Luke/15/11-32` */
function placeAt(path: string): NotedPlace | undefined {
  const [, , book, chapter, verses] = path.split('/');
  const [verse, endVerse] = (verses ?? '').split('-').filter(Boolean).map(Number);
  if (!book || !chapter) return undefined;
  return {
    book: decodeURIComponent(book),
    chapter: Number(chapter),
    ...(verse !== undefined && { verse }),
    ...(endVerse !== undefined && { endVerse }),
  };
}

const wordsOf = ({ book, chapter, verse, endVerse }: NotedPlace): string =>
  formatReference(book, chapter, verse, endVerse);
