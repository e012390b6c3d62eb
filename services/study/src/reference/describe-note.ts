import type { CommentaryNote } from '@berea/contracts';
import type { Commentary, Note } from '../library/commentary.js';
import { placeOf } from '../library/place-of.js';

/** A note as answers carry it. Notes on the title and on the parts of a psalm are notes among others. */
export function describeNote({ work }: Commentary, note: Note): CommentaryNote {
  return {
    id: note.id,
    work: work.id,
    author: work.author ?? work.title,
    ...(work.year && { year: work.year }),
    kind: note.kind === 'title' || note.kind === 'division' ? 'note' : note.kind,
    ...(note.kind !== 'introduction' && { place: placeOf(note) }),
    ...(note.title && { title: note.title }),
    text: note.text,
    ...(note.author && { by: note.author }),
  };
}
