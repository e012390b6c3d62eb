import type { BinEntry } from '@berea/collections';
import type { Note, Sermon } from '@berea/contracts';
import { CalendarDays, MicVocal, NotebookPen } from 'lucide-react';
import { isAnalysis, isJournal } from '../group-notes.js';
import { t } from '../texts/bin.js';

/** A note in the bin, as its line says it. */
type Binned<Item> = Item & { readonly deletedAt: string };

export const binnedNote = (note: Binned<Note>): BinEntry => ({
  ...lineOf(note, t('bin.untitled-note')),
  what: isJournal(note) ? t('bin.journal-entry') : isAnalysis(note) ? t('bin.tool-analysis') : t('bin.study-note'),
  icon: isJournal(note) ? CalendarDays : NotebookPen,
});

export const binnedSermon = (sermon: Binned<Sermon>): BinEntry => ({
  ...lineOf(sermon, t('bin.untitled-sermon')),
  what: t('bin.sermon-what'),
  icon: MicVocal,
});

const lineOf = ({ id, title, deletedAt }: Binned<Note | Sermon>, untitled: string) => ({
  id,
  title: title || untitled,
  deletedAt,
});
