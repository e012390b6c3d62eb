import type { Noun } from '@berea/collections';
import { Button, PageFrame, Skeleton, StatusPanel } from '@berea/ui/core';
import {
  explain,
  useDeleteNoteForever,
  useDeleteSermonForever,
  useEmptyNoteBin,
  useEmptySermonBin,
  useNoteBin,
  usePutBackNote,
  usePutBackSermon,
  useSermonBin,
} from '@berea/web';
import { Link } from '@berea/web/router';
import { ArrowLeft, CircleAlert, Trash2 } from 'lucide-react';
import { NOTE } from '../note-list.js';
import { BinRow } from './bin-row.js';
import styles from './bin.module.css';
import { EmptyBin } from './empty-bin.js';
import { type BinEntry, listBin } from './list-bin.js';

const SERMON: Noun = { one: 'sermon', many: 'sermons' };

/** What was deleted in the last 30 days, notes and sermons together: put back, or deleted for good. */
export function BinPage() {
  const notes = useNoteBin();
  const sermons = useSermonBin();
  const back = { note: usePutBackNote().mutateAsync, sermon: usePutBackSermon().mutateAsync };
  const forever = { note: useDeleteNoteForever().mutateAsync, sermon: useDeleteSermonForever().mutateAsync };
  const empty = [useEmptyNoteBin().mutateAsync, useEmptySermonBin().mutateAsync];
  const failed = [notes, sermons].find(({ isError, data }) => isError && !data);
  const entries = listBin(notes.data ?? [], sermons.data ?? []);
  return (
    <PageFrame
      title="Bin"
      width="form"
      lead={
        <Link className={styles['back']} to="/notes">
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
          Notes
        </Link>
      }
    >
      <h2 className={styles['heading']}>Bin</h2>
      <div className={styles['top']}>
        <p>What you delete stays here for 30 days, then it is gone for good. Nobody else can see it.</p>
        {entries.length > 0 && (
          <EmptyBin count={entries.length} onEmpty={() => Promise.all(empty.map((each) => each()))} />
        )}
      </div>
      {failed ? (
        <StatusPanel
          icon={CircleAlert}
          title="The bin could not be loaded"
          role="alert"
          actions={
            <Button type="primary" onClick={() => [notes, sermons].forEach(({ refetch }) => void refetch())}>
              Try again
            </Button>
          }
        >
          {explain(failed.error)}
        </StatusPanel>
      ) : notes.isPending || sermons.isPending ? (
        <Skeleton active paragraph={{ rows: 4 }} aria-label="Loading the bin" />
      ) : (
        <Entries entries={entries} back={back} forever={forever} />
      )}
    </PageFrame>
  );
}

type Acts = Readonly<Record<BinEntry['kind'], (id: string) => Promise<unknown>>>;

interface EntriesProps {
  readonly entries: readonly BinEntry[];
  readonly back: Acts;
  readonly forever: Acts;
}

function Entries({ entries, back, forever }: EntriesProps) {
  if (!entries.length) {
    return (
      <StatusPanel icon={Trash2} title="The bin is empty">
        Notes, journal entries and sermons that you delete will wait here.
      </StatusPanel>
    );
  }
  return (
    <ul className={styles['entries']}>
      {entries.map((entry) => (
        <BinRow
          key={entry.id}
          entry={entry}
          noun={entry.kind === 'note' ? NOTE : SERMON}
          putBack={back[entry.kind]}
          deleteForever={forever[entry.kind]}
        />
      ))}
    </ul>
  );
}
