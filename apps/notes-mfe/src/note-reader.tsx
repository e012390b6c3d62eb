import { AddToSermon } from '@berea/answers';
import type { Note } from '@berea/contracts';
import { formatDay, ReadDialog } from '@berea/ui/data';
import { Link } from '@berea/web/router';
import styles from './note-reader.module.css';
import { AllFields, shownFields } from './shown-fields.js';
import { t } from './texts/notes.js';

export interface NoteReaderProps {
  readonly note: Note;
  readonly open: boolean;
  readonly onEdit: () => void;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** The whole of a note. */
export function NoteReader({ note, ...dialog }: NoteReaderProps) {
  return (
    <ReadDialog title={note.title} day={formatDay(note.createdAt)} editLabel={t('notes.edit-note')} {...dialog}>
      <AllFields of={shownFields(note)} />
      <time className={styles['day']} data-screen-only="" dateTime={note.createdAt}>
        {formatDay(note.createdAt)}
      </time>
      <div className={styles['actions']} data-screen-only="">
        <AddToSermon
          type="text"
          piece={() => ({
            kind: 'note',
            title: note.title,
            text: note.scripture ? `${note.content}\n(${note.scripture})` : note.content,
            about: note.scripture ?? note.title,
            ...(note.scripture && { scripture: note.scripture }),
          })}
        />
        <Link className={styles['page']} to={`/notes/${note.id}`}>
          {t('notes.open-on-its-own-page')}
        </Link>
      </div>
    </ReadDialog>
  );
}
