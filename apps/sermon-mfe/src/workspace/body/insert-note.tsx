import { NoteExcerpt } from '@berea/answers';
import { ListMore, type Noun } from '@berea/collections';
import type { Note } from '@berea/contracts';
import { Button, Input, useIsPhone, useToast } from '@berea/ui/core';
import { Popover, Sheet } from '@berea/ui/data';
import { explain, type ListWanted } from '@berea/web';
import { useNotePages, useWholeNote } from '../../data/sermons.js';
import { ChevronDown, NotebookPen } from 'lucide-react';
import { useState } from 'react';
import styles from './insert-note.module.css';
import { t } from '../../texts/workspace.js';

const noteNoun = (): Noun => ({ one: t('workspace.note'), many: t('workspace.notes') });

/** Tags that the study tools put on what is saved from them, and those of journal entries (product rules). */
const ANALYSIS = ['greek-hebrew', 'cross-references', 'commentary', 'cultural-context', 'study-tool'];
const JOURNAL = ['journal', 'reflection', 'prayer', 'daily'];

/**
 * Lists of the Insert Note menu, as the server is asked for them: the Study Notes group by its rule, which takes in the
 * journal's entries too; they get a group of their own.
 */
const WRITTEN: ListWanted = { without: [...ANALYSIS, ...JOURNAL].join(',') };
const JOURNAL_ENTRIES: ListWanted = { tags: JOURNAL.join(','), without: ANALYSIS.join(',') };

/** Characters of each note that the menu shows (product constant). */
const PREVIEW = 100;

interface InsertNoteProps {
  readonly onInsert: (words: string) => void;
}

/** The menu of the Study Notes, each of which goes into the body by one press; a sheet on phones. */
export function InsertNote({ onInsert }: InsertNoteProps) {
  const phone = useIsPhone();
  const [open, setOpen] = useState(false);
  const wholeOf = useWholeNote();
  const toast = useToast();
  const insert = (note: Note) => {
    setOpen(false);
    wholeOf(note).then(
      ({ content, scripture }) => onInsert(scripture ? `${content}\n(${scripture})` : content),
      (error: unknown) =>
        toast({ title: t('workspace.note-could-not-be-opened'), description: explain(error), kind: 'error' }),
    );
  };
  const notes = <Notes onChoose={insert} onEscape={() => setOpen(false)} />;
  const button = (
    <Button
      type="text"
      data-folds=""
      title={t('workspace.insert-note')}
      icon={<NotebookPen size={18} strokeWidth={1.75} aria-hidden />}
      aria-haspopup={phone ? 'dialog' : 'menu'}
      aria-expanded={open}
      {...(phone && { onClick: () => setOpen(true) })}
    >
      {t('workspace.insert-note')}
      <ChevronDown size={15} strokeWidth={1.75} aria-hidden />
    </Button>
  );
  if (phone) {
    return (
      <>
        {button}
        <Sheet title={t('workspace.insert-note')} open={open} onClose={() => setOpen(false)}>
          {notes}
        </Sheet>
      </>
    );
  }
  return (
    <Popover open={open} onOpenChange={setOpen} trigger="click" placement="bottomRight" destroyOnHidden content={notes}>
      {button}
    </Popover>
  );
}

interface NotesProps {
  readonly onChoose: (note: Note) => void;
  readonly onEscape: () => void;
}

function Notes({ onChoose, onEscape }: NotesProps) {
  const [search, setSearch] = useState('');
  const written = useNotePages({ ...WRITTEN, search });
  const journal = useNotePages({ ...JOURNAL_ENTRIES, search });
  const searching = search.trim() !== '';
  if (written.isPending || journal.isPending) return <p role="status">{t('workspace.loading-notes')}</p>;
  if (!written.data || !journal.data) {
    const failed = written.data ? journal : written;
    return (
      <div role="alert" className={styles['panel']}>
        <p>{explain(failed.error)}</p>
        <Button onClick={() => void failed.refetch()}>{t('workspace.try-again')}</Button>
      </div>
    );
  }
  if (!searching && !written.outdated && !written.data.length && !journal.data.length)
    return <p>{t('workspace.no-study-notes-yet-notes')}</p>;
  return (
    // Escape closes it from any of its parts.
    <div className={styles['panel']} onKeyDown={(event) => event.key === 'Escape' && onEscape()}>
      <Input
        autoFocus
        allowClear
        aria-label={t('workspace.search-notes-to-insert')}
        placeholder={t('workspace.search-notes')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <div className={styles['list']} aria-busy={written.outdated}>
        <Menu label={t('workspace.study-notes')} notes={written.data} onChoose={onChoose} />
        {!written.data.length && (
          <p>{written.outdated ? t('workspace.searching-whole-notes') : t('workspace.no-notes-found')}</p>
        )}
        <ListMore noun={noteNoun()} pages={written} />
        {journal.data.length > 0 && (
          <details>
            <summary>{t('workspace.journal')}</summary>
            <Menu label={t('workspace.journal')} notes={journal.data} onChoose={onChoose} />
            <ListMore noun={noteNoun()} pages={journal} />
          </details>
        )}
      </div>
    </div>
  );
}

interface MenuProps {
  readonly label: string;
  readonly notes: readonly Note[];
  readonly onChoose: (note: Note) => void;
}

const Menu = ({ label, notes, onChoose }: MenuProps) => (
  <ul role="menu" aria-label={label} className={styles['menu']}>
    {notes.map((note) => (
      <li key={note.id} role="none">
        <button type="button" role="menuitem" className={styles['note']} onClick={() => onChoose(note)}>
          <strong>{note.title}</strong>
          <span>
            <NoteExcerpt note={note} characters={PREVIEW} />
          </span>
        </button>
      </li>
    ))}
  </ul>
);
