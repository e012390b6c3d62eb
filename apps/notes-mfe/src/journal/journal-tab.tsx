import { ListEmpty, ListFailed, SearchFailed } from '@berea/collections';
import type { Note } from '@berea/contracts';
import { Skeleton } from '@berea/ui/core';
import { NotebookPen } from 'lucide-react';
import { journalEntries } from '../group-notes.js';
import { NOTE, type NoteListProps, searchNotes, useRemoveNote } from '../note-list.js';
import { JournalEntry } from './journal-entry.js';
import styles from './journal.module.css';
import { TodayCard } from './today-card.js';

export function JournalTab(list: NoteListProps) {
  const shown = searchNotes(journalEntries(list.query.data ?? []), list.search, list.found.ids);
  const { listRef, remove } = useRemoveNote(shown);
  return (
    <div ref={listRef} tabIndex={-1} className={styles['tab']}>
      <TodayCard onAdd={list.onCreate} />
      <SearchFailed noun={NOTE} found={list.found} />
      <JournalList {...list} shown={shown} onDelete={remove} />
    </div>
  );
}

interface JournalListProps extends NoteListProps {
  readonly shown: readonly Note[];
  readonly onDelete: (note: Note) => Promise<void>;
}

function JournalList({ query, search, found, shown, onRead, onEdit, onCreate, onDelete }: JournalListProps) {
  if (query.isPending) return <JournalLoading />;
  if (!query.data) return <ListFailed noun={NOTE} query={query} />;
  if (!shown.length) {
    return (
      <ListEmpty
        noun={NOTE}
        searching={search.trim() !== ''}
        found={found}
        icon={NotebookPen}
        title="No journal entries yet"
        words="A few lines a day: what you read, what you prayed, what you will carry on."
        onCreate={onCreate}
      />
    );
  }
  return (
    <ul className={styles['entries']}>
      {shown.map((entry) => (
        <JournalEntry key={entry.id} entry={entry} onRead={onRead} onEdit={onEdit} onDelete={onDelete} />
      ))}
    </ul>
  );
}

function JournalLoading() {
  return (
    <div aria-busy className={styles['skeleton']}>
      <p className="visually-hidden" role="status">
        Loading journal
      </p>
      {[0, 1, 2].map((each) => (
        <Skeleton key={each} active title={{ width: '40%' }} paragraph={{ rows: 2 }} aria-hidden />
      ))}
    </div>
  );
}
