import { NoteText } from '@berea/answers';
import { SideDrawer, VersionList, VersionPreview } from '@berea/collections';
import type { Note } from '@berea/contracts';
import { useNoteVersion, useNoteVersions, useRestoreNoteVersion } from '../data/notes.js';

interface NoteVersionsProps {
  readonly note: Note;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What the note was before, beside it. */
export const NoteVersions = ({ note, open, onClose }: NoteVersionsProps) => (
  <SideDrawer title="Versions" open={open} onClose={onClose}>
    <Versions note={note} onRestored={onClose} />
  </SideDrawer>
);

function Versions({ note, onRestored }: { readonly note: Note; readonly onRestored: () => void }) {
  const { mutateAsync } = useRestoreNoteVersion();
  return (
    <VersionList
      query={useNoteVersions(note)}
      hint="Earlier versions will stand here: one each time you save the note."
      unnamed="Before you saved again"
      preview={(version) => <Preview id={note.id} version={version} />}
      restore={(version) => mutateAsync({ item: note, version })}
      onRestored={onRestored}
    />
  );
}

const Preview = ({ id, version }: { readonly id: string; readonly version: number }) => (
  <VersionPreview query={useNoteVersion(id, version)} titleOf={({ title }) => title || 'Untitled note'}>
    {(note) => <NoteText note={note} />}
  </VersionPreview>
);
