import { ListEmpty, ListFailed, ListMore } from '@berea/collections';
import type { Note } from '@berea/contracts';
import { Button, Skeleton, useMedia } from '@berea/ui/core';
import { formatDay } from '@berea/ui/data';
import { dayOf, type ListPages } from '@berea/web';
import { useNoteDays, useNotePages } from '../data/notes.js';
import { NotebookPen } from 'lucide-react';
import { useMemo, useState } from 'react';
import { JOURNAL_TAGS } from '../group-notes.js';
import { noteNoun, type NoteListProps, useRemoveNote } from '../note-list.js';
import { boundsOf, dateOf, type Day } from './journal-days.js';
import { JournalEntry } from './journal-entry.js';
import { JournalSide } from './journal-side.js';
import styles from './journal.module.css';
import { TodayCard } from './today-card.js';
import { t } from '../texts/journal.js';

export function JournalTab(list: NoteListProps) {
  const days = useNoteDays(JOURNAL_TAGS).data;
  const counts = useMemo(() => days && new Map(days.map(({ day, notes }) => [day, notes])), [days]);
  const [chosen, setChosen] = useState<Day>();
  const pages = useNotePages({ tags: JOURNAL_TAGS, search: list.search, ...(chosen && boundsOf(chosen)) });
  const { listRef, remove } = useRemoveNote(pages.data ?? []);
  const beside = useMedia('(min-width: 1280px)');
  const side = counts && counts.size > 0 && (
    <JournalSide counts={counts} today={dayOf()} chosen={chosen} onChoose={setChosen} />
  );
  return (
    <div className={styles['columns']}>
      {/* Below the entries it would never be reached: more of them come as their end comes near. */}
      {!beside && side}
      <div ref={listRef} tabIndex={-1} className={styles['tab']}>
        <TodayCard onAdd={list.onCreate} />
        {chosen && (
          <p className={styles['chosen']} role="status">
            {t('journal.entries-of', { day: formatDay(dateOf(chosen).toISOString()) })}
            <Button type="link" onClick={() => setChosen(undefined)}>
              {t('journal.show-all')}
            </Button>
          </p>
        )}
        <JournalList {...list} pages={pages} chosen={chosen} onDelete={remove} />
      </div>
      {beside && side}
    </div>
  );
}

interface JournalListProps extends NoteListProps {
  readonly pages: ListPages<Note>;
  readonly chosen: Day | undefined;
  readonly onDelete: (note: Note) => Promise<void>;
}

function JournalList({ pages, chosen, search, onRead, onEdit, onCreate, onDelete }: JournalListProps) {
  if (pages.isPending) return <JournalLoading />;
  if (!pages.data) return <ListFailed noun={noteNoun()} query={pages} />;
  if (!pages.data.length) {
    return (
      <ListEmpty
        noun={noteNoun()}
        searching={search.trim() !== '' || chosen !== undefined}
        outdated={pages.outdated}
        icon={NotebookPen}
        title={t('journal.no-journal-entries-yet')}
        words={t('journal.few-lines-day-what')}
        onCreate={onCreate}
      />
    );
  }
  return (
    <div aria-busy={pages.outdated}>
      <ul className={styles['entries']}>
        {pages.data.map((entry) => (
          <JournalEntry key={entry.id} entry={entry} onRead={onRead} onEdit={onEdit} onDelete={onDelete} />
        ))}
      </ul>
      <ListMore noun={{ one: t('journal.entry'), many: t('journal.entries') }} pages={pages} />
    </div>
  );
}

function JournalLoading() {
  return (
    <div aria-busy className={styles['skeleton']}>
      <p className="visually-hidden" role="status">
        {t('journal.loading-journal')}
      </p>
      {[0, 1, 2].map((each) => (
        <Skeleton key={each} active title={{ width: '40%' }} paragraph={{ rows: 2 }} aria-hidden />
      ))}
    </div>
  );
}
