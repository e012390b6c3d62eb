import type { Citation, CommentaryNote } from '@berea/contracts';
import { InnerHeading } from '../frame/panel-frame.js';
import { ShowMore, usePaged } from '../frame/paging.js';
import { AboutWork } from './about-work.js';
import { FocusedText, FoldedText } from './folded-text.js';
import styles from './note-list.module.css';
import { PlaceLink } from './place-link.js';
import { t } from '../../texts/works.js';

/** On one psalm there can be hundreds. */
const AT_ONCE = 6;

/** Notes of commentators, a part at a time. */
export function NoteList({ notes, citations }: { notes: readonly CommentaryNote[]; citations?: readonly Citation[] }) {
  const { list, shown, paging } = usePaged<CommentaryNote, HTMLUListElement>(notes, AT_ONCE);
  return (
    <>
      <ul ref={list} className={styles['notes']}>
        {shown.map((note) => (
          <li key={note.id}>
            <NoteCard note={note} citations={citations} />
          </li>
        ))}
      </ul>
      <ShowMore {...paging} noun={t('works.notes')} />
    </>
  );
}

const kindNames = (): Readonly<Record<CommentaryNote['kind'], string>> => ({
  introduction: t('works.introduction'),
  exposition: t('works.exposition'),
  quotation: t('works.quotation'),
  hint: t('works.hint-to-preachers'),
  note: '',
});

interface NoteCardProps {
  readonly note: CommentaryNote;
  readonly citations?: readonly Citation[];
}

/** A note on a place: the words, their author, and their subject. */
function NoteCard({ note, citations }: NoteCardProps) {
  const { title, text, focus, by, author, year, place, kind, work } = note;
  return (
    <article className={styles['note']}>
      {title && <InnerHeading className={styles['title']}>{title}</InnerHeading>}
      {focus ? (
        <FocusedText text={text} focus={focus} citations={citations} />
      ) : (
        <FoldedText text={text} citations={citations} />
      )}
      <footer className={styles['credit']}>
        {by && <span>{t('works.by-quoted-in', { by })}</span>}
        <AboutWork id={work} title={[author, year].filter(Boolean).join(', ')} />
        {place && <PlaceLink place={place} />}
        {kindNames()[kind] && <span>{kindNames()[kind]}</span>}
      </footer>
    </article>
  );
}
