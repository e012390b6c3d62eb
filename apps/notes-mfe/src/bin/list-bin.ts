import type { BinEntry } from '@berea/collections';
import type { Note, Sermon } from '@berea/contracts';
import { CalendarDays, MicVocal, NotebookPen } from 'lucide-react';
import { isAnalysis, isJournal } from '../group-notes.js';

/** A note in the bin, as its line says it. */
type Binned<Item> = Item & { readonly deletedAt: string };

export const binnedNote = (note: Binned<Note>): BinEntry => ({
  ...lineOf(note, 'Untitled note'),
  what: isJournal(note) ? 'Journal entry' : isAnalysis(note) ? 'Tool analysis' : 'Study note',
  icon: isJournal(note) ? CalendarDays : NotebookPen,
});

export const binnedSermon = (sermon: Binned<Sermon>): BinEntry => ({
  ...lineOf(sermon, 'Untitled sermon'),
  what: 'Sermon',
  icon: MicVocal,
});

const lineOf = ({ id, title, deletedAt }: Binned<Note | Sermon>, untitled: string) => ({
  id,
  title: title || untitled,
  deletedAt,
});
