import type { Citation, CommentaryNote } from '@berea/contracts';
import { NoteCard } from './note-card.js';
import styles from './note-list.module.css';
import { ShowMore } from '../frame/show-more.js';
import { usePaged } from '../frame/use-paged.js';

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
      <ShowMore {...paging} noun="notes" />
    </>
  );
}
