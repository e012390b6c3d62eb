import { Bin, type BinPart, type Noun } from '@berea/collections';
import { PageFrame } from '@berea/ui/core';
import {
  useDeleteNoteForever,
  useDeleteSermonForever,
  useEmptyNoteBin,
  useEmptySermonBin,
  useNoteBin,
  usePutBackNote,
  usePutBackSermon,
  useSermonBin,
} from '../data/notes.js';
import { Link } from '@berea/web/router';
import { ArrowLeft } from 'lucide-react';
import { NOTE } from '../note-list.js';
import styles from './bin-page.module.css';
import { binnedNote, binnedSermon } from './list-bin.js';

const SERMON: Noun = { one: 'sermon', many: 'sermons' };

/** What was deleted in the last 30 days, notes and sermons together. */
export function BinPage() {
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
      <Bin
        parts={[useNotesPart(), useSermonsPart()]}
        whenEmpty="Notes, journal entries and sermons that you delete will wait here."
      />
    </PageFrame>
  );
}

function useNotesPart(): BinPart {
  const query = useNoteBin();
  return {
    noun: NOTE,
    query,
    entries: query.data?.map(binnedNote),
    putBack: usePutBackNote().mutateAsync,
    deleteForever: useDeleteNoteForever().mutateAsync,
    empty: useEmptyNoteBin().mutateAsync,
  };
}

function useSermonsPart(): BinPart {
  const query = useSermonBin();
  return {
    noun: SERMON,
    query,
    entries: query.data?.map(binnedSermon),
    putBack: usePutBackSermon().mutateAsync,
    deleteForever: useDeleteSermonForever().mutateAsync,
    empty: useEmptySermonBin().mutateAsync,
  };
}
