import type { Note } from '@berea/contracts';
import { Alert, Button, Skeleton } from '@berea/ui/core';
import { useForgetDraft, useUnsaved } from '@berea/web';
import { lazy, Suspense, useMemo } from 'react';
import { readNoteDraft } from '../note-editor/note-form.js';
import styles from './note-page.module.css';

/** Loaded where there is a conflict, which is seldom: it compares texts. */
const ConflictBanner = lazy(async () => ({ default: (await import('./conflict-banner.js')).ConflictBanner }));

interface UnsavedNoticeProps {
  readonly note: Note;
  readonly onEdit: () => void;
}

/** Above a note of which this browser holds another text that was never saved: what is the matter, and what can be done. */
export function UnsavedNotice({ note, onEdit }: UnsavedNoticeProps) {
  const name = `note:${note.id}`;
  const unsaved = useUnsaved(name);
  const forget = useForgetDraft();
  const text = unsaved?.text;
  const mine = useMemo(() => (text === undefined ? undefined : readNoteDraft(text)), [text]);
  if (!unsaved) return null;
  const drop = () => forget(name);
  const elsewhere = unsaved.version !== undefined && unsaved.version < note.version;
  if (elsewhere && mine)
    return (
      <Suspense fallback={<Skeleton active paragraph={{ rows: 4 }} aria-label="Loading both texts" />}>
        <ConflictBanner note={note} mine={mine} onSettled={drop} />
      </Suspense>
    );
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
    return 'The note below is what was saved elsewhere. Your own text, which is not complete, is kept in this browser.';
  if (waiting) return 'There was no connection. They are sent by themselves when there is one again.';
  return 'They are kept in this browser, and nowhere else.';
}
