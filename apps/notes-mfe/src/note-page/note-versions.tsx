import { NoteText } from '@berea/answers';
import { SideDrawer, VersionList, VersionPreview } from '@berea/collections';
import type { Note } from '@berea/contracts';
import { useNoteVersion, useNoteVersions, useRestoreNoteVersion } from '../data/notes.js';
import { t } from '../texts/note.js';

interface NoteVersionsProps {
  readonly note: Note;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The note's earlier versions, beside it. */
export const NoteVersions = ({ note, open, onClose }: NoteVersionsProps) => (
  <SideDrawer title={t('note.versions')} open={open} onClose={onClose}>
    <Versions note={note} onRestored={onClose} />
  </SideDrawer>
);

function Versions({ note, onRestored }: { readonly note: Note; readonly onRestored: () => void }) {
  const { mutateAsync } = useRestoreNoteVersion();
  return (
    <VersionList
      query={useNoteVersions(note)}
      hint={t('note.earlier-versions-will-stand')}
      unnamed={t('note.before-you-saved-again')}
      preview={(version) => <Preview id={note.id} version={version} />}
      restore={(version) => mutateAsync({ item: note, version })}
      onRestored={onRestored}
    />
  );
}

const Preview = ({ id, version }: { readonly id: string; readonly version: number }) => (
  <VersionPreview query={useNoteVersion(id, version)} titleOf={({ title }) => title || t('note.untitled-note')}>
    {(note) => <NoteText note={note} />}
  </VersionPreview>
);
