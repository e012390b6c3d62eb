import { noteHooks, type TodayCard } from '@berea/web';
import type { ReactNode } from 'react';
import { t } from '../texts/note-today.js';

const { useFew } = noteHooks;

interface LastNoteProps {
  readonly show: (card: TodayCard | null | undefined) => ReactNode;
}

/** Its part of Today: the note that was changed last. */
export function LastNote({ show }: LastNoteProps) {
  const { data } = useFew({ sort: 'changed' }, 1);
  if (!data) return show(undefined);
  const [note] = data;
  if (!note) return show(null);
  return show({
    shape: 'row',
    title: note.title || t('note-today.untitled-note'),
    when: note.scripture ? t('note-today.your-note-on', { scripture: note.scripture }) : t('note-today.your-note'),
    to: `/notes/${note.id}`,
  });
}
