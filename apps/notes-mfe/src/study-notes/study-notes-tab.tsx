import { ListEmpty, ListFailed, SearchFailed } from '@berea/collections';
import type { Note } from '@berea/contracts';
import { Segmented } from '@berea/ui/core';
import { CardGrid, SkeletonCards } from '@berea/ui/data';
import { NotebookPen } from 'lucide-react';
import { isAnalysis, type NoteFilter, studyNotes } from '../group-notes.js';
import { NOTE, type NoteListProps, searchNotes, useRemoveNote } from '../note-list.js';
import { NoteCard } from './note-card.js';
import styles from './study-notes-tab.module.css';

const FILTERS: { value: NoteFilter; label: string }[] = [
  { value: 'mine', label: 'My notes' },
  { value: 'analyses', label: 'Tool analyses' },
  { value: 'all', label: 'All' },
];

export interface StudyNotesTabProps extends NoteListProps {
  readonly filter: NoteFilter;
  readonly onFilter: (filter: NoteFilter) => void;
}

export function StudyNotesTab({ filter, onFilter, ...list }: StudyNotesTabProps) {
  const notes = list.query.data ?? [];
  const analysesExist = notes.some(isAnalysis);
  const shown = searchNotes(studyNotes(notes, analysesExist ? filter : 'mine'), list.search, list.found.ids);
  const { listRef, remove } = useRemoveNote(shown);
  return (
    <div ref={listRef} tabIndex={-1} className={styles['tab']}>
      {analysesExist && (
        <Segmented<NoteFilter>
          className={styles['filter'] ?? ''}
          aria-label="Notes shown"
          options={FILTERS}
          value={filter}
          onChange={onFilter}
        />
      )}
      <SearchFailed noun={NOTE} found={list.found} />
      <StudyNotesList {...list} shown={shown} onDelete={remove} />
    </div>
  );
}

interface StudyNotesListProps extends NoteListProps {
  readonly shown: readonly Note[];
  readonly onDelete: (note: Note) => Promise<void>;
}

function StudyNotesList({ query, search, found, shown, onRead, onEdit, onCreate, onDelete }: StudyNotesListProps) {
  if (query.isPending) return <SkeletonCards count={6} label="Loading notes" columns="auto" />;
  if (!query.data) return <ListFailed noun={NOTE} query={query} />;
  if (!shown.length) {
    return (
      <ListEmpty
        noun={NOTE}
        searching={search.trim() !== ''}
        found={found}
        icon={NotebookPen}
        title="No study notes yet"
        words="Keep what you find. Notes you write here, and answers you save from Scholar, stay together."
        onCreate={onCreate}
      />
    );
  }
  return (
    <CardGrid columns="auto">
      {shown.map((note) => (
        <NoteCard key={note.id} note={note} onRead={onRead} onEdit={onEdit} onDelete={onDelete} />
      ))}
    </CardGrid>
  );
}
