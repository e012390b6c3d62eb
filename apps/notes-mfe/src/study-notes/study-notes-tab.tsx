import { ListEmpty, ListFailed, ListMore, type ListView, useListView } from '@berea/collections';
import type { ListOrder, Note } from '@berea/contracts';
import { CardGrid, SkeletonCards } from '@berea/ui/data';
import { type ListPages } from '@berea/web';
import { useNotePages } from '../data/notes.js';
import { NotebookPen } from 'lucide-react';
import { useCallback, useState } from 'react';
import { WANTED } from '../group-notes.js';
import { noteNoun, type NoteListProps, useRemoveNote } from '../note-list.js';
import { NoteCard } from './note-card.js';
import { NoteRow } from './note-row.js';
import { type NoteChoice, NoteFilters } from './note-filters.js';
import styles from './study-notes-tab.module.css';
import { t } from '../texts/notes.js';

export interface StudyNotesTabProps extends NoteListProps {
  readonly choice: NoteChoice;
  readonly onChoice: (choice: NoteChoice) => void;
}

export function StudyNotesTab({ choice, onChoice, ...list }: StudyNotesTabProps) {
  const { filter, tag } = choice;
  const [order, setOrder] = useState<ListOrder>('newest');
  const [view, setView] = useListView('noteView', 'cards');
  const pages = useNotePages({ ...WANTED[filter], tag, search: list.search, sort: order });
  const { listRef, remove } = useRemoveNote(pages.data ?? []);
  const onTag = useCallback((chosen: string) => onChoice({ filter, tag: chosen }), [filter, onChoice]);
  return (
    <div ref={listRef} tabIndex={-1} className={styles['tab']}>
      <NoteFilters
        choice={choice}
        onChoice={onChoice}
        {...((pages.data?.length ?? 0) > 1 && { order, view })}
        onOrder={setOrder}
        onView={setView}
      />
      <StudyNotesList {...list} pages={pages} view={view} tag={tag} onDelete={remove} onTag={onTag} />
    </div>
  );
}

interface StudyNotesListProps extends NoteListProps {
  readonly pages: ListPages<Note>;
  readonly view: ListView;
  readonly tag: string | undefined;
  readonly onDelete: (note: Note) => Promise<void>;
  readonly onTag: (tag: string) => void;
}

function StudyNotesList({ pages, view, search, tag, onRead, onEdit, onCreate, onDelete, onTag }: StudyNotesListProps) {
  if (pages.isPending) return <SkeletonCards count={6} label={t('notes.loading-notes')} columns="auto" />;
  if (!pages.data) return <ListFailed noun={noteNoun()} query={pages} />;
  if (!pages.data.length) {
    return (
      <ListEmpty
        noun={noteNoun()}
        searching={search.trim() !== '' || tag !== undefined}
        outdated={pages.outdated}
        icon={NotebookPen}
        title={t('notes.no-study-notes-yet')}
        words={t('notes.keep-what-you-find')}
        onCreate={onCreate}
      />
    );
  }
  return (
    <div aria-busy={pages.outdated}>
      <CardGrid columns="auto" inRows={view === 'rows'}>
        {pages.data.map((note) => {
          const shown = { note, onRead, onEdit, onDelete };
          return view === 'rows' ? (
            <NoteRow key={note.id} {...shown} />
          ) : (
            <NoteCard key={note.id} {...shown} onTag={onTag} />
          );
        })}
      </CardGrid>
      <ListMore noun={noteNoun()} pages={pages} />
    </div>
  );
}
