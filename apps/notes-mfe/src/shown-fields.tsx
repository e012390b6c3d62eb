import { NoteText } from '@berea/answers';
import type { Note, NoteDraft } from '@berea/contracts';
import { ScriptureLink } from '@berea/ui/data';
import { Fragment, type ReactNode } from 'react';
import { NoteTags } from './note-tags.js';

/** The fields of a note below its title, each as it is read. A new field of a note must be named here, or the types fail. */
export const shownFields = (note: Note, topHeading?: 2, onTask?: (at: number) => void) =>
  ({
    scripture: note.scripture && <ScriptureLink reference={note.scripture} />,
    content: <NoteText note={note} check onTask={onTask} {...(topHeading && { topHeading })} />,
    tags: <NoteTags tags={note.tags} />,
  }) satisfies Record<Exclude<keyof NoteDraft, 'title' | 'draft'>, ReactNode>;

/** All of the given fields, in their order. */
export const AllFields = ({ of }: { readonly of: Readonly<Record<string, ReactNode>> }) =>
  Object.entries(of).map(([name, shown]) => <Fragment key={name}>{shown}</Fragment>);
