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
import { noteNoun } from '../note-list.js';
import styles from './bin-page.module.css';
import { binnedNote, binnedSermon } from './list-bin.js';
import { t } from '../texts/bin.js';

const sermon = (): Noun => ({ one: t('bin.sermon'), many: t('bin.sermons') });

/** The items deleted in the last 30 days, notes and sermons together. */
export function BinPage() {
  return (
    <PageFrame
      title={t('bin.bin')}
      width="form"
      lead={
        <Link className={styles['back']} to="/notes">
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
          {t('bin.notes')}
        </Link>
      }
    >
      <h2 className={styles['heading']}>{t('bin.bin')}</h2>
      <Bin parts={[useNotesPart(), useSermonsPart()]} whenEmpty={t('bin.notes-journal-entries-and')} />
    </PageFrame>
  );
}

function useNotesPart(): BinPart {
  const query = useNoteBin();
  return {
    noun: noteNoun(),
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
    noun: sermon(),
    query,
    entries: query.data?.map(binnedSermon),
    putBack: usePutBackSermon().mutateAsync,
    deleteForever: useDeleteSermonForever().mutateAsync,
    empty: useEmptySermonBin().mutateAsync,
  };
}
