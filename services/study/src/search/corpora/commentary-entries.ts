import { placeAt } from '@berea/scripture';
import type { Commentary, Note } from '../../works/commentary.js';
import { passageName, placeOf } from '../../text/passages.js';
import type { Entry, EntrySource } from './entry-corpus.js';

/** The notes of all installed commentaries, one work after another. */
export function commentaryEntries(commentaries: readonly Commentary[]): EntrySource<Note> {
  const works = new Map(commentaries.flatMap((each) => each.all().map((note) => [note, each.work.id] as const)));
  return {
    rows: [...works.keys()],
    read: (note) => readNote(note, works.get(note) ?? ''),
    passageOf: ({ first, last }) => ({ first, last }),
    about: (passages) => passages.flatMap((passage) => commentaries.flatMap((commentary) => commentary.notes(passage))),
    withLemma: () => [],
  };
}

function readNote(note: Note, work: string): Entry {
  const { id, kind, title, text } = note;
  if (kind === 'introduction') {
    const { book } = placeAt(note.first);
    return { kind: 'commentary', id, title: title ?? `Introduction to ${book.name}`, body: text, source: work };
  }
  const name = passageName(note);
  return {
    kind: 'commentary',
    id,
    title: title ? `${name}: ${title}` : name,
    body: text,
    place: placeOf(note),
    source: work,
  };
}
