import type { Note } from '@berea/contracts';
import { Alert, Button, useToast } from '@berea/ui/core';
import { explain, useForgetDraft, useUnsaved } from '@berea/web';
import { readNoteDraft } from '../note-editor/note-form.js';
import { useSaveCopy } from '../note-editor/use-save-copy.js';
import styles from './note-page.module.css';

interface UnsavedNoticeProps {
  readonly note: Note;
  readonly onEdit: () => void;
}

/** Above a note of which this browser holds another text that was never saved: what is the matter, and what can be done. */
export function UnsavedNotice({ note, onEdit }: UnsavedNoticeProps) {
  const name = `note:${note.id}`;
  const unsaved = useUnsaved(name);
  const forget = useForgetDraft();
  const saveCopy = useSaveCopy();
  const toast = useToast();
  if (!unsaved) return null;
  const elsewhere = unsaved.version !== undefined && unsaved.version < note.version;
  const drop = () => forget(name);
  const keepBoth = async () => {
    const draft = readNoteDraft(unsaved.text);
    if (!draft) return onEdit();
    try {
      await saveCopy(draft);
      drop();
    } catch (error) {
      toast({ title: 'Failed to create note', description: explain(error), kind: 'error' });
    }
  };
  return (
    <Alert
      className={styles['unsaved'] ?? ''}
      type={elsewhere ? 'warning' : 'info'}
      showIcon
      role="status"
      data-screen-only=""
      title={elsewhere ? 'Changed on another device, and here' : 'You have changes that are not saved'}
      description={
        <>
          <p>{wordsOf(elsewhere, unsaved.waiting)}</p>
          <div className={styles['choices']}>
            <Button type="primary" onClick={onEdit}>
              {elsewhere ? 'Compare and choose' : 'Go on writing'}
            </Button>
            {elsewhere && <Button onClick={() => void keepBoth()}>Keep both</Button>}
            <Button type="text" onClick={drop}>
              Discard my changes
            </Button>
          </div>
        </>
      }
    />
  );
}

function wordsOf(elsewhere: boolean, waiting: boolean): string {
  if (elsewhere)
    return 'The note below is what was saved elsewhere. Your own text is kept in this browser until you choose.';
  if (waiting) return 'There was no connection. They are sent by themselves when there is one again.';
  return 'They are kept in this browser, and nowhere else.';
}
