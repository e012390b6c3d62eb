import { NoteExcerpt } from '@berea/answers';
import type { Note } from '@berea/contracts';
import { formatDay, ItemActions, ScriptureLink } from '@berea/ui/data';
import { memo } from 'react';
import styles from './journal.module.css';
import { t } from '../texts/journal.js';

export interface JournalEntryProps {
  readonly entry: Note;
  readonly onRead: (note: Note) => void;
  readonly onEdit: (note: Note) => void;
  readonly onDelete: (note: Note) => Promise<void>;
}

/** Memoised: opening a dialog does not render hundreds of them again. */
export const JournalEntry = memo(function JournalEntry({ entry, onRead, onEdit, onDelete }: JournalEntryProps) {
  return (
    <li className={styles['entry']}>
      <time className={styles['day']} dateTime={entry.createdAt}>
        {formatDay(entry.createdAt)}
      </time>
      <article className={styles['words']}>
        <h2 className={styles['title']} dir="auto">
          <button type="button" onClick={() => onRead(entry)} aria-haspopup="dialog" data-list-focus="">
            {entry.title}
          </button>
        </h2>
        {entry.scripture && <ScriptureLink reference={entry.scripture} />}
        <p className={styles['content']} dir="auto">
          <NoteExcerpt note={entry} keepLines />
        </p>
      </article>
      <ItemActions
        noun={t('journal.entry')}
        title={entry.title}
        onEdit={() => onEdit(entry)}
        onDelete={() => onDelete(entry)}
      />
    </li>
  );
});
