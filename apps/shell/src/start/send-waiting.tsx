import type { Note } from '@berea/contracts';
import { useToast } from '@berea/ui/core';
import { explain, type SaveResult, useNoteFormCalls } from '@berea/web';
import { useSendWaiting } from '@berea/web/waiting';

/** The forms of the Notes page, by the names of their drafts. */
const FORMS = ['note', 'journal'];

/** Sends what was written without a network, wherever one is on the page by then, and says what came of it. */
export function SendWaiting() {
  const toast = useToast();
  useSendWaiting(FORMS, useNoteFormCalls(), {
    onSaved: ({ merged }: SaveResult<Note>, isNew) =>
      toast({
        title: `Note ${isNew ? 'created' : 'updated'} successfully`,
        description: merged
          ? 'It had waited for a connection. It was changed elsewhere too: both changes are in it.'
          : 'It had waited for a connection.',
      }),
    onHeld: (reason, isNew) =>
      toast({
        title: `Failed to ${isNew ? 'create' : 'update'} note`,
        description: reason ? explain(reason) : 'It was changed elsewhere meanwhile. Open it in Notes to choose.',
        kind: 'error',
      }),
  });
  return null;
}
